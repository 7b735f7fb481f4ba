import { MATERIAL } from '../materials';
import type { MeshBuilder, SpokeStyle, WheelArch, WheelLook } from './mesh';

export interface WheelSpec {
  x: number;
  /** Outer face of the tyre; negative for the left side. */
  z: number;
  radius: number;
  width: number;
  look: WheelLook['kind'];
  spokes: number;
  rimShare: number;
  dark?: boolean;
  style?: SpokeStyle;
}

/** Axial profile as [radius share, depth in metres from the outer face, normal outwardness]. */
const PROFILE: readonly (readonly [number, number, number])[] = [
  [0, 0.03, 1],
  [0.14, 0.026, 1],
  [0.6, 0.03, 1],
  [0.64, 0.012, 0.8],
  [0.7, 0.004, 0.95],
  [0.8, 0, 0.9],
  [0.92, 0.006, 0.75],
  [0.985, 0.03, 0.35],
  [1, 0.055, 0],
];

/** One wheel with tyre; its spokes are drawn when the picture is shaded. */
export function addWheel(builder: MeshBuilder, spec: WheelSpec): void {
  const around = 48;
  const side = Math.sign(spec.z) || 1;
  const part = builder.addPart({
    material: MATERIAL.rim,
    wheel: {
      kind: spec.look,
      spokes: spec.spokes,
      style: spec.style ?? (spec.spokes === 5 ? 'twin' : spec.spokes >= 9 ? 'fine' : 'plain'),
      x: spec.x,
      y: spec.radius,
      rimShare: spec.rimShare,
      dark: spec.dark ?? false,
    },
  });
  const profile = [
    ...PROFILE,
    [1, spec.width - 0.03, 0] as const,
    [0.9, spec.width, -1] as const,
    [0, spec.width, -1] as const,
  ];
  const first = builder.vertexCount;
  for (const [share, depth, outward] of profile) {
    const radial = Math.sqrt(Math.max(0, 1 - outward * outward));
    for (let j = 0; j < around; j++) {
      const angle = (j / around) * 2 * Math.PI;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      builder.vertex(
        spec.x + c * share * spec.radius,
        spec.radius + s * share * spec.radius,
        spec.z - side * depth,
        // the back of the wheel is all tyre-dark, whatever its radius
        depth < spec.width - 0.001 ? share : 1,
        1,
        [c * radial, s * radial, side * outward],
      );
    }
  }
  for (let k = 0; k + 1 < profile.length; k++) {
    for (let j = 0; j < around; j++) {
      const a = first + k * around + j;
      const b = first + k * around + ((j + 1) % around);
      builder.quad(a, b, b + around, a + around, part);
    }
  }
}

/** The dark inside of a wheel arch: back plate and inner wall, cut off at the sill. */
export function addWheelWell(
  builder: MeshBuilder,
  arch: WheelArch,
  outerZ: number,
  floorY: number,
  part: number,
): void {
  const steps = 28;
  const start = Math.asin(Math.max(-0.99, Math.min(0.2, (floorY - arch.y) / arch.radius)));
  const centre = builder.vertex(arch.x, Math.max(arch.y, floorY), arch.fromZ * Math.sign(outerZ), 0, 1, [
    0,
    0,
    Math.sign(outerZ),
  ]);
  let previous: { back: number; inner: number; outer: number } | undefined;
  for (let k = 0; k <= steps; k++) {
    const angle = start + (k / steps) * (Math.PI - 2 * start);
    const x = arch.x + Math.cos(angle) * arch.radius;
    const y = arch.y + Math.sin(angle) * arch.radius;
    const inward = [-Math.cos(angle), -Math.sin(angle), 0] as const;
    const backZ = arch.fromZ * Math.sign(outerZ);
    const now = {
      back: builder.vertex(x, y, backZ, 0, 1, [0, 0, Math.sign(outerZ)]),
      inner: builder.vertex(x, y, backZ, 0, 1, inward),
      outer: builder.vertex(x, y, outerZ, 0, 1, inward),
    };
    if (previous) {
      builder.triangle(centre, previous.back, now.back, part);
      builder.quad(previous.inner, now.inner, now.outer, previous.outer, part);
    }
    previous = now;
  }
}
