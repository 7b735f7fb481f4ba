import { clamp, lerp, smoothstep } from '../geometry/curve';
import { CLOTH, type Cloth, type Vector } from './solids';

/** A flat wall of the cabin: every point inside has `a x + b y + c z` below `limit`. */
interface Wall {
  facing: Vector;
  limit: number;
  name: 'floor' | 'roof' | 'door' | 'glasshouse' | 'windscreen' | 'rear' | 'end';
}

const BELT = 0.98;
const HALF_WIDTH = 0.76;
/** How far the glasshouse leans in, metres a metre. */
const TUMBLEHOME = 0.26;

const wallThrough = (name: Wall['name'], facing: Vector, [x, y, z]: Vector): Wall => {
  const length = Math.hypot(...facing);
  const unit = facing.map((part) => part / length) as Vector; // map loses the tuple length
  return { name, facing: unit, limit: unit[0] * x + unit[1] * y + unit[2] * z };
};

const walls: readonly Wall[] = [
  wallThrough('floor', [0, -1, 0], [0, 0.3, 0]),
  wallThrough('roof', [0, 1, 0], [0, 1.5, 0]),
  ...[-1, 1].flatMap((side) => [
    wallThrough('door', [0, 0, side], [0, 0, side * HALF_WIDTH]),
    wallThrough('glasshouse', [0, TUMBLEHOME, side], [0, BELT, side * HALF_WIDTH]),
  ]),
  wallThrough('windscreen', [0.58, 0.83, 0], [1.45, 0.92, 0]),
  wallThrough('rear', [-0.78, 0.62, 0], [-1.75, 1, 0]),
  wallThrough('end', [1, 0, 0], [1.5, 0, 0]),
  wallThrough('end', [-1, 0, 0], [-1.8, 0, 0]),
];

/** What a ray sees of the cabin's shell, at what distance. */
export interface ShellView {
  distance: number;
  normal: Vector;
  /** Light from outside, linear; null where there is no glass. */
  outside: number | null;
  cloth: Cloth;
}

/** The studio outside, a bonnet before the windscreen. */
function studioBehind([, dy]: Vector, isAhead: boolean): number {
  if (isAhead && dy < -0.12) return lerp(0.34, 0.2, clamp((-dy - 0.12) * 4));
  const sky = lerp(0.86, 0.62, clamp(dy * 1.4));
  return dy > 0 ? sky : lerp(0.86, 0.6, smoothstep(0, 0.22, -dy));
}

const between = (value: number, from: number, to: number): boolean => value > from && value < to;

/** Whether a place of the glasshouse is glass, and how dark it is; 0 where it is a pillar. */
function sideGlass(x: number, y: number): number {
  if (!between(y, BELT + 0.025, 1.4)) return 0;
  const pillar = 1.32 - (y - 0.92) * 1.43;
  if (between(x, -0.2, pillar)) return 0.9;
  if (between(x, -1.06, -0.31)) return 0.5;
  return between(x, -1.5 + (y - BELT) * 0.6, -1.16) ? 0.5 : 0;
}

function glassAt(name: Wall['name'], x: number, y: number, z: number): number {
  if (name === 'glasshouse') return sideGlass(x, y);
  if (name === 'windscreen') return y < 1.44 && Math.abs(z) < 0.66 - (y - BELT) * 0.2 ? 0.94 : 0;
  return name === 'rear' && between(y, 1.03, 1.42) && Math.abs(z) < 0.58 ? 0.45 : 0;
}

function clothAt(name: Wall['name'], y: number): Cloth {
  if (name === 'floor' || name === 'end') return CLOTH.dark;
  if (name === 'door') return between(y, 0.6, 0.88) ? CLOTH.trim : CLOTH.dark;
  return CLOTH.lining;
}

/** Fills `view` with what a ray meets from inside when nothing stands in its way. */
export function meetShell(from: Vector, to: Vector, view: ShellView): void {
  let nearest: Wall | undefined;
  view.distance = 99;
  for (const wall of walls) {
    const [a, b, c] = wall.facing;
    const pace = a * to[0] + b * to[1] + c * to[2];
    if (pace <= 1e-6) continue;
    const distance = (wall.limit - a * from[0] - b * from[1] - c * from[2]) / pace;
    if (distance < view.distance) [view.distance, nearest] = [distance, wall];
  }
  if (!nearest) throw new Error('A ray left the cabin without meeting a wall.');
  const [x, y, z] = [0, 1, 2].map((axis) => from[axis]! + to[axis]! * view.distance) as Vector; // map loses the length
  for (const axis of [0, 1, 2] as const) view.normal[axis] = -nearest.facing[axis];
  const glass = glassAt(nearest.name, x, y, z);
  view.outside = glass > 0 ? glass * studioBehind(to, nearest.name === 'windscreen') : null;
  view.cloth = clothAt(nearest.name, y);
}
