const STEPS = 4096;
const RANGE = 2.5;

/** Soft shoulder above 0.62 so that highlights keep their shape, then display gamma. */
const table = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const linear = (i / STEPS) * RANGE;
  const rolled = linear < 0.62 ? linear : 0.62 + (1 - Math.exp(-(linear - 0.62) / 0.38)) * 0.38;
  return 255 * Math.min(1, rolled) ** (1 / 2.2);
});

/** Linear light to a display value of 0..255. */
export function toDisplay(linear: number): number {
  if (linear <= 0) return 0;
  // the dark end of the gamma curve is too steep for the table
  if (linear < 0.004) return 255 * linear ** (1 / 2.2);
  const at = (linear / RANGE) * STEPS;
  if (at >= STEPS) return 255;
  const low = at | 0;
  const share = at - low;
  return table[low]! * (1 - share) + table[low + 1]! * share;
}
