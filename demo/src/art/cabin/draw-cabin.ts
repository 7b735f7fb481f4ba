import { clamp, lerp, smoothstep } from '../geometry/curve';
import { toLinear } from '../paints';
import type { RawPicture } from '../render';
import { toDisplay } from '../tone';
import { furniture, wheel } from './furniture';
import { meetShell, type ShellView } from './shell';
import { CLOTH, meetBox, meetRing, type Cloth, type Hit, type RoundedBox, type Vector } from './solids';

/** Seat and trim colours that cabins exist in, as listings name them. */
export const trims = {
  black: ['#2b2d30', '#232527'],
  grey: ['#6e7174', '#3b3d40'],
  beige: ['#c3b494', '#8d7f66'],
  tan: ['#9a6238', '#5f3f28'],
  red: ['#8e1f22', '#3a2022'],
} as const;
export type TrimName = keyof typeof trims;
export const trimNames = Object.keys(trims) as TrimName[]; // Object.keys loses the literal keys

/** Between the front seats, at the height of the eyes. */
const EYE: Vector = [0.1, 1.13, 0];

type Rgb = [r: number, g: number, b: number];
const rgb = (hex: string): Rgb => {
  const { r, g, b } = toLinear(hex);
  return [r, g, b];
};

function coloursOf(trim: TrimName): Record<Cloth, Rgb> {
  const [seat, panel] = trims[trim];
  return {
    [CLOTH.seat]: rgb(seat),
    [CLOTH.trim]: rgb(panel),
    [CLOTH.dark]: rgb('#26282b'),
    [CLOTH.lining]: rgb('#c9c8c4'),
    [CLOTH.metal]: rgb('#b9bcbf'),
    [CLOTH.screen]: rgb('#0e1822'),
    [CLOTH.mirror]: rgb('#9fa6ab'),
  };
}

/** Seams of a seat, darker than its cover: bolsters left and right, channels between. */
function seam([, y, z]: Vector): number {
  const bolster = smoothstep(0.012, 0.004, Math.abs(Math.abs(z) - 0.15));
  const channel = Math.abs(z) < 0.15 ? smoothstep(0.1, 0.02, Math.abs(((y * 9) % 1) - 0.5)) : 0;
  return 1 - 0.45 * Math.max(bolster, channel * 0.7);
}

/** What a screen shows: a pale road on a dark map. */
function glow([, y, z]: Vector): number {
  const road = smoothstep(0.008, 0.003, Math.abs(y - 0.02 - Math.sin(z * 22) * 0.016));
  const crossing = smoothstep(0.006, 0.002, Math.abs(z + 0.05 + y * 0.4));
  return 0.03 + 0.4 * Math.max(road, crossing * 0.6);
}

/** Light on a surface: from the windows all around, less of it the lower it lies. */
function lightOn([nx, ny, nz]: Vector, y: number): number {
  const windows =
    0.34 +
    0.3 * Math.max(0, ny) +
    0.2 * Math.max(0, -ny) +
    0.16 * Math.abs(nz) +
    0.2 * Math.max(0, nx) +
    0.06 * Math.max(0, -nx);
  return windows * lerp(0.9, 2.7, smoothstep(0.3, 1.2, y));
}

/** Looks along one ray; keeps what it needs between rays, so that none allocates. */
export class Looker {
  readonly seen: Rgb = [0, 0, 0];
  /** What the last ray met; changes from one neighbour to the next are edges. */
  part = 0;
  readonly #colours: Record<Cloth, Rgb>;
  readonly #hit: Hit = { distance: 0, normal: [0, 0, 0], place: [0, 0, 0] };
  readonly #shell: ShellView = { distance: 0, normal: [0, 0, 0], outside: null, cloth: CLOTH.dark };

  readonly #eye: Vector;

  constructor(trim: TrimName, eye: Vector = EYE) {
    this.#colours = coloursOf(trim);
    this.#eye = eye;
  }

  /** @param near the furniture that may stand in the way */
  look(to: Vector, near: readonly RoundedBox[]): void {
    const [hit, shell] = [this.#hit, this.#shell];
    meetShell(this.#eye, to, shell);
    hit.distance = shell.distance;
    let cloth: Cloth | null = null;
    for (let at = 0; at < near.length; at++) {
      const solid = near[at]!; // within its length
      if (!meetBox(solid, this.#eye, to, hit)) continue;
      cloth = solid.cloth;
      this.part = 20 + furniture.indexOf(solid);
    }
    if (meetRing(wheel, this.#eye, to, hit)) [cloth, this.part] = [CLOTH.dark, 19];
    if (cloth === null && shell.outside !== null) {
      this.part = 1;
      this.seen.fill(shell.outside);
      return;
    }
    if (cloth === null) this.part = 2 + shell.cloth;
    this.#shade(cloth ?? shell.cloth, cloth === null ? shell.normal : hit.normal, to, cloth !== null);
  }

  #shade(cloth: Cloth, normal: Vector, to: Vector, isSolid: boolean): void {
    const { place, distance } = this.#hit;
    const colour = this.#colours[cloth];
    const towards = -(normal[0] * to[0] + normal[1] * to[1] + normal[2] * to[2]);
    const isShown = cloth === CLOTH.screen && normal[0] < -0.6;
    let light = lightOn(normal, this.#eye[1] + to[1] * distance);
    if (cloth === CLOTH.seat && isSolid) light *= seam(place);
    // A faint sheen where one looks along a surface.
    const sheen = (cloth === CLOTH.metal ? 0.16 : 0.035) * (1 - clamp(towards)) ** 3;
    for (const channel of [0, 1, 2] as const)
      this.seen[channel] = isShown
        ? glow(place) * [0.7, 0.9, 1.1][channel]!
        : colour[channel] * light + sheen;
  }
}

/** Edge of the squares a picture is drawn in, in pixels. */
const TILE = 32;

/** The furniture that can be seen in a direction or within so many radians around it. */
function furnitureNear(towards: Vector, spreadRadians: number): RoundedBox[] {
  return furniture.filter(({ centre, half }) => {
    const way = centre.map((part, axis) => part - EYE[axis]!); // both have three
    const distance = Math.hypot(...way);
    const reach = Math.hypot(...half);
    if (distance <= reach) return true;
    const cosine = way.reduce((sum, part, axis) => sum + part * towards[axis]!, 0) / distance; // as above
    return Math.acos(clamp(cosine, -1, 1)) <= Math.asin(reach / distance) + spreadRadians;
  });
}

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/**
 * Draws the inside of a car as a panorama: the whole turn from left to right, from straight up to straight down, with
 * the way ahead in the middle. The same trim and size always give the same bytes.
 */
export function drawCabin(trim: TrimName, width: number, height: number): RawPicture {
  const looker = new Looker(trim);
  const data = Buffer.alloc(width * height * 3);
  const parts = new Uint8Array(width * height);
  const columns = Math.ceil(width / TILE);
  const spread = (TILE * Math.SQRT1_2 * Math.PI) / height;
  const to: Vector = [0, 0, 0];
  const turnTo = (x: number, y: number): void => {
    const turn = (x / width - 0.5) * 2 * Math.PI;
    const rise = (0.5 - y / height) * Math.PI;
    to[0] = Math.cos(rise) * Math.cos(turn);
    to[1] = Math.sin(rise);
    to[2] = Math.cos(rise) * Math.sin(turn);
  };
  const near = Array.from({ length: columns * Math.ceil(height / TILE) }, (_, tile) => {
    turnTo(((tile % columns) + 0.5) * TILE, (Math.floor(tile / columns) + 0.5) * TILE);
    return furnitureNear(to, spread);
  });
  const lookAt = (x: number, y: number): void => {
    turnTo(x, y);
    looker.look(to, near[Math.floor(y / TILE) * columns + Math.floor(x / TILE)]!); // every pixel lies in a tile
  };
  const write = (at: number, r: number, g: number, b: number): void => {
    data[at * 3] = toDisplay(r);
    data[at * 3 + 1] = toDisplay(g);
    data[at * 3 + 2] = toDisplay(b);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      lookAt(x + 0.5, y + 0.5);
      parts[y * width + x] = looker.part;
      write(y * width + x, ...looker.seen);
    }
  }
  // Smooth only where one part ends and another begins.
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = parts[at];
      const isInside =
        parts[at - 1] === own &&
        parts[at + 1] === own &&
        parts[at - width] === own &&
        parts[at + width] === own;
      if (isInside) continue;
      const sum: Rgb = [0, 0, 0];
      for (const [dx, dy] of SAMPLES) {
        lookAt(x + dx, y + dy);
        for (const channel of [0, 1, 2] as const) sum[channel] += looker.seen[channel] / SAMPLES.length;
      }
      write(at, ...sum);
    }
  }
  return { data, width, height };
}
