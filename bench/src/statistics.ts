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
