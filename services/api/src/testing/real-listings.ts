import { readFileSync } from 'node:fs';

/**
 * What a row of the listings file says, read by rules of its own: none of the importer's code and none of its
 * patterns, so that a fault there is not repeated here. Null where the file says nothing.
 */
export interface Listing {
  make: string;
  model: string | null;
  year: number;
  price: number | null;
  km: number | null;
  body: string | null;
  fuel: string | null;
  transmission: string | null;
  drive: string | null;
  seats: number | null;
  colour: string | null;
  state: string | null;
  car_type: string;
}

/** Rows of a CSV text: quotes may hold commas, line breaks and doubled quotes. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',' || character === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (character === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += character;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows.filter((cells) => cells.length > 1);
}

const bodies: Record<string, string> = {
  SUV: 'suv', Hatchback: 'hatch', 'Ute / Tray': 'ute', Sedan: 'sedan', Wagon: 'wagon', Commercial: 'van',
  Coupe: 'coupe', Convertible: 'convertible', 'People Mover': 'peopleMover',
}; // prettier-ignore
const fuels: Record<string, string> = {
  Unleaded: 'Petrol', Premium: 'Petrol', Leaded: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', Electric: 'Electric', LPG: 'LPG',
}; // prettier-ignore
const drives: Record<string, string> = { Front: 'FWD', Rear: 'RWD', '4WD': '4WD', AWD: 'AWD' };
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'ACT', 'TAS', 'NT'];
const colours = [
  'White', 'Silver', 'Grey', 'Black', 'Blue', 'Red', 'Green', 'Gold', 'Brown', 'Orange', 'Yellow', 'Beige', 'Purple',
  'Burgundy', 'Bronze', 'Pink', 'Turquoise', 'Cream',
]; // prettier-ignore
/** Makes that the file splits over two columns. */
const twoWords = ['Land Rover', 'Alfa Romeo', 'Aston Martin', 'Great Wall'];
const roverModels = [
  'Range Rover Sport',
  'Range Rover Evoque',
  'Range Rover Velar',
  'Range Rover',
  'Discovery Sport',
];

const among = (values: readonly string[], text: string) => (values.includes(text) ? text : null);
const amount = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const peopleIn = (text: string) => (text.endsWith('Seats') ? Number(text.replace('Seats', '')) : null);

/** Make and model, joined again where the file cut the make in two. */
function nameOf(brand: string, model: string, title: string): [string, string | null] {
  const joined = `${brand} ${model}`;
  if (!twoWords.includes(joined)) return [brand, model === 'Other' ? null : model];
  const rest = title.slice(title.indexOf(joined) + joined.length).trim();
  return [joined, roverModels.find((name) => rest.startsWith(name)) ?? rest.split(' ')[0] ?? null];
}

/** Every listing of the file that names a car; a row without make, model or year names none. */
export function readListings(file: string): { rows: number; listings: Listing[] } {
  const [header = [], ...rows] = csvRows(readFileSync(file, 'utf8'));
  const listings = rows.flatMap((cells): Listing[] => {
    const cell = (name: string) => (cells[header.indexOf(name)] ?? '').trim();
    if (!cell('Brand') || !cell('Model') || amount(cell('Year')) === null) return [];
    const [make, model] = nameOf(cell('Brand'), cell('Model'), cell('Title'));
    const price = amount(cell('Price'));
    return [
      {
        make,
        model,
        year: Number(cell('Year')),
        price: price !== null && price > 10 ? price : null,
        km: amount(cell('Kilometres')),
        body: bodies[cell('BodyType')] ?? bodies[cell('Car/Suv')] ?? null,
        fuel: fuels[cell('FuelType')] ?? null,
        transmission: among(['Automatic', 'Manual'], cell('Transmission')),
        drive: drives[cell('DriveType')] ?? null,
        seats: peopleIn(cell('Seats')) ?? peopleIn(cell('Doors')),
        colour: among(colours, cell('ColourExtInt').split('/')[0]?.trim() ?? ''),
        state: among(states, cell('Location').split(', ').at(-1) ?? ''),
        car_type: cell('UsedOrNew') === 'nan' ? 'used' : cell('UsedOrNew').toLowerCase(),
      },
    ];
  });
  return { rows: rows.length, listings };
}
