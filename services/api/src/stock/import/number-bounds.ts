/** Least and most of a number that a car can have; beyond it the source is wrong about the car. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  km: [0, 5_000_000],
  seats: [0, 200],
  doors: [0, 20],
  gearnum: [0, 40],
  engine_size: [0, 100_000],
  engine_size_litres: [0, 100],
  // Unix seconds up to the year 2100: milliseconds would keep a sold car on the page for ever.
  sold_date_timestamp: [0, 4_102_444_800],
  'variant.cylinders': [0, 32],
  'variant.fuelconsumptioncombined': [0, 1000],
};

/** Whether a field holds dollars. */
export const isPrice = (field: string): boolean => /(?:^|_)price$/.test(field);
const prices: readonly [number, number] = [0, 100_000_000];

/**
 * Why a number cannot be that of a car, or null. Numbers that are never written on a car ("0x10", "1e15", "Infinity") stay
 * text when they are read.
 */
export function numberProblem(field: string, value: number | string): string | null {
  if (typeof value === 'string') return `${field} "${value}" is not written as a number`;
  const [least, most] = bounds[field] ?? (isPrice(field) ? prices : [-Infinity, Infinity]);
  return value >= least && value <= most ? null : `${field} ${value} is not between ${least} and ${most}`;
}
