import { ranges, type ModelRange } from './ranges';

/** Rows of a file as large as the stock of a big group. */
export const listingCount = 16_700;

const columns = [
  'Brand',
  'Year',
  'Model',
  'Car/Suv',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'FuelConsumption',
  'Kilometres',
  'ColourExtInt',
  'Location',
  'CylindersinEngine',
  'BodyType',
  'Doors',
  'Seats',
  'Price',
] as const;

const colours = [
  'White',
  'Silver',
  'Grey',
  'Black',
  'Blue',
  'Red',
  'Green',
  'Bronze',
  'Orange',
  'Beige',
  'Brown',
  'Gold',
];
const interiors = ['Black', 'Grey', 'Beige', '-'];
const places = [
  'Springwood, QLD',
  'Southport, QLD',
  'Brookvale, NSW',
  'Parramatta, NSW',
  'Liverpool, NSW',
  'Essendon, VIC',
  'Ringwood, VIC',
  'Hobart, TAS',
  'Adelaide, SA',
  'Cannington, WA',
  'Fyshwick, ACT',
  'Darwin, NT',
];

/** Random numbers from 0 to 1 that are the same in every run (mulberry32), so that figures can be compared. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

/**
 * Made-up listings as CSV, in the columns of a common export. The same every time for the same seed.
 *
 * @param thisYear year of the newest cars
 */
export function makeListings(count: number, thisYear: number, seed = 0): string {
  const random = createRandom(20_261_120 + seed);
  const among = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const weighted = ranges.flatMap((range) => Array.from({ length: range.weight }, () => range));

  const listing = (range: ModelRange): (string | number)[] => {
    const age = Math.floor(random() ** 1.6 * 16);
    const condition = age > 1 ? 'USED' : among(['NEW', 'DEMO', 'USED']);
    const badge = among(range.badges);
    const year = thisYear - age;
    const km =
      condition === 'NEW' ? Math.round(random() * 30) : Math.round((age + 0.3) * (6000 + random() * 16_000));
    const price = Math.round((range.newPrice * (0.75 + random() * 0.5) * 0.89 ** age) / 10) * 10;
    const isElectric = range.engineLitres === 0;
    const cylinders = range.engineLitres > 4 ? 8 : range.engineLitres > 2.9 ? 6 : 4;
    const transmission = !isElectric && random() < 0.14 ? 'Manual' : 'Automatic';
    const use = (4.5 + range.engineLitres * 1.4 + random()).toFixed(1);
    const doors = range.body === 'Coupe' || range.body === 'Convertible' ? 2 : 4;
    return [
      range.make,
      year,
      range.model,
      range.body,
      `${year} ${range.make} ${range.model} ${badge}${range.drive === '4WD' ? ' (4x4)' : ''}`,
      condition,
      transmission,
      isElectric ? '-' : `${cylinders} cyl, ${range.engineLitres} L`,
      range.drive,
      range.fuel,
      isElectric ? '-' : `${use} L / 100 km`,
      km,
      `${among(colours)} / ${among(interiors)}`,
      among(places),
      isElectric ? '-' : `${cylinders} cyl`,
      range.body,
      `${doors} Doors`,
      `${range.seats} Seats`,
      random() < 0.01 ? 'POA' : price,
    ];
  };
  const lines = Array.from({ length: count }, () => listing(among(weighted)).map(quoted).join(','));
  return `${columns.join(',')}\n${lines.join('\n')}\n`;
}
