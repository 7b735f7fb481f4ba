import type { Camera } from './camera';
import { sampleStudio } from './environment';
import { clamp, lerp, smoothstep } from './geometry/curve';
import { lightInTub, lightThroughGlass } from './interior';
import { MATERIAL as M } from './materials';
import type { LinearColour } from './paints';
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

  constructor(
    private readonly camera: Camera,
    private readonly paint: LinearColour,
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
    let mirror = sampleStudio(rx, ry, rz);
    if (ry < 0) mirror *= lerp(0.45, 1, smoothstep(0, 0.9, y));
    const hemisphere = lerp(0.22, 0.95, ny * 0.5 + 0.5);
    const key = clamp(nx * 0.35 + ny * 0.8 + nz * 0.48);
    const rim = clamp(-nx * 0.5 + ny * 0.3 - nz * 0.6) * 0.35;
    const fill = clamp(nx * 0.75 + ny * 0.2 - nz * 0.3) * 0.3;
    const grounded = lerp(0.3, 1, smoothstep(-0.1, 0.55, y));
    const diffuse = (hemisphere * 0.4 + key * 0.54 + rim * 0.25 + fill * 0.3 + facing * 0.12) * grounded;
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
        const row = y * 36;
        const column = Math.abs(z) * 20 + (Math.floor(row) % 2) * 0.5;
        const isBar = row - Math.floor(row) < 0.28 || column - Math.floor(column) < 0.1;
        this.grey((isBar ? 0.02 + 0.05 * diffuse : 0.004) + 0.015 * mirror);
        return;
      }
      case M.lampBody: {
        const s = 0.035 + 0.03 * diffuse + mirror * (0.16 + fresnel);
        this.put(s, s, s * 1.05);
        return;
      }
      case M.lampLens: {
        const s = 0.2 + 0.55 * mirror * facing + 0.15 * diffuse;
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
        const s = 0.74 * (0.35 + 0.7 * diffuse);
        this.grey(s);
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
    const gloss = mirror * (fresnel * 0.95 + 0.034 + 0.03 * (1 - colour.luminance));
    // flakes darken towards grazing angles, which is what makes metallic paint look deep
    const flake = (0.84 + 0.17 * facing) * 1.06 * diffuse;
    this.put(
      colour.r * flake + gloss * lerp(1, colour.r * 2, 0.15),
      colour.g * flake + gloss * lerp(1, colour.g * 2, 0.15),
      colour.b * flake + gloss * lerp(1, colour.b * 2, 0.15),
    );
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
    const streak =
      0.05 * smoothstep(0.02, 0.1, ry) * smoothstep(0.3, 0.16, ry) +
      0.035 * smoothstep(0.34, 0.4, ry) * smoothstep(0.56, 0.46, ry);
    const shine = mirror * (fresnel * 0.66 + 0.012) + streak * (0.3 + fresnel * 2);
    this.put(behind * 0.93 + shine * 0.95, behind * 0.99 + shine * 0.98, behind + shine * 1.04);
  }
}

const WHITE: LinearColour = { r: 0.84, g: 0.85, b: 0.85, luminance: 0.85 };
const CHARCOAL: LinearColour = { r: 0.035, g: 0.037, b: 0.042, luminance: 0.037 };
const ACCENT_ON_PALE: LinearColour = { r: 0.1, g: 0.13, b: 0.18, luminance: 0.125 };
