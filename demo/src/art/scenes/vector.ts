export type Vector = readonly [x: number, y: number, z: number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const normalise = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** Turns a direction about the upright axis. */
export const turnY = ([x, y, z]: Vector, radians: number): Vector => {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  return [x * c - z * s, y, x * s + z * c];
};

/** An entry of a list that has it. A missing one is a mistake in the renderer, which throws. */
export function entry<Value>(list: ArrayLike<Value>, index: number): Value {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no entry ${index} of ${list.length}.`);
  return found;
}
