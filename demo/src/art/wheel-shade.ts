import type { WheelLook } from './geometry/mesh';
import { clamp, smoothstep } from './geometry/curve';
import { MATERIAL as M } from './materials';
import type { Shader } from './shade';
import type { Surface } from './surface';

export interface WheelLight {
  mirror: number;
  fresnel: number;
  diffuse: number;
  key: number;
  vx: number;
  vy: number;
  vz: number;
}

/** Draws tyre, rim, spokes and brake disc on a wheel's face from the angle and radius of the sample. */
export function shadeWheel(shader: Shader, surface: Surface, look: WheelLook, light: WheelLight): void {
  const radius = surface.coord;
  const { mirror, diffuse, fresnel, key } = light;
  if (radius > look.rimShare) {
    shader.material = M.tyre;
    const isLip = radius < look.rimShare + 0.02;
    // sidewall: a faint ring, brighter towards the tread
    const ring = 0.01 * smoothstep(0.012, 0, Math.abs(radius - 0.86));
    const s = isLip ? 0.006 : 0.012 + 0.02 * key + 0.04 * fresnel * mirror + ring + 0.012 * diffuse;
    shader.put(s, s, s * 1.04);
    return;
  }
  const angle = Math.atan2(surface.y - look.y, surface.x - look.x);
  switch (look.kind) {
    case 'alloy':
      alloy(shader, look, light, radius / look.rimShare, angle);
      return;
    case 'wire':
      wire(shader, light, look, radius / look.rimShare, angle);
      return;
    case 'steel':
      pressed(shader, light, look, radius / look.rimShare, angle, 0.5);
      return;
    case 'truck':
      truck(shader, light, look, radius / look.rimShare, angle);
      return;
  }
}

function metal(shader: Shader, light: WheelLight, dark: boolean, tilt: number, level = 1): void {
  shader.material = M.rim;
  const base = dark ? 0.03 + 0.07 * light.diffuse : 0.14 + 0.3 * light.diffuse;
  const shine = shader.sheen * (dark ? 0.06 : 0.3) * (1 + tilt);
  const s = (base * (1 + tilt * 0.7) + shine) * level;
  shader.put(s, s * 1.005, s * 1.02);
}

/** Brake disc and the dark behind the spokes. */
function behindSpokes(shader: Shader, light: WheelLight, share: number): void {
  shader.material = M.well;
  if (share > 0.24 && share < 0.66) {
    const groove = 0.006 * Math.sin(share * 240);
    const s = 0.035 + 0.06 * light.diffuse + groove;
    shader.put(s, s, s * 1.02);
    return;
  }
  shader.grey(0.006 + 0.01 * light.diffuse * smoothstep(0.66, 0.95, share));
}

/** Width of a spoke as a share of its sector, and how much it flares. */
const SPOKES: Record<Exclude<WheelLook['style'], 'aero'>, readonly [width: number, flare: number]> = {
  plain: [0.4, 0.9],
  twin: [0.56, 0.9],
  star: [0.3, 0],
  turbine: [0.46, 0.6],
  fine: [0.36, 1.2],
};

function alloy(shader: Shader, look: WheelLook, light: WheelLight, share: number, angle: number): void {
  if (share < 0.1) {
    shader.material = M.glossBlack;
    shader.grey(share < 0.075 ? 0.012 + 0.02 * light.mirror : 0.2);
    return;
  }
  if (share > 0.93) return metal(shader, light, look.dark && share < 0.97, share > 0.97 ? 0.3 : 0);
  if (share < 0.24) {
    // hub with wheel nuts
    const nut = Math.abs((((angle / (2 * Math.PI)) * 5 + 5) % 1) - 0.5) * 2;
    if (share > 0.14 && share < 0.2 && nut < 0.16) return shader.grey(0.02);
    return metal(shader, light, look.dark, 0);
  }
  const swept = look.style === 'turbine' ? angle + 0.5 * (share - 0.3) : angle;
  const turn = (((((swept / (2 * Math.PI)) * look.spokes) % 1) + 1.5) % 1) - 0.5;
  const off = Math.abs(turn) * 2;
  if (look.style === 'aero') {
    // a nearly closed disc with slots towards the rim
    if (share > 0.5 && share < 0.88 && off < 0.26) return behindSpokes(shader, light, share);
    return metal(shader, light, look.dark || share < 0.5, off < 0.34 && share > 0.46 ? -0.3 : 0.1, 0.9);
  }
  // spokes widen towards hub and rim
  const waist = (share - 0.55) * (share - 0.55);
  const [width0, flare] = SPOKES[look.style];
  const width =
    look.style === 'star'
      ? width0 + 0.3 * smoothstep(0.6, 0.26, share)
      : width0 + waist * flare - (share - 0.3) * 0.16;
  if (off > width) return behindSpokes(shader, light, share);
  const isSplit = look.style === 'twin' || (look.style === 'star' && share > 0.5);
  if (isSplit && off < width * (0.32 - (0.5 - share) * 0.2) && share > 0.34)
    return behindSpokes(shader, light, share);
  // bevelled flanks catch the light from one side and lose it on the other
  const flank = smoothstep(width * 0.62, width, off) * Math.sign(turn);
  const tangentY = Math.cos(angle);
  const tilt = clamp(flank * tangentY * 0.8, -0.6, 0.6) - (Math.abs(flank) > 0.5 ? 0.12 : 0);
  metal(shader, light, look.dark, tilt, 0.92 + 0.12 * share);
}

function pressed(
  shader: Shader,
  light: WheelLight,
  look: WheelLook,
  share: number,
  angle: number,
  level: number,
): void {
  if (share < 0.16) return shader.grey(0.03 + 0.05 * light.diffuse);
  const turn = Math.abs((((angle / (2 * Math.PI)) * look.spokes + look.spokes) % 1) - 0.5) * 2;
  const dx = (turn * share * Math.PI) / look.spokes;
  if (Math.abs(share - 0.68) < 0.09 && dx < 0.075) return behindSpokes(shader, light, 0.9);
  const tilt =
    0.5 * smoothstep(0.42, 0.5, share) * smoothstep(0.58, 0.5, share) -
    0.3 * smoothstep(0.82, 0.9, share) * smoothstep(0.98, 0.9, share);
  metal(shader, light, look.dark, tilt, level);
}

function truck(shader: Shader, light: WheelLight, look: WheelLook, share: number, angle: number): void {
  if (share < 0.3) {
    const ring = 0.25 * smoothstep(0.24, 0.3, share);
    return metal(shader, light, look.dark, ring, 0.8);
  }
  const turn = (((angle / (2 * Math.PI)) * 10 + 10) % 1) - 0.5;
  const arc = (Math.abs(turn) * 2 * Math.PI * share) / 10;
  if (Math.abs(share - 0.44) < 0.045 && arc < 0.05) return metal(shader, light, false, 0.4);
  if (Math.abs(share - 0.7) < 0.075 && arc < 0.085) return behindSpokes(shader, light, 0.95);
  const tilt =
    0.35 * smoothstep(0.86, 0.95, share) - 0.3 * smoothstep(0.8, 0.86, share) * smoothstep(0.92, 0.86, share);
  metal(shader, light, look.dark, tilt, 0.95);
}

function wire(shader: Shader, light: WheelLight, look: WheelLook, share: number, angle: number): void {
  if (share > 0.9) return metal(shader, light, look.dark, 0);
  if (share < 0.16) return metal(shader, light, look.dark, 0.2, 0.7);
  const turn = Math.abs((((angle / (2 * Math.PI)) * look.spokes + look.spokes) % 1) - 0.5) * 2;
  if (turn < 0.26 - (share - 0.5) * 0.16) return metal(shader, light, look.dark, 0.1);
  behindSpokes(shader, light, share);
}
