// Looked up once: this module runs a hundred million times a picture.
const { abs, max, min, sign, sqrt } = Math;

/** A point or direction: x to the nose, y up, z to the driver's side, in metres. */
export type Vector = [x: number, y: number, z: number];

/** What a part of the cabin is made of; the numbers index the colours of a trim. */
export const CLOTH = { seat: 0, trim: 1, dark: 2, lining: 3, metal: 4, screen: 5, mirror: 6 } as const;
export type Cloth = (typeof CLOTH)[keyof typeof CLOTH];

/** A box with rounded edges, leaning about the axis across the car. */
export interface RoundedBox {
  centre: Vector;
  half: Vector;
  radius: number;
  /** Cosine and sine of the lean; a positive lean takes the upper end backwards. */
  lean: readonly [cos: number, sin: number];
  cloth: Cloth;
}

export const box = (
  cloth: Cloth,
  centre: Vector,
  half: Vector,
  radius: number,
  leanRadians = 0,
): RoundedBox => ({ cloth, centre, half, radius, lean: [Math.cos(leanRadians), Math.sin(leanRadians)] });

/** Where a ray met something: distance, normal, and the place on a box in its own axes. */
export interface Hit {
  distance: number;
  normal: Vector;
  place: Vector;
}

const STEPS = 28;
const CLOSE = 0.0012;

/** Sets `hit` and gives true where a ray meets a box nearer than `hit.distance`. No allocation: this runs per pixel. */
export function meetBox(solid: RoundedBox, from: Vector, to: Vector, hit: Hit): boolean {
  const { centre, half, radius, lean } = solid;
  const [cos, sin] = lean;
  const fx = from[0] - centre[0];
  const fy = from[1] - centre[1];
  const px = fx * cos + fy * sin;
  const py = fy * cos - fx * sin;
  const pz = from[2] - centre[2];
  const dx = to[0] * cos + to[1] * sin;
  const dy = to[1] * cos - to[0] * sin;
  const dz = to[2];
  const ix = 1 / (dx || 1e-9);
  const iy = 1 / (dy || 1e-9);
  const iz = 1 / (dz || 1e-9);
  const nearX = min((-half[0] - px) * ix, (half[0] - px) * ix);
  const nearY = min((-half[1] - py) * iy, (half[1] - py) * iy);
  const nearZ = min((-half[2] - pz) * iz, (half[2] - pz) * iz);
  const farX = max((-half[0] - px) * ix, (half[0] - px) * ix);
  const farY = max((-half[1] - py) * iy, (half[1] - py) * iy);
  const farZ = max((-half[2] - pz) * iz, (half[2] - pz) * iz);
  let at = max(nearX, nearY, nearZ, 0.01);
  const end = min(farX, farY, farZ, hit.distance);
  if (at >= end) return false;
  for (let step = 0; step < STEPS && at < end; step++) {
    const x = px + dx * at;
    const y = py + dy * at;
    const z = pz + dz * at;
    const qx = abs(x) - half[0] + radius;
    const qy = abs(y) - half[1] + radius;
    const qz = abs(z) - half[2] + radius;
    const ox = max(qx, 0);
    const oy = max(qy, 0);
    const oz = max(qz, 0);
    const outside = sqrt(ox * ox + oy * oy + oz * oz);
    const gap = outside + min(max(qx, qy, qz), 0) - radius;
    if (gap < CLOSE) {
      const length = outside || 1;
      const nx = (ox / length) * sign(x);
      const ny = (oy / length) * sign(y);
      hit.distance = at;
      hit.normal[0] = nx * cos - ny * sin;
      hit.normal[1] = ny * cos + nx * sin;
      hit.normal[2] = (oz / length) * sign(z);
      hit.place[0] = x;
      hit.place[1] = y;
      hit.place[2] = z;
      return true;
    }
    at += gap;
  }
  return false;
}

/** The rim of a steering wheel: a ring about an axis that leans towards the driver. */
export interface Ring {
  centre: Vector;
  /** Unit axis. */
  axis: Vector;
  radius: number;
  tube: number;
}

/** As `meetBox`, for the rim of a wheel. */
export function meetRing({ centre, axis, radius, tube }: Ring, from: Vector, to: Vector, hit: Hit): boolean {
  const fx = from[0] - centre[0];
  const fy = from[1] - centre[1];
  const fz = from[2] - centre[2];
  const middle = -(fx * to[0] + fy * to[1] + fz * to[2]);
  const reach = radius + tube;
  const away = fx * fx + fy * fy + fz * fz - middle * middle;
  if (away > reach * reach) return false;
  const span = sqrt(reach * reach - away);
  // Behind the eye there is as much of a line as before it.
  let at = max(middle - span, 0.01);
  const end = min(middle + span, hit.distance);
  for (let step = 0; step < STEPS * 2 && at < end; step++) {
    const x = fx + to[0] * at;
    const y = fy + to[1] * at;
    const z = fz + to[2] * at;
    const along = x * axis[0] + y * axis[1] + z * axis[2];
    const rx = x - along * axis[0];
    const ry = y - along * axis[1];
    const rz = z - along * axis[2];
    const round = sqrt(rx * rx + ry * ry + rz * rz) || 1e-6;
    const gap = sqrt((round - radius) ** 2 + along * along) - tube;
    if (gap < CLOSE) {
      const share = (round - radius) / round;
      hit.distance = at;
      hit.normal[0] = (rx * share + along * axis[0]) / tube;
      hit.normal[1] = (ry * share + along * axis[1]) / tube;
      hit.normal[2] = (rz * share + along * axis[2]) / tube;
      hit.place[0] = x;
      hit.place[1] = y;
      hit.place[2] = z;
      return true;
    }
    at += gap;
  }
  return false;
}
