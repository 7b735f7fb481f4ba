import { clamp, lerp, smoothstep } from '../geometry/curve';
import { entry, type Vector } from './vector';

export type Rgb = readonly [r: number, g: number, b: number];

/** What a box or a floor is covered with; a plain colour without one. */
export type Pattern =
  'panels' | 'glazing' | 'cartons' | 'tiles' | 'gravel' | 'asphalt' | 'grass' | 'concrete';

/** A block of a room: wall, post, shelf, desk. Metres; y is up. */
export interface Box {
  from: Vector;
  to: Vector;
  colour: Rgb;
  /** Gives light of its own instead of receiving it: lamps, lit signs. */
  isLit?: boolean;
  pattern?: Pattern;
}

/** A round crown of a tree or a bush. */
export interface Ball {
  centre: Vector;
  radius: number;
  colour: Rgb;
}

export interface Sky {
  horizon: Rgb;
  zenith: Rgb;
  /** Ridges on the horizon, the farthest first; heights in radians. */
  hills: readonly { height: number; colour: Rgb; seed: number }[];
}

/** The surroundings of vehicles in a scene. */
export interface Room {
  floor: { colour: Rgb; pattern: Pattern; gloss: number };
  boxes: readonly Box[];
  balls?: readonly Ball[];
  sky: Sky;
  /** Direction that the light comes from, and how strong its shadows are. */
  sun: Vector;
  shadow: number;
  ambient: number;
  /** Metres over which haze takes over. */
  clearAir: number;
}

interface Hit {
  distance: number;
  normal: Vector;
  colour: Rgb;
  isLit: boolean;
  pattern: Pattern | undefined;
}

/** Repeatable noise of 0..1 that is smooth between whole numbers. */
function noise(x: number, y: number): number {
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smoothstep(0, 1, x - fx), smoothstep(0, 1, y - fy)];
  const at = (i: number, j: number): number => {
    let n = Math.imul(fx + i, 374_761_393) + Math.imul(fy + j, 668_265_263);
    n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
    return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_295;
  };
  return lerp(lerp(at(0, 0), at(1, 0), tx), lerp(at(0, 1), at(1, 1), tx), ty);
}

const layered = (x: number, y: number): number =>
  noise(x, y) * 0.55 + noise(x * 2.1, y * 2.1) * 0.3 + noise(x * 4.7, y * 4.7) * 0.15;

/** Looks along a ray. Gives linear light, and how far it went. */
export function lookInRoom(
  room: Room,
  eye: Vector,
  ray: Vector,
  bounces = 1,
): { light: Rgb; distance: number } {
  const hit = nearest(room, eye, ray);
  if (!hit) return { light: skyLight(room.sky, ray), distance: 200 };
  const at: Vector = [
    eye[0] + ray[0] * hit.distance,
    eye[1] + ray[1] * hit.distance,
    eye[2] + ray[2] * hit.distance,
  ];
  const level = hit.isLit ? 1 : lightOn(room, at, hit.normal);
  const cover = coverOf(hit.pattern, at, hit.normal, hit.distance);
  let light: Rgb = [
    hit.colour[0] * level * cover,
    hit.colour[1] * level * cover,
    hit.colour[2] * level * cover,
  ];
  const isFloor = hit.normal[1] === 1 && at[1] < 0.001;
  const gloss = isFloor ? room.floor.gloss : hit.pattern === 'glazing' ? 0.5 : 0;
  if (gloss > 0 && bounces > 0) {
    const facing = Math.abs(ray[0] * hit.normal[0] + ray[1] * hit.normal[1] + ray[2] * hit.normal[2]);
    const share = gloss * (0.08 + 0.92 * (1 - facing) ** 3);
    const along = 2 * (ray[0] * hit.normal[0] + ray[1] * hit.normal[1] + ray[2] * hit.normal[2]);
    const mirrored: Vector = [
      ray[0] - along * hit.normal[0],
      ray[1] - along * hit.normal[1],
      ray[2] - along * hit.normal[2],
    ];
    const from: Vector = [
      at[0] + hit.normal[0] * 0.001,
      at[1] + hit.normal[1] * 0.001,
      at[2] + hit.normal[2] * 0.001,
    ];
    const seen = lookInRoom(room, from, mirrored, bounces - 1).light;
    light = [lerp(light[0], seen[0], share), lerp(light[1], seen[1], share), lerp(light[2], seen[2], share)];
  }
  // haze lifts what is far away into the colour of the horizon
  const haze = 1 - Math.exp(-Math.max(0, hit.distance - 14) / room.clearAir);
  const { horizon } = room.sky;
  return {
    light: [
      lerp(light[0], horizon[0], haze),
      lerp(light[1], horizon[1], haze),
      lerp(light[2], horizon[2], haze),
    ],
    distance: hit.distance,
  };
}

function nearest(room: Room, eye: Vector, ray: Vector): Hit | null {
  let best: Hit | null = null;
  let distance = Infinity;
  if (ray[1] < -1e-5) {
    distance = eye[1] / -ray[1];
    if (distance > 160) distance = Infinity;
    else {
      const { colour, pattern } = room.floor;
      best = { distance, normal: [0, 1, 0], colour, isLit: false, pattern };
    }
  }
  const bounds = boundsOf(room);
  const met = nearestBox(bounds, eye, ray, distance);
  if (met.box >= 0) {
    const box = entry(room.boxes, met.box); // within its length
    distance = met.distance;
    const sign = -Math.sign(entry(ray, met.axis));
    best = {
      distance,
      normal: [met.axis === 0 ? sign : 0, met.axis === 1 ? sign : 0, met.axis === 2 ? sign : 0],
      colour: box.colour,
      isLit: box.isLit ?? false,
      pattern: box.pattern,
    };
  }
  for (const ball of room.balls ?? []) {
    const dx = eye[0] - ball.centre[0];
    const dy = eye[1] - ball.centre[1];
    const dz = eye[2] - ball.centre[2];
    const half = dx * ray[0] + dy * ray[1] + dz * ray[2];
    const rest = dx * dx + dy * dy + dz * dz - ball.radius * ball.radius;
    const root = half * half - rest;
    if (root < 0) continue;
    const t = -half - Math.sqrt(root);
    if (t < 0.01 || t >= distance) continue;
    const n: Vector = [
      (dx + ray[0] * t) / ball.radius,
      (dy + ray[1] * t) / ball.radius,
      (dz + ray[2] * t) / ball.radius,
    ];
    // leaves: holes at the rim, light and dark inside
    const leaves = layered((n[0] + ball.centre[0]) * 7, (n[1] + n[2] + ball.centre[1]) * 7);
    if (leaves < 0.34 + 0.3 * smoothstep(0.55, 0, Math.sqrt(root) / ball.radius)) continue;
    distance = t;
    const shade = 0.55 + 0.9 * (leaves - 0.4);
    const { colour } = ball;
    best = {
      distance,
      normal: n,
      colour: [colour[0] * shade, colour[1] * shade, colour[2] * shade],
      isLit: false,
      pattern: undefined,
    };
  }
  return best;
}

const known = new WeakMap<Room, Float64Array>();

/** Corners of all boxes, six numbers each. */
function boundsOf(room: Room): Float64Array {
  let bounds = known.get(room);
  if (!bounds) {
    bounds = Float64Array.from(room.boxes.flatMap(({ from, to }) => [...from, ...to]));
    known.set(room, bounds);
  }
  return bounds;
}

/** The answer of `nearestBox`, kept because millions of rays ask. */
const met = { box: -1, axis: 0, distance: 0 };

/** The first box before `limit` that a ray meets; box -1 when there is none. */
function nearestBox(bounds: Float64Array, eye: Vector, ray: Vector, limit: number): typeof met {
  const ix = 1 / (ray[0] || 1e-9);
  const iy = 1 / (ray[1] || 1e-9);
  const iz = 1 / (ray[2] || 1e-9);
  met.box = -1;
  met.distance = limit;
  for (let at = 0; at < bounds.length; at += 6) {
    const ax = (entry(bounds, at) - eye[0]) * ix;
    const bx = (entry(bounds, at + 3) - eye[0]) * ix;
    const ay = (entry(bounds, at + 1) - eye[1]) * iy;
    const by = (entry(bounds, at + 4) - eye[1]) * iy;
    const az = (entry(bounds, at + 2) - eye[2]) * iz;
    const bz = (entry(bounds, at + 5) - eye[2]) * iz;
    const nearX = ax < bx ? ax : bx;
    const nearY = ay < by ? ay : by;
    const nearZ = az < bz ? az : bz;
    const near = nearX > nearY ? (nearX > nearZ ? nearX : nearZ) : nearY > nearZ ? nearY : nearZ;
    if (near < 0.001 || near >= met.distance) continue;
    const farX = ax > bx ? ax : bx;
    const farY = ay > by ? ay : by;
    const farZ = az > bz ? az : bz;
    if (near > farX || near > farY || near > farZ) continue;
    met.distance = near;
    met.box = at / 6;
    met.axis = near === nearX ? 0 : near === nearY ? 1 : 2;
  }
  return met;
}

/** Direct light with shadows of boxes, and light from all around that fades in corners near the floor. */
function lightOn(room: Room, at: Vector, normal: Vector): number {
  const facing = normal[0] * room.sun[0] + normal[1] * room.sun[1] + normal[2] * room.sun[2];
  let direct = Math.max(0, facing);
  if (direct > 0 && room.shadow > 0) {
    const from: Vector = [at[0] + normal[0] * 0.01, at[1] + normal[1] * 0.01, at[2] + normal[2] * 0.01];
    const shade = nearestBox(boundsOf(room), from, room.sun, 40);
    if (shade.box >= 0 && !entry(room.boxes, shade.box).isLit) direct *= 1 - room.shadow;
  }
  const open = normal[1] > 0.5 ? 1 : lerp(0.62, 1, smoothstep(0, 1.6, at[1]));
  const around = room.ambient * open * lerp(0.72, 1, normal[1] * 0.5 + 0.5);
  return around + direct * (1 - room.ambient * 0.6);
}

/** Brightness of a pattern at a place. */
function coverOf(pattern: Pattern | undefined, [x, y, z]: Vector, normal: Vector, distance: number): number {
  const fine = smoothstep(60, 12, distance);
  const across = Math.abs(normal[0]) > 0.5 ? z : x;
  const joint = (value: number, every: number, width: number): number => {
    const share = Math.abs(((((value / every) % 1) + 1) % 1) - 0.5);
    return smoothstep(0.5 - width / every, 0.5, share);
  };
  switch (pattern) {
    case 'panels':
      return 1 - 0.28 * Math.max(joint(across, 1.5, 0.03), joint(y, 1.2, 0.03)) * fine;
    case 'tiles':
      return 1 - 0.16 * Math.max(joint(x, 1.2, 0.018), joint(z, 1.2, 0.018)) * fine;
    case 'concrete':
      return (
        (0.93 + 0.14 * layered(x * 0.7, z * 0.7)) *
        (1 - 0.25 * Math.max(joint(x, 4, 0.025), joint(z, 4, 0.025)) * fine)
      );
    case 'asphalt':
      return 0.86 + 0.16 * layered(x * 0.8, z * 0.8) + 0.16 * (noise(x * 60, z * 60) - 0.5) * fine;
    case 'gravel':
      return 0.74 + 0.3 * layered(x * 1.4, z * 1.4) + 0.3 * (noise(x * 28, z * 28) - 0.5) * fine;
    case 'grass':
      return 0.66 + 0.4 * layered(x * 0.9, z * 0.9) + 0.36 * (noise(x * 40, z * 22) - 0.5) * fine;
    case 'cartons': {
      const cell = noise(Math.floor(across / 0.42) * 7.3, Math.floor(y / 0.34) * 3.1);
      return (0.6 + 0.5 * cell) * (1 - 0.5 * Math.max(joint(across, 0.42, 0.03), joint(y, 0.34, 0.03)));
    }
    case 'glazing':
      return 1 - 0.75 * Math.max(joint(across, 2.4, 0.05), joint(y - 0.1, 3.1, 0.05));
    case undefined:
      return 1;
  }
}

function skyLight(sky: Sky, [x, y, z]: Vector): Rgb {
  const turn = Math.atan2(z, x);
  const rise = Math.asin(clamp(y, -1, 1));
  for (const hill of sky.hills.toReversed()) {
    const ridge = hill.height * (0.45 + 0.75 * layered(turn * 5 + hill.seed, hill.seed));
    if (rise < ridge) {
      const mist = smoothstep(0, hill.height, rise) * 0.4;
      return [
        lerp(lerp(hill.colour[0], sky.horizon[0], 0.3), hill.colour[0], mist),
        lerp(lerp(hill.colour[1], sky.horizon[1], 0.3), hill.colour[1], mist),
        lerp(lerp(hill.colour[2], sky.horizon[2], 0.3), hill.colour[2], mist),
      ];
    }
  }
  const up = smoothstep(-0.02, 0.5, y);
  const cloud = smoothstep(0.52, 0.8, layered(turn * 2.2 + 4, y * 7)) * 0.35 * smoothstep(0, 0.15, y);
  return [0, 1, 2].map((k) =>
    lerp(lerp(entry(sky.horizon, k), entry(sky.zenith, k), up), 1, cloud),
  ) as unknown as Rgb; // map loses the tuple length
}
