/** A point of a profile: metres along the vehicle (nose forward) and metres above the ground. */
export type ProfilePoint = readonly [x: number, y: number];

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** Hermite step; with `from` above `to` it falls instead of rising. */
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/**
 * Monotone cubic through the points (Fritsch-Carlson with harmonic tangents): no overshoot, so a flat roof
 * stays flat and a profile never dips below its own points.
 * @throws RangeError when fewer than two points are given or x does not rise.
 */
export function monotoneCurve(points: readonly ProfilePoint[]): (x: number) => number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  if (points.length < 2) throw new RangeError('A profile needs at least two points.');
  const last = xs.length - 1;
  const slopes: number[] = [];
  for (let i = 0; i < last; i++) {
    const run = xs[i + 1]! - xs[i]!;
    if (run <= 0) throw new RangeError(`Profile x must rise; it does not after ${String(xs[i])}.`);
    slopes.push((ys[i + 1]! - ys[i]!) / run);
  }
  const tangents = ys.map((_, i) => {
    if (i === 0) return slopes[0]!;
    if (i === last) return slopes[last - 1]!;
    const before = slopes[i - 1]!;
    const after = slopes[i]!;
    return before * after <= 0 ? 0 : 2 / (1 / before + 1 / after);
  });
  return (x) => {
    let i = 0;
    while (i < last - 1 && x > xs[i + 1]!) i++;
    const run = xs[i + 1]! - xs[i]!;
    const t = clamp((x - xs[i]!) / run);
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i]! +
      (t3 - 2 * t2 + t) * run * tangents[i]! +
      (3 * t2 - 2 * t3) * ys[i + 1]! +
      (t3 - t2) * run * tangents[i + 1]!
    );
  };
}

/**
 * `count + 1` values of x spread by arc length along the curve, so steep noses and tails get enough slices.
 */
export function spreadByArc(curve: (x: number) => number, from: number, to: number, count: number): number[] {
  const fine = 2000;
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const a = lerp(from, to, (i - 1) / fine);
    const b = lerp(from, to, i / fine);
    lengths.push(lengths[i - 1]! + Math.hypot(b - a, 1.4 * (curve(b) - curve(a))));
  }
  const total = lengths[fine]!;
  const result: number[] = [];
  let at = 0;
  for (let k = 0; k <= count; k++) {
    const wanted = (total * k) / count;
    while (at < fine && lengths[at]! < wanted) at++;
    result.push(lerp(from, to, at / fine));
  }
  result[0] = from;
  result[count] = to;
  return result;
}
