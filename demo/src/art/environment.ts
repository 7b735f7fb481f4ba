import { clamp, lerp, smoothstep } from './geometry/curve';

/**
 * Light arriving from a direction in the studio: one large softbox overhead, a strip on each side, pale walls, a dark
 * gap at the horizon that gives paint its edge. The softboxes are several times brighter than the walls: what clear
 * coat and glass mirror of them is what reads as polish.
 */
function studioLight(x: number, y: number, z: number): number {
  let light = y < 0 ? lerp(0.5, 0.16, smoothstep(0, -0.7, y)) : lerp(0.34, 0.6, smoothstep(0.02, 0.6, y));
  // overhead: a rectangle on the ceiling, so that it bends along bonnet and roof
  if (y > 0.2) {
    const across = Math.abs(z / y + 0.1);
    const along = Math.abs(x / y - 0.1);
    light += 3.6 * smoothstep(1.02, 0.86, across) * smoothstep(2.1, 1.7, along);
    // the seam between its two halves
    light -= 0.5 * smoothstep(0.06, 0.03, Math.abs(z / y - 0.2)) * smoothstep(1.9, 1.6, along);
  }
  const turn = Math.atan2(z, x);
  const strip = smoothstep(0.1, 0.16, y) * smoothstep(0.5, 0.4, y);
  light += 2.1 * strip * smoothstep(0.62, 0.48, Math.abs(turn - 1.35));
  light += 1.3 * strip * smoothstep(0.6, 0.45, Math.abs(turn + 1.75));
  light += 0.9 * strip * smoothstep(0.3, 0.2, Math.abs(turn - 0.1));
  light -= 0.26 * smoothstep(0.1, 0.01, Math.abs(y + 0.01));
  return Math.max(0.05, light);
}

const SIZE = 512;
const BLURRED_SIZE = 48;

/** A light on an octahedral map: one lookup per reflection instead of a dozen smoothsteps. */
function buildMap(light: (x: number, y: number, z: number) => number, size: number): Float32Array {
  const map = new Float32Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let u = ((column + 0.5) / size) * 2 - 1;
      let v = ((row + 0.5) / size) * 2 - 1;
      const y = 1 - Math.abs(u) - Math.abs(v);
      if (y < 0) {
        const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
        v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
        u = folded;
      }
      const length = Math.hypot(u, y, v);
      map[row * size + column] = light(u / length, y / length, v / length);
    }
  }
  return map;
}

/** Directions spread evenly over the sphere, with the light from each. */
function samples(count: number): { x: number; y: number; z: number; light: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count;
    const turn = i * Math.PI * (3 - Math.sqrt(5));
    const flat = Math.sqrt(1 - y * y);
    const [x, z] = [Math.cos(turn) * flat, Math.sin(turn) * flat];
    return { x, y, z, light: studioLight(x, y, z) };
  });
}

/** The studio seen through a lobe around each direction: `sharpness` 1 is what a matt surface gathers. */
function blurred(sharpness: number, count: number): (x: number, y: number, z: number) => number {
  const all = samples(count);
  return (x, y, z) => {
    let sum = 0;
    let weights = 0;
    for (const sample of all) {
      const cosine = x * sample.x + y * sample.y + z * sample.z;
      if (cosine <= 0) continue;
      const weight = cosine ** sharpness;
      sum += sample.light * weight;
      weights += weight;
    }
    return sum / weights;
  };
}

interface Maps {
  mirror: Float32Array;
  sheen: Float32Array;
  matt: Float32Array;
}

let cachedMaps: Maps | undefined;

function maps(): Maps {
  return (cachedMaps ??= {
    mirror: buildMap(studioLight, SIZE),
    sheen: buildMap(blurred(24, 900), BLURRED_SIZE),
    matt: buildMap(blurred(1, 500), BLURRED_SIZE),
  });
}

/** Light from a unit direction as a mirror shows it. */
export const sampleStudio = (x: number, y: number, z: number): number =>
  readMap(maps().mirror, SIZE, x, y, z);

/** The same as brushed metal and the flakes in paint show it. */
export const sampleSheen = (x: number, y: number, z: number): number =>
  readMap(maps().sheen, BLURRED_SIZE, x, y, z);

/** Light that a matt surface with this normal gathers. */
export const sampleMatt = (x: number, y: number, z: number): number =>
  readMap(maps().matt, BLURRED_SIZE, x, y, z);

/** Reads a map bilinearly. */
function readMap(map: Float32Array, size: number, x: number, y: number, z: number): number {
  const sum = Math.abs(x) + Math.abs(y) + Math.abs(z) || 1;
  let u = x / sum;
  let v = z / sum;
  if (y < 0) {
    const folded = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  const fx = clamp((u * 0.5 + 0.5) * size - 0.5, 0, size - 1.001);
  const fy = clamp((v * 0.5 + 0.5) * size - 0.5, 0, size - 1.001);
  const column = fx | 0;
  const row = fy | 0;
  const tx = fx - column;
  const ty = fy - row;
  const at = row * size + column;
  const upper = map[at]! * (1 - tx) + map[at + 1]! * tx;
  const lower = map[at + size]! * (1 - tx) + map[at + size + 1]! * tx;
  return upper * (1 - ty) + lower * ty;
}
