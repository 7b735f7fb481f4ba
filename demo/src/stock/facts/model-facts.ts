import type { ArtBody } from '../../art/bodies/catalogue';

/** Name, new price today in dollars, and drive line (see `parseDriveLine`). */
export type BadgeFacts = readonly [badge: string, newPriceAud: number, driveLine: string];

/** What is known of a model. Prices and years are those of the Australian market, rounded. */
export interface ModelFacts {
  make: string;
  model: string;
  kind: 'car' | 'truck' | 'caravan' | 'motorhome' | 'motorcycle';
  /** The picture it gets. */
  art: ArtBody;
  /** Body as listings write it. */
  body: string;
  seats: number;
  doors: number;
  /** First and last year it was sold new; null while it still is. */
  years: readonly [from: number, to: number | null];
  /** Series codes by the year they began. */
  series: readonly (readonly [year: number, code: string])[];
  badges: readonly BadgeFacts[];
  /** How well it keeps its value: 1 is the average car. */
  hold: number;
  /** Length, width, height in millimetres. */
  size: readonly [length: number, width: number, height: number];
  /** Braked towing limit in kilograms; 0 when it may not tow. */
  towKg: number;
  /** Gross mass in kilograms, of trucks and motorhomes. */
  grossKg?: number;
  ancap: number | null;
  caravan?: { sleeps: number; tareKg: number; atmKg: number; axles: 'Single' | 'Tandem' };
}

type Shared = Omit<ModelFacts, 'make' | 'model' | 'years' | 'series' | 'badges'>;

const car = (
  art: ArtBody,
  body: string,
  seats: number,
  doors: number,
  size: ModelFacts['size'],
  towKg: number,
): Shared => ({ kind: 'car', art, body, seats, doors, size, towKg, hold: 1, ancap: 5 });

/** Starting points that model rows adjust. */
export const segment = {
  lightHatch: car('lightHatch', 'Hatch', 5, 5, [4050, 1720, 1500], 1000),
  hatch: car('hatch', 'Hatch', 5, 5, [4380, 1795, 1460], 1300),
  sedan: car('sedan', 'Sedan', 5, 4, [4850, 1840, 1450], 1400),
  smallSuv: car('smallSuv', 'SUV', 5, 5, [4250, 1790, 1600], 1200),
  suv: car('suv', 'SUV', 5, 5, [4620, 1865, 1680], 1800),
  largeSuv: car('largeSuv', 'SUV', 7, 5, [4960, 1930, 1750], 2000),
  fourByFour: car('fourByFour', 'SUV', 7, 5, [4980, 1950, 1890], 3500),
  ute: car('ute', 'Ute', 5, 4, [5330, 1880, 1800], 3500),
  cabChassis: car('cabChassis', 'Cab Chassis', 2, 2, [5270, 1800, 1790], 3000),
  wagon: car('wagon', 'Wagon', 5, 5, [4870, 1875, 1670], 2000),
  coupe: car('coupe', 'Coupe', 4, 2, [4500, 1840, 1320], 0),
  convertible: car('convertible', 'Convertible', 4, 2, [4400, 1840, 1350], 0),
  van: car('van', 'Van', 3, 4, [5265, 1950, 1990], 1900),
  peopleMover: car('peopleMover', 'People Mover', 8, 5, [5155, 1995, 1775], 2000),
  bus: { ...car('bus', 'Bus', 22, 2, [6990, 2080, 2650], 0), kind: 'truck', ancap: null },
} as const satisfies Record<string, Shared>;

export interface ModelRow extends Partial<Shared> {
  years?: ModelFacts['years'];
  series?: ModelFacts['series'];
  badges: readonly BadgeFacts[];
}

/** Reads a table of one make: model name to row on top of a segment. */
export function models(make: string, rows: Record<string, readonly [Shared, ModelRow]>): ModelFacts[] {
  return Object.entries(rows).map(([model, [shared, row]]) => ({
    ...shared,
    years: [2014, null],
    series: [],
    ...row,
    make,
    model,
  }));
}

export interface DriveLine {
  fuel: 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in hybrid' | 'Electric';
  litres: number | null;
  cylinders: number | null;
  isTurbo: boolean;
  drive: string;
  gearbox: string;
  isManual: boolean;
  gears: number | null;
  torqueNm: number;
  /** Litres per 100 km; null for electric cars and trucks. */
  consumption: number | null;
}

const FUELS: Record<string, DriveLine['fuel']> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  X: 'Plug-in hybrid',
  E: 'Electric',
};

const GEARBOXES: Record<string, string> = {
  A: 'Automatic',
  M: 'Manual',
  CVT: 'CVT Automatic',
  ECVT: 'e-CVT Automatic',
  DCT: 'Dual Clutch Automatic',
  AMT: 'Automated Manual',
};

/**
 * Reads "PT 2.0 4 AWD A8 350 7.8": fuel (P, D, H, X plug-in, E; T turbo), litres, cylinders, drive, gearbox with
 * gears, torque in Nm, consumption in L/100 km. "E AWD A1 430" leaves out what electric cars lack.
 * @throws Error when a word is missing or unknown
 */
export function parseDriveLine(text: string): DriveLine {
  const words = text.split(' ');
  const fuelWord = words.shift() ?? '';
  const fuel = FUELS[fuelWord[0] ?? ''];
  if (!fuel) throw new Error(`Drive line "${text}" has no fuel.`);
  const isElectric = fuel === 'Electric';
  const litres = isElectric ? null : Number(words.shift());
  const cylinders = isElectric ? null : Number(words.shift());
  const [drive = '', gearWord = '', torque = '', consumption] = words;
  const match = /^([A-Z]+?)(\d+)?$/.exec(gearWord);
  const gearbox = GEARBOXES[match?.[1] ?? ''];
  if (!gearbox || !drive || !Number(torque) || (litres !== null && !Number.isFinite(litres))) {
    throw new Error(`Drive line "${text}" is incomplete.`);
  }
  return {
    fuel,
    litres,
    cylinders,
    isTurbo: fuelWord.includes('T'),
    drive,
    gearbox,
    isManual: gearbox === 'Manual',
    gears: match?.[2] ? Number(match[2]) : null,
    torqueNm: Number(torque),
    consumption: consumption === undefined ? null : Number(consumption),
  };
}
