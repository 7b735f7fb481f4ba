import type { Cabin, Cavity, Part } from './geometry/mesh';
import { lerp, smoothstep } from './geometry/curve';
import { MATERIAL } from './materials';

/** Linear grey seen through clean glass where the studio shows on the far side. */
const STUDIO_BEHIND = 0.34;

/**
 * Follows a view ray from a window into the cabin: out through the window opposite, onto seats, or into the
 * dark of the trim. Returns linear light behind the glass, tint included.
 */
export function lightThroughGlass(
  part: Part,
  cabin: Cabin,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const tint = px < cabin.tintBehindX ? 0.14 : 0.42;
  let nearest = 9;
  let light = 0.03;
  // far side windows
  if (Math.abs(dz) > 1e-4) {
    const wall = Math.sign(dz) * cabin.halfWidth;
    const t = (wall - pz) / dz;
    if (t > 0.05 && t < nearest) {
      nearest = t;
      const x = px + dx * t;
      const y = py + dy * t;
      const isWindow = part.decals?.side.at(x, y) === MATERIAL.glass;
      light = isWindow
        ? STUDIO_BEHIND * (x < cabin.tintBehindX ? 0.34 : 0.82)
        : 0.022 + 0.02 * smoothstep(cabin.floorY, cabin.roofY, y);
    }
  }
  // front and rear screens
  if (Math.abs(dx) > 1e-4) {
    const endX = dx > 0 ? cabin.frontX : cabin.rearX;
    const t = (endX - px) / dx;
    if (t > 0.05 && t < nearest) {
      nearest = t;
      const y = py + dy * t;
      const z = Math.abs(pz + dz * t);
      const isOpen = y > cabin.floorY + 0.1 && y < cabin.roofY - 0.12 && z < cabin.halfWidth * 0.86;
      light = isOpen ? STUDIO_BEHIND * (dx > 0 ? 0.7 : 0.36) : 0.025;
    }
  }
  const floor = (cabin.floorY - py) / dy;
  if (dy < 0 && floor > 0 && floor < nearest) {
    nearest = floor;
    light = 0.014;
  }
  const ceiling = (cabin.roofY - py) / dy;
  if (dy > 0 && ceiling > 0 && ceiling < nearest) {
    nearest = ceiling;
    light = 0.055;
  }
  for (const row of cabin.rows) {
    for (const seat of [-0.36, 0.36]) {
      // backrest leans, headrest stands above it
      const back = hitBox(
        px,
        py,
        pz,
        dx,
        dy,
        dz,
        row - 0.16,
        row + 0.02,
        cabin.floorY - 0.3,
        cabin.floorY + 0.2,
        seat - 0.24,
        seat + 0.24,
      );
      if (back < nearest) {
        nearest = back;
        const y = py + dy * back;
        light = lerp(0.02, 0.085, smoothstep(cabin.floorY - 0.1, cabin.floorY + 0.22, y));
      }
      const head = hitBox(
        px,
        py,
        pz,
        dx,
        dy,
        dz,
        row - 0.17,
        row - 0.06,
        cabin.floorY + 0.22,
        cabin.floorY + 0.37,
        seat - 0.13,
        seat + 0.13,
      );
      if (head < nearest) {
        nearest = head;
        light = 0.075;
      }
    }
  }
  return light * tint;
}

/** Distance along a ray to a box, or Infinity. */
function hitBox(
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
): number {
  let near = 0.02;
  let far = 20;
  const ix = 1 / (dx || 1e-9);
  let a = (x0 - px) * ix;
  let b = (x1 - px) * ix;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  const iy = 1 / (dy || 1e-9);
  a = (y0 - py) * iy;
  b = (y1 - py) * iy;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  const iz = 1 / (dz || 1e-9);
  a = (z0 - pz) * iz;
  b = (z1 - pz) * iz;
  near = Math.max(near, Math.min(a, b));
  far = Math.min(far, Math.max(a, b));
  return near <= far ? near : Infinity;
}

/** Shade of an open tub: liner floor with ribs, walls darkening downwards. Linear grey. */
export function lightInTub(
  tub: Cavity,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const toFloor = dy < 0 ? (tub.floorY - py) / dy : 9;
  const toEnd = dx > 0 ? (tub.toX - px) / dx : dx < 0 ? (tub.fromX - px) / dx : 9;
  const wall = tub.halfWidth * 0.9;
  const toWall = dz > 0 ? (wall - pz) / dz : dz < 0 ? (-wall - pz) / dz : 9;
  const t = Math.min(toFloor, toEnd, toWall);
  if (t === toFloor) {
    const z = pz + dz * t;
    return 0.035 + 0.02 * smoothstep(-0.2, 0.6, Math.sin(z * 42));
  }
  const depth = smoothstep(tub.floorY, tub.rimY, py + dy * t);
  return lerp(0.02, 0.075, depth) * (t === toEnd ? 1.25 : 1);
}
