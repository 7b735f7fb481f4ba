import { clamp, lerp, smoothstep } from './geometry/curve';

/**
 * Light arriving from a direction in the studio: bright ceiling softbox, two side strips, a long low strip for
 * the shoulder line, pale floor and a dark horizon that gives paint its edge.
 */
function studioLight(x: number, y: number, z: number): number {
  let light = y < 0 ? lerp(0.36, 0.12, clamp(-y * 1.6)) : lerp(0.42, 0.62, clamp(y * 1.2));
  light += 1.2 * smoothstep(0.55, 0.74, y) * smoothstep(0.98, 0.8, Math.abs(x));
  const turn = Math.atan2(z, x);
  const strip = smoothstep(0.12, 0.2, y) * smoothstep(0.52, 0.38, y);
  light += 0.75 * strip * smoothstep(0.75, 0.5, Math.abs(turn - 1.1));
  light += 0.55 * strip * smoothstep(0.7, 0.45, Math.abs(turn + 1.9));
  light -= 0.27 * smoothstep(0.12, 0, Math.abs(y));
  light += 0.9 * smoothstep(0.25, 0.3, y) * smoothstep(0.42, 0.36, y) * smoothstep(0.95, 0.7, Math.abs(x));
  return light;
}

const SIZE = 256;

/** The studio on an octahedral map: one lookup per reflection instead of a dozen smoothsteps. */
function buildMap(): Float32Array {
  const map = new Float32Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      let u = ((column + 0.5) / SIZE) * 2 - 1;
      let v = ((row + 0.5) / SIZE) * 2 - 1;
      const y = 1 - Math.abs(u) - Math.abs(v);
      if (y < 0) {
        const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
        v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
        u = folded;
      }
      const length = Math.hypot(u, y, v);
      map[row * SIZE + column] = studioLight(u / length, y / length, v / length);
    }
  }
  return map;
}

let cachedMap: Float32Array | undefined;

/** Light from a unit direction, read bilinearly from the map. */
export function sampleStudio(x: number, y: number, z: number): number {
  const map = (cachedMap ??= buildMap());
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  let u = x / sum;
  let v = z / sum;
  if (y < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  const fx = clamp((u * 0.5 + 0.5) * SIZE - 0.5, 0, SIZE - 1.001);
  const fy = clamp((v * 0.5 + 0.5) * SIZE - 0.5, 0, SIZE - 1.001);
  const column = fx | 0;
  const row = fy | 0;
  const tx = fx - column;
  const ty = fy - row;
  const at = row * SIZE + column;
  const upper = map[at]! * (1 - tx) + map[at + 1]! * tx;
  const lower = map[at + SIZE]! * (1 - tx) + map[at + SIZE + 1]! * tx;
  return upper * (1 - ty) + lower * ty;
}
