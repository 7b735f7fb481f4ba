/** What is weighed: a truck with its load, a caravan with its load, and a caravan without. */
export type Mass = 'GVM' | 'ATM' | 'Tare';

/** On which side of a limit a mass lies; "from" is the limit itself or more. */
type Side = 'up to' | 'over' | 'from';

const caravanLimits = [0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4.5];
/** Tonnes that vehicles are found by; the first of trucks is what a car licence allows. */
const limits: Readonly<Record<Mass, readonly number[]>> = {
  GVM: [4.5, 6, 8, 10, 12, 16, 20, 24],
  ATM: caravanLimits,
  Tare: caravanLimits,
};

const wordsOf = (mass: Mass, side: Side, tonnes: number): string => `${mass} ${side} ${tonnes} t`;

/** Sides of a limit on which a mass lies, both in kilograms. */
const sidesOf = (kg: number, limit: number): Side[] => [
  ...(kg <= limit ? (['up to'] as const) : []),
  ...(kg > limit ? (['over'] as const) : []),
  ...(kg >= limit ? (['from'] as const) : []),
];

/**
 * The exact words a vehicle is found by: one of seven tonnes is one of up to eight, of up to ten, and of over six.
 *
 * @param kg its mass in kilograms; nothing when unknown
 */
export const massWords = (mass: Mass, kg: number | null | undefined): string[] =>
  kg
    ? limits[mass].flatMap((tonnes) => sidesOf(kg, tonnes * 1000).map((side) => wordsOf(mass, side, tonnes)))
    : [];

/**
 * The exact words that find vehicles of no more than a mass, and as many of them as there is a limit for; null where
 * each limit is above it.
 *
 * @param kg kilograms
 */
export function massWithin(mass: Mass, kg: number): string | null {
  const tonnes = limits[mass].filter((limit) => limit * 1000 <= kg).at(-1);
  return tonnes === undefined ? null : wordsOf(mass, 'up to', tonnes);
}

/**
 * The exact words that find vehicles of more than a mass, or ("from") of that mass and more, and as many of them as there
 * is a limit for; null where each limit is below it.
 *
 * @param kg kilograms
 */
export function massBeyond(mass: Mass, side: 'over' | 'from', kg: number): string | null {
  const tonnes = limits[mass].find((limit) => limit * 1000 >= kg);
  return tonnes === undefined ? null : wordsOf(mass, side, tonnes);
}
