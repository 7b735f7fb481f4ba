/** What is weighed: a truck with its load, a caravan with its load, and a caravan without. */
export type Mass = 'GVM' | 'ATM' | 'Tare';

const caravanLimits = [0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4.5];
/** Tonnes up to which vehicles are found; the first of trucks is what a car licence allows. */
const limits: Readonly<Record<Mass, readonly number[]>> = {
  GVM: [4.5, 6, 8, 10, 12, 16, 20, 24],
  ATM: caravanLimits,
  Tare: caravanLimits,
};

const wordsOf = (mass: Mass, tonnes: number): string => `${mass} up to ${tonnes} t`;

/**
 * The exact words a vehicle is found by: one of seven tonnes is one of up to eight, and of up to ten.
 *
 * @param kg its mass in kilograms; nothing when unknown
 */
export const massWords = (mass: Mass, kg: number | null | undefined): string[] =>
  kg ? limits[mass].filter((tonnes) => kg <= tonnes * 1000).map((tonnes) => wordsOf(mass, tonnes)) : [];

/**
 * The exact words that find vehicles of no more than a mass, and as many of them as there is a limit for; null where
 * each limit is above it.
 *
 * @param kg kilograms
 */
export function massWithin(mass: Mass, kg: number): string | null {
  const tonnes = limits[mass].filter((limit) => limit * 1000 <= kg).at(-1);
  return tonnes === undefined ? null : wordsOf(mass, tonnes);
}
