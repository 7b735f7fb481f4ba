import type { Camera } from './camera';
import { clamp, smoothstep } from './geometry/curve';

/** Where a vehicle stands: rectangle of its body shadow and its wheel contact patches, in metres. */
export interface Footprint {
  fromX: number;
  toX: number;
  halfWidth: number;
  /** Height of the floor pan: a high truck throws a softer shadow. */
  clearance: number;
  wheels: readonly { x: number; z: number; length: number; width: number }[];
}

/** Display values of the backdrop's edges: the `--studio` grey of the design tokens (#e9eaec). */
const STUDIO = [233, 234, 236] as const;

/** Shadow strength of 0..1 for each pixel, computed at half size: it has no sharp edges. */
export function shadowMap(camera: Camera, footprint: Footprint, width: number, height: number): Float32Array {
  const columns = Math.ceil(width / 2) + 1;
  const rows = Math.ceil(height / 2) + 1;
  const coarse = new Float32Array(columns * rows);
  const middle = (footprint.fromX + footprint.toX) / 2;
  const halfLength = (footprint.toX - footprint.fromX) / 2;
  const soft = clamp(0.16 / Math.max(0.1, footprint.clearance), 0.28, 1);
  for (let row = 0; row < rows; row++) {
    const sy = (camera.centreY - row * 2) / camera.focal;
    for (let column = 0; column < columns; column++) {
      const sx = (column * 2 - camera.centreX) / camera.focal;
      const dy = camera.forward[1] + camera.up[1] * sy;
      if (dy > -0.004) continue;
      const t = camera.eye[1] / -dy;
      const x = camera.eye[0] + (camera.forward[0] + camera.right[0] * sx + camera.up[0] * sy) * t;
      const z = camera.eye[2] + (camera.forward[2] + camera.right[2] * sx + camera.up[2] * sy) * t;
      const outX = Math.max(0, Math.abs(x - middle) - halfLength + 0.4);
      const outZ = Math.max(0, Math.abs(z) - footprint.halfWidth + 0.3);
      const squared = outX * outX + outZ * outZ;
      if (squared > 4) continue;
      const distance = Math.sqrt(squared);
      let shadow =
        (0.34 + 0.42 * soft) * Math.exp(-squared * 9 * soft * soft) + 0.22 * Math.exp(-distance * 2.1);
      for (const wheel of footprint.wheels) {
        const a = (x - wheel.x) / wheel.length;
        const b = (z - wheel.z) / wheel.width;
        const contact = a * a + b * b;
        if (contact < 8) shadow = Math.max(shadow, 0.94 * Math.exp(-contact * 0.9));
      }
      coarse[row * columns + column] = shadow;
    }
  }
  const map = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (y >> 1) * columns;
    const ty = (y & 1) * 0.5;
    for (let x = 0; x < width; x++) {
      const at = row + (x >> 1);
      const tx = (x & 1) * 0.5;
      const upper = coarse[at]! * (1 - tx) + coarse[at + 1]! * tx;
      const lower = coarse[at + columns]! * (1 - tx) + coarse[at + columns + 1]! * tx;
      map[y * width + x] = upper * (1 - ty) + lower * ty;
    }
  }
  return map;
}

/** Fills the picture with the studio sweep: a pool of light behind the vehicle, even grey at the edges. */
export function paintStudio(out: Uint8Array, shadows: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const v = y / height;
    const fromHorizon = v - 0.4;
    const fade = smoothstep(0, 0.3, v) * smoothstep(1, 0.84, v);
    const poolHere = 15 * Math.exp(-fromHorizon * fromHorizon * 9) * fade;
    const floorHere = -8 * smoothstep(0.56, 0.74, v) * fade;
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.5) * 2;
      const edge = smoothstep(1, 0.4, Math.abs(across));
      const pool = poolHere * edge;
      const floor = floorHere * edge;
      const at = y * width + x;
      const shadow = shadows[at]!;
      // dithering by a fixed hash keeps the gradient free of bands and the picture repeatable
      let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      const lit = pool + floor + (((hash >>> 16) & 255) / 255 - 0.5) * 1.2;
      out[at * 3] = clamp((STUDIO[0] + lit) * (1 - shadow) + 14 * shadow, 0, 255);
      out[at * 3 + 1] = clamp((STUDIO[1] + lit) * (1 - shadow) + 14 * shadow, 0, 255);
      out[at * 3 + 2] = clamp((STUDIO[2] + lit) * (1 - shadow) + 16 * shadow, 0, 255);
    }
  }
}
