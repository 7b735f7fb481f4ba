import { cameraAt, type Camera } from './camera';
import type { LookName } from './models/catalogue';
import { vehicleFor } from './vehicle';

/** A spot on a vehicle: metres forward of its middle, up and to the side, and the way the surface looks. */
export interface BodySpot {
  at: readonly [x: number, y: number, z: number];
  facing: readonly [x: number, y: number, z: number];
}

/** Surfaces turned further away than this (cosine) count as hidden. */
const LEAST_FACING = 0.2;

/**
 * Where a spot appears in the picture from an angle, x and y in 0..1 from the top left; null when it faces away.
 */
export function placeInPicture(
  body: LookName,
  spot: BodySpot,
  angleDegrees: number,
): { x: number; y: number } | null {
  const width = 600;
  const height = 400;
  const camera = cameraAt(vehicleFor(body).framing, angleDegrees, width, height);
  const toEye = camera.eye.map((value, i) => value - spot.at[i]!) as [number, number, number]; // three in, three out
  const length = Math.hypot(...toEye);
  const cosine = spot.facing.reduce((sum, value, i) => sum + (value * toEye[i]!) / length, 0);
  if (cosine < LEAST_FACING) return null;
  const depth = -dot(toEye, camera.forward);
  const x = camera.centreX - (camera.focal * dot(toEye, camera.right)) / depth;
  const y = camera.centreY + (camera.focal * dot(toEye, camera.up)) / depth;
  return { x: round(x / width), y: round(y / height) };
}

const dot = (a: readonly [number, number, number], b: Camera['forward']): number =>
  a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const round = (value: number): number => Math.round(value * 1000) / 1000;
