const STEPS = 4096;
const RANGE = 6;

/** A film curve: a short toe, a long shoulder so that highlights keep their shape, then display gamma. */
const film = (linear: number): number => {
  const x = linear * 0.92;
  return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
};

const table = Float32Array.from(
  { length: STEPS + 1 },
  (_, i) => 255 * Math.min(1, film((i / STEPS) * RANGE)) ** (1 / 2.2),
);

/** Linear light to a display value of 0..255. */
export function toDisplay(linear: number): number {
  if (linear <= 0) return 0;
  // the dark end of the gamma curve is too steep for the table
  if (linear < 0.01) return 255 * film(linear) ** (1 / 2.2);
  const at = (linear / RANGE) * STEPS;
  if (at >= STEPS) return 255;
  const low = at | 0;
  const share = at - low;
  return table[low]! * (1 - share) + table[low + 1]! * share;
}
