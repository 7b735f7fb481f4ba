/** Middle and limits of what was measured several times. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Median: one run that something else disturbed does not move it. Throws when there is no value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) throw new Error('There is no value to take a median of.');
  const middle = sorted[Math.floor(sorted.length / 2)] ?? max;
  const before = sorted[Math.ceil(sorted.length / 2) - 1] ?? min;
  return { median: (before + middle) / 2, min, max };
}

/**
 * Value that a share of the values does not pass: 0.95 gives the p95. Throws when there is no value.
 *
 * @param share from 0 to 1
 */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('There is no value to take a percentile of.');
  return found;
}
