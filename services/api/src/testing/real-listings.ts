import { readFileSync } from 'node:fs';

/**
 * What a row of the listings file says, read by rules of its own: none of the importer's code and none of its
 * patterns, so that a fault there is not repeated here. Null where the file says nothing.
 */
export interface Listing {
  /** As the file has it. */
  title: string;
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
  interior: string | null;
  city: string | null;
  state: string | null;
  car_type: string;
  doors: number | null;
  cylinders: number | null;
  litres: number | null;
  /** Litres per 100 km. */
  consumption: number | null;
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
/** Makes that the file splits over two columns, and makes that it writes otherwise than the makers do. */
const makes: Record<string, string> = {
  'Land Rover': 'Land Rover', 'Alfa Romeo': 'Alfa Romeo', 'Aston Martin': 'Aston Martin', 'Great Wall': 'Great Wall',
  Mini: 'MINI', Ram: 'RAM', Ssangyong: 'SsangYong', Smart: 'smart',
}; // prettier-ignore
/** How titles of the file begin behind the make, where the Model column has less, and the model that is meant. */
const beginnings: Record<string, readonly string[]> = {
  Audi: ['RS Q3', 'RS Q8', 'RS 3=RS3', 'RS 5=RS5', 'RS 6=RS6', 'RS 7=RS7', 'TT RS', 'TT S=TTS'],
  BMW: ['1=1 Series', '2=2 Series', '3=3 Series', '4=4 Series', '5=5 Series', '6=6 Series', '7=7 Series', '8=8 Series'],
  BYD: ['Atto 3'],
  Bentley: ['Flying Spur'],
  Chery: ['Omoda5=Omoda 5'],
  Chrysler: ['300 C=300C', 'Grand Voyager', 'PT Cruiser'],
  Citroen: ['C4 Cactus', 'C5 Aircross', 'Grand C4 Picasso'],
  Ford: ['F 150=F-150', 'F 250=F-250', 'F250=F-250', 'F 350=F-350', 'F450=F-450', 'Mustang Mach-E', 'Transit Custom'],
  GWM: ['Haval Jolion', 'Haval H6', 'Haval H6GT=Haval H6 GT', 'Tank 300'],
  Holden: ['Barina Spark', 'Colorado 7'],
  Honda: ['Accord Euro'],
  Hyundai: ['Santa Fe', 'Ioniq 5', 'Staria Load', 'Trucks Mighty=Mighty'],
  Jaguar: ['X Type=X-Type'],
  Jeep: ['Grand Cherokee', 'Grand Cherokee L'],
  Kia: ['Grand Carnival'],
  LDV: ['Deliver 9', 'Edeliver 9=eDeliver 9', 'Mifa 9=MIFA 9'],
  'Land Rover': ['Range Rover Sport', 'Range Rover Evoque', 'Range Rover Velar', 'Range Rover', 'Discovery Sport', 'Discovery 3', 'Discovery 4', 'Freelander 2'],
  Lexus: ['CT 200H=CT200h', 'NX NX300=NX300', 'RC RC350=RC350', 'RX RX300=RX300', 'RX RX450H=RX450h'],
  MG: ['3=MG3', '6=MG6', 'F=MGF'],
  MINI: ['3D Hatch', '5D Hatch', 'Cooper_Countryman=Countryman'],
  Mazda: ['Mazda2=2', 'Mazda3=3', 'CX30=CX-30'],
  'Mercedes-Benz': ['AMG GT', 'Marco Polo', 'S450 L=S450L', 'CLA 200=CLA200', 'CLA 250=CLA250', 'GLA 250=GLA250', 'GLA GLA250=GLA250', 'GLB 200=GLB200', 'GLB GLB200=GLB200', 'GLB 250=GLB250', 'GLC 200=GLC200', 'GLC 300=GLC300', 'GLE 300=GLE300', 'GLE 450=GLE450', 'GLS 450=GLS450', 'SLC 200=SLC200', 'V 300=V300'],
  Mitsubishi: ['Eclipse Cross', 'Pajero Sport'],
  Saab: ['9-3'],
  SsangYong: ['Actyon Sports', 'Musso XLV'],
  Suzuki: ['Grand Vitara', 'SX4 S-Cross=S-Cross'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: ['Avensis Verso', 'Corolla Cross', 'FJ Cruiser', 'GR Corolla', 'GR Yaris', 'Land Cruiser=LandCruiser', 'Land Cruiser Prado=LandCruiser Prado', 'Landcruiser Prado', 'Mark X', 'MR 2=MR2', 'Prius C', 'Prius-C=Prius C', 'Prius V', 'Rav 4=RAV4', 'Yaris Cross'],
  Volkswagen: ['Passat CC', 'Tiguan Allspace'],
  Volvo: ['XC 40=XC40', 'XC 60=XC60', 'XC 90=XC90'],
}; // prettier-ignore

const among = (values: readonly string[], text: string) => (values.includes(text) ? text : null);
const amount = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
const peopleIn = (text: string) => (text.endsWith('Seats') ? Number(text.replace('Seats', '')) : null);

/** The number before a unit: 8.7 in "8.7 L / 100 km". */
const numberBefore = (text: string, unit: string): number | null => {
  const [before = '', after] = text.split(unit);
  return after === undefined ? null : amount(before.split(',').at(-1)?.trim() ?? '');
};

/** Make and model, joined again where the file cuts them in two. */
function nameOf(brand: string, model: string, title: string): [string, string | null] {
  const cut = makes[`${brand} ${model}`];
  const make = cut ?? makes[brand] ?? brand;
  const behind = title.slice(title.indexOf(brand) + (cut ?? brand).length).trim();
  const pairs = (beginnings[make] ?? []).map((text) => text.split('=') as [string, string?]); // one or two parts
  const fitting = pairs.filter(([start]) => `${behind} `.toLowerCase().startsWith(`${start.toLowerCase()} `));
  const [longest] = fitting.sort(([a], [b]) => b.length - a.length);
  if (longest) return [make, longest[1] ?? longest[0]];
  return [make, cut ? (behind.split(' ')[0] ?? null) : model === 'Other' ? null : model];
}

/** Every listing of the file that names a car; a row without make, model or year names none. */
export function readListings(file: string): { rows: number; listings: Listing[] } {
  const [header = [], ...rows] = csvRows(readFileSync(file, 'utf8'));
  const listings = rows.flatMap((cells): Listing[] => {
    const cell = (name: string) => (cells[header.indexOf(name)] ?? '').trim();
    if (!cell('Brand') || !cell('Model') || amount(cell('Year')) === null) return [];
    const [make, model] = nameOf(cell('Brand'), cell('Model'), cell('Title'));
    const price = amount(cell('Price'));
    const [outside = '', ...inside] = cell('ColourExtInt').split('/');
    const interior = inside.join('/').trim();
    const isInterior = !/^\d{4}\/\d{2}$|km$|^-?$/.test(interior);
    const [city = '', state = ''] = cell('Location').split(', ');
    return [
      {
        title: cell('Title').split(/\s+/).join(' '),
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
        colour: among(colours, outside.trim()),
        interior: isInterior ? interior.split(/\s+/).join(' ') : null,
        city: city || null,
        state: among(states, state.replace('AU-', '')),
        car_type: cell('UsedOrNew') === 'nan' ? 'used' : cell('UsedOrNew').toLowerCase(),
        doors: numberBefore(cell('Doors'), ' Doors'),
        cylinders: numberBefore(cell('CylindersinEngine'), ' cyl'),
        litres: numberBefore(cell('Engine'), ' L'),
        consumption: numberBefore(cell('FuelConsumption'), ' L'),
      },
    ];
  });
  return { rows: rows.length, listings };
}
