import type { Camera } from './camera';
import { sampleMatt, sampleSheen, sampleStudio } from './environment';
import { clamp, lerp, smoothstep } from './geometry/curve';
import type { GrillePattern } from './geometry/mesh';
import { lightInTub, lightThroughGlass } from './interior';
import { MATERIAL as M } from './materials';
import type { LinearColour } from './paints';
import { plateColour, type Plate } from './plates';
import { toDisplay } from './tone';
import type { Surface } from './surface';
import { shadeWheel } from './wheel-shade';

/** Turns a surface sample into a colour in display space (0..255), left in `r`, `g`, `b`. */
export class Shader {
  r = 0;
  g = 0;
  b = 0;
  /** Set by `shade`: what the sample was made of, for edge finding. */
  material = 0;
  /** The studio as a rough surface mirrors it. */
  sheen = 0;

  constructor(
    private readonly camera: Camera,
    private readonly paint: LinearColour,
    private readonly plate?: Plate,
  ) {}

  put(r: number, g: number, b: number): void {
    this.r = toDisplay(r);
    this.g = toDisplay(g);
    this.b = toDisplay(b);
  }

  grey(value: number): void {
    this.put(value, value, value);
  }

  shade(surface: Surface): void {
    const { part } = surface;
    const { eye } = this.camera;
    let { nx, ny, nz } = surface;
    const { x, y, z } = surface;
    const crease = part.crease;
    if (crease && surface.coord > 1.2 && surface.coord < 3 && Math.abs(nz) > 0.6) {
      const fade =
        smoothstep(crease.toX - 0.15, crease.toX - 0.7, x) *
        smoothstep(crease.fromX + 0.1, crease.fromX + 0.5, x);
      if (fade > 0) {
        const upper = (y - crease.shoulder(x)) / 0.05;
        const lower = (y - crease.sillY) / 0.05;
        ny +=
          fade *
          crease.strength *
          (0.26 * Math.tanh(upper * 1.4) * Math.exp(-upper * upper * 0.22) +
            0.24 * Math.tanh(lower * 1.4) * Math.exp(-lower * lower * 0.2));
      }
    }
    if (part.arches.length > 0 && Math.abs(nz) > 0.5) {
      // pressed lip around each wheel opening
      for (const arch of part.arches) {
        const ex = x - arch.x;
        const ey = y - arch.y;
        const distance = Math.sqrt(ex * ex + ey * ey) - arch.radius;
        if (distance < 0.09 && distance > 0) {
          const bend = 0.5 * Math.sin((distance / 0.09) * Math.PI);
          const out = distance < 0.02 ? -0.5 : bend;
          nx += (ex / arch.radius) * out;
          ny += (ey / arch.radius) * out;
        }
      }
    }
    nx += surface.reliefX;
    ny += surface.reliefY;
    nz += surface.reliefZ;
    let length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= length;
    ny /= length;
    nz /= length;
    let vx = eye[0] - x;
    let vy = eye[1] - y;
    let vz = eye[2] - z;
    length = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= length;
    vy /= length;
    vz /= length;
    let facing = nx * vx + ny * vy + nz * vz;
    if (facing < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      facing = -facing;
    }
    const rx = 2 * facing * nx - vx;
    const ry = 2 * facing * ny - vy;
    const rz = 2 * facing * nz - vz;
    const k = 1 - facing;
    const fresnel = 0.04 + 0.96 * k * k * k * k * k;
    // near the ground the floor that is mirrored lies in the vehicle's own shadow
    const shaded = ry < 0 ? lerp(0.2, 1, smoothstep(0.05, 1.1, y - ry * 0.6)) : 1;
    const mirror = sampleStudio(rx, ry, rz) * shaded;
    this.sheen = sampleSheen(rx, ry, rz) * shaded;
    const grounded = lerp(0.34, 1, smoothstep(-0.15, 0.75, y));
    const diffuse = sampleMatt(nx, ny, nz) * MATT_LEVEL * (ny < 0.2 ? grounded : 1);
    const key = clamp(nx * 0.35 + ny * 0.8 + nz * 0.48);
    this.material = surface.material;
    if (part.wheel) {
      shadeWheel(this, surface, part.wheel, { mirror, fresnel, diffuse, key, vx, vy, vz });
      return;
    }
    this.byMaterial(surface, diffuse, mirror, fresnel, facing, ry, vx, vy, vz);
  }

  private byMaterial(
    surface: Surface,
    diffuse: number,
    mirror: number,
    fresnel: number,
    facing: number,
    ry: number,
    vx: number,
    vy: number,
    vz: number,
  ): void {
    const { x, y, z, part } = surface;
    const { paint } = this;
    switch (surface.material) {
      case M.paint:
        this.paintLike(paint, diffuse, mirror, fresnel, facing);
        return;
      case M.accent: {
        const dark = paint.luminance > 0.45 ? ACCENT_ON_PALE : paint;
        this.paintLike(dark, diffuse, mirror, fresnel, facing);
        return;
      }
      case M.white:
        this.paintLike(WHITE, diffuse, mirror * 0.8, fresnel, facing);
        return;
      case M.darkPanel:
        this.paintLike(CHARCOAL, diffuse, mirror * 0.7, fresnel, facing);
        return;
      case M.glass:
        this.glass(surface, mirror, fresnel, ry, vx, vy, vz);
        return;
      case M.window: {
        // opaque dark window of a caravan or box body, with a soft reflection band
        const band = 0.12 * smoothstep(0.02, 0.12, ry) * smoothstep(0.5, 0.2, ry);
        const v = 0.012 + mirror * (fresnel * 0.7 + 0.03) + band * 0.4;
        this.put(v * 0.94, v * 0.98, v * 1.05);
        return;
      }
      case M.cavity: {
        if (!part.cavity) return this.grey(0.02);
        this.grey(lightInTub(part.cavity, x, y, z, -vx, -vy, -vz));
        return;
      }
      case M.trim:
        this.grey(0.014 + 0.045 * diffuse + mirror * 0.018);
        return;
      case M.glossBlack:
        this.grey(0.006 + 0.012 * diffuse + mirror * (fresnel * 0.8 + 0.02));
        return;
      case M.seam: {
        const s = 0.005 + 0.012 * mirror;
        this.put(s + paint.r * 0.2 * diffuse, s + paint.g * 0.2 * diffuse, s + paint.b * 0.2 * diffuse);
        return;
      }
      case M.chrome: {
        const s = 0.07 + mirror * 0.62;
        this.put(s, s, s * 1.02);
        return;
      }
      case M.aluminium: {
        const s = 0.1 + 0.3 * diffuse + mirror * 0.22;
        this.put(s, s, s * 1.015);
        return;
      }
      case M.steel:
        this.grey(0.03 + 0.1 * diffuse + mirror * 0.12);
        return;
      case M.grille: {
        const depth = grilleDepth(part.grille, y, Math.abs(z));
        this.grey(lerp(0.003, 0.018 + 0.05 * diffuse + this.sheen * 0.03, depth));
        return;
      }
      case M.lampBody: {
        // a dark housing with bright facets under a clear lens
        const facet = smoothstep(0.2, 0.8, Math.sin(y * 210) * Math.sin(z * 70 + x * 60) * 0.5 + 0.5);
        const s = 0.02 + 0.14 * facet * diffuse + mirror * (0.05 + fresnel * 0.8);
        this.put(s, s * 1.01, s * 1.06);
        return;
      }
      case M.lampLens: {
        const s = 0.1 + 0.1 * Math.min(mirror, 2.4) * facing + 0.1 * diffuse;
        this.put(s * 0.97, s, s * 1.06);
        return;
      }
      case M.lampLit:
        this.put(1.05, 1.08, 1.12);
        return;
      case M.tailBody: {
        const s = mirror * (0.05 + fresnel);
        this.put(0.2 * (0.4 + 0.6 * diffuse) + s, 0.007 + s, 0.01 + s);
        return;
      }
      case M.tailLit:
        this.put(0.82 + 0.05 * mirror, 0.045, 0.04);
        return;
      case M.amber:
        this.put(0.75 * (0.4 + diffuse), 0.25 * (0.4 + diffuse), 0.02);
        return;
      case M.plate: {
        const isNose = surface.nx > 0;
        const middle = part.plates ? (isNose ? part.plates.nose : part.plates.tail) : y;
        const [r, g, b] = plateColour(part.plates ? this.plate : undefined, isNose ? -z : z, y - middle);
        const level = 0.35 + 0.6 * diffuse;
        this.put(r! * level, g! * level, b! * level);
        return;
      }
      case M.tyre:
        this.grey(0.012 + 0.03 * diffuse + mirror * 0.015);
        return;
      case M.well:
        this.grey(0.004 + 0.006 * diffuse);
        return;
      case M.canvas: {
        const weave = 0.002 * Math.sin(x * 900) * Math.sin(z * 900 + y * 900);
        this.grey(0.014 + 0.06 * diffuse + mirror * 0.01 + weave);
        return;
      }
      case M.seat: {
        const s = 0.012 + 0.05 * diffuse + mirror * 0.03;
        this.grey(s);
        return;
      }
      case M.gold: {
        const s = 0.12 + 0.3 * diffuse + mirror * 0.35;
        this.put(s, s * 0.72, s * 0.28);
        return;
      }
      default:
        // an unknown number would be a programming mistake: magenta cannot be overlooked
        this.put(0.9, 0, 0.9);
    }
  }

  private paintLike(
    colour: LinearColour,
    diffuse: number,
    mirror: number,
    fresnel: number,
    facing: number,
  ): void {
    const gloss = mirror * fresnel * 1.05;
    // flakes mirror the studio in the colour of the paint and darken towards grazing angles
    const base = diffuse * (0.62 + 0.2 * facing) + this.sheen * 0.2 * facing;
    this.put(colour.r * base + gloss, colour.g * base + gloss, colour.b * base + gloss);
  }

  private glass(
    surface: Surface,
    mirror: number,
    fresnel: number,
    ry: number,
    vx: number,
    vy: number,
    vz: number,
  ): void {
    const { part, x, y, z } = surface;
    const behind = part.cabin ? lightThroughGlass(part, part.cabin, x, y, z, -vx, -vy, -vz) : 0.02;
    // a horizon of pale walls above dark floor, as every side window shows it
    const streak = 0.16 * smoothstep(-0.02, 0.05, ry) * smoothstep(0.55, 0.1, ry);
    const shine = mirror * (fresnel * 0.7 + 0.004) + streak * (0.25 + fresnel * 1.6);
    this.put(behind * 0.9 + shine * 0.96, behind * 0.97 + shine * 0.99, behind + shine * 1.03);
  }
}

/** 1 on the bars of a grille, 0 in its holes. */
function grilleDepth(pattern: GrillePattern, y: number, z: number): number {
  const wave = (value: number): number => Math.abs((((value % 1) + 1) % 1) - 0.5) * 2;
  switch (pattern) {
    case 'bars':
      return smoothstep(0.5, 0.72, wave(y * 20));
    case 'slats':
      return smoothstep(0.5, 0.75, wave(z * 22));
    case 'diamonds':
      return smoothstep(0.66, 0.86, Math.max(wave(y * 14 + z * 14), wave(y * 14 - z * 14)));
    case 'cells': {
      const row = Math.floor(y * 26);
      return smoothstep(0.6, 0.85, Math.max(wave(y * 26), wave(z * 20 + (row % 2) * 0.5)));
    }
    case 'mesh':
      return smoothstep(0.62, 0.84, Math.max(wave(y * 30), wave(z * 16 + (Math.floor(y * 30) % 2) * 0.5)));
  }
}

/** Brings what a matt surface gathers to about one under the softbox. */
const MATT_LEVEL = 0.62;

const WHITE: LinearColour = { r: 0.84, g: 0.85, b: 0.85, luminance: 0.85 };
const CHARCOAL: LinearColour = { r: 0.035, g: 0.037, b: 0.042, luminance: 0.037 };
const ACCENT_ON_PALE: LinearColour = { r: 0.1, g: 0.13, b: 0.18, luminance: 0.125 };
