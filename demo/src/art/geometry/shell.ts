import type { MeshBuilder } from './mesh';
import { clamp, lerp, monotoneCurve, smoothstep, spreadByArc, type ProfilePoint } from './curve';

/** Section coordinates: below SIDE_TOP a point belongs to the body side, above it to bonnet, roof and screens. */
export const SECTION = { sill: 1, shoulder: 3, roofEdge: 4, cap: 10 } as const;

/** The lofted skin of a vehicle. Lengths in metres, x forward, y up, z to the side. */
export interface ShellSpec {
  /** Outline in side view from tail to nose: boot, roof, windscreen, bonnet. */
  top: readonly ProfilePoint[];
  /** Height of the window sill at the tail and at the nose. */
  belt: readonly [rear: number, front: number];
  halfWidth: number;
  clearance: number;
  /** Roof half width as a share of the shoulder's. */
  tumble: number;
  /** How much the plan view narrows at nose and tail (share of the half width) and over which length. */
  noseTaper: number;
  tailTaper: number;
  taperLength: number;
  /** How far nose and tail bulge out. */
  capDepth: number;
  /** Radius of the roof edge; larger is softer. */
  roofRound?: number;
  /** Width at the window sill as a share of the widest; 1 for slab sides. */
  shelf?: number;
}

export interface Shell {
  top: (x: number) => number;
  belt: (x: number) => number;
  fromX: number;
  toX: number;
  topY: number;
}

const SLICES = 132;

export function shellCurves(spec: ShellSpec): Shell {
  const top = monotoneCurve(spec.top);
  const fromX = spec.top[0]![0];
  const toX = spec.top.at(-1)![0];
  return {
    top,
    belt: (x) => lerp(spec.belt[0], spec.belt[1], (x - fromX) / (toX - fromX)),
    fromX,
    toX,
    topY: Math.max(...spec.top.map(([, y]) => y)),
  };
}

interface SectionPoint {
  y: number;
  z: number;
  coord: number;
}

interface Section {
  points: SectionPoint[];
  span: number;
}

/** Half a cross-section at x, from the middle of the floor up to the middle of the roof. */
function sectionAt(spec: ShellSpec, shell: Shell, x: number): Section {
  const noseShare = Math.max(0, (x - (shell.toX - spec.taperLength)) / spec.taperLength);
  const tailLength = spec.taperLength * 0.7;
  const tailShare = Math.max(0, (shell.fromX + tailLength - x) / tailLength);
  const width = spec.halfWidth * (1 - spec.noseTaper * noseShare ** 2.6 - spec.tailTaper * tailShare ** 2.4);
  const top = shell.top(x);
  const belt = Math.min(shell.belt(x), top - 0.05);
  const glass = clamp((top - belt) / 0.42);
  const shelf = spec.shelf ?? 0.942;
  const roofHalf = lerp(width * Math.max(0.9, shelf - 0.06), width * spec.tumble, smoothstep(0, 1, glass));
  const floor = spec.clearance + 0.035 * smoothstep(0.3, 1, noseShare) + 0.1 * smoothstep(0.2, 1, tailShare);
  const points: SectionPoint[] = [];
  const add = (y: number, z: number, coord: number): void => {
    points.push({ y, z, coord });
  };
  add(floor, 0, 0);
  add(floor, width * 0.86, 0.6);
  add(floor + 0.03, width * 0.93, 1);
  add(floor + 0.1, width * 0.972, 1.3);
  add(lerp(floor, belt, 0.4), width * 0.99, 1.7);
  add(lerp(floor, belt, 0.62), width, 2);
  add(lerp(floor, belt, 0.8), width * 0.995, 2.3);
  add(belt - 0.07, width * (1 - (1 - shelf) * 0.26), 2.6);
  add(belt - 0.02, width * (1 - (1 - shelf) * 0.6), 2.85);
  add(belt, width * shelf, 3);
  const edge = (spec.roofRound ?? 0.05) + 0.04 * glass;
  for (let k = 1; k <= 5; k++) {
    const t = k / 6;
    const bow = Math.sin(t * Math.PI) * glass;
    add(
      lerp(belt, top - edge, t) + 0.02 * bow,
      lerp(width * shelf, roofHalf, t) + 0.4 * (1 - shelf) * bow,
      3 + t,
    );
  }
  add(top - edge, roofHalf, SECTION.roofEdge);
  const span = roofHalf * 0.93;
  add(top - edge * 0.62, span, 4.15);
  for (let k = 1; k <= 6; k++) {
    const z = span * (1 - k / 6);
    add(top - edge * 0.62 * (z / span) ** 2, z, 4.15 + (k / 6) * 0.85);
  }
  return { points, span };
}

/** Adds the loft and its closing caps to the mesh. */
export function addShell(builder: MeshBuilder, spec: ShellSpec, part: number): Shell {
  const shell = shellCurves(spec);
  const xs = spreadByArc(shell.top, shell.fromX, shell.toX, SLICES);
  const firstVertex = builder.vertexCount;
  const firstIndex = builder.indexCount;
  const rings = xs.map((x) => {
    const { points, span } = sectionAt(spec, shell, x);
    const left = points.slice(1, -1).reverse();
    return {
      x,
      span,
      points: [...points, ...left.map(({ y, z, coord }) => ({ y, z: -z, coord }))],
    };
  });
  const around = rings[0]!.points.length;
  for (const ring of rings) {
    for (const { y, z, coord } of ring.points) builder.vertex(ring.x, y, z, coord, ring.span);
  }
  for (let i = 0; i + 1 < rings.length; i++) {
    for (let j = 0; j < around; j++) {
      const a = firstVertex + i * around + j;
      const b = firstVertex + i * around + ((j + 1) % around);
      builder.triangle(a, a + around, b, part);
      builder.triangle(b, a + around, b + around, part);
    }
  }
  const tail = addCap(builder, rings[0]!, -spec.capDepth, part);
  const nose = addCap(builder, rings.at(-1)!, spec.capDepth, part);
  builder.smooth(firstVertex, firstIndex);
  const lastRing = firstVertex + (rings.length - 1) * around;
  for (let j = 0; j < around; j++) {
    builder.weld(firstVertex + j, tail + j);
    builder.weld(lastRing + j, nose + j);
  }
  return shell;
}

/** A shallow dome that closes the first or last ring. Gives its first vertex. */
function addCap(
  builder: MeshBuilder,
  ring: { x: number; span: number; points: SectionPoint[] },
  depth: number,
  part: number,
): number {
  const steps = 9;
  const around = ring.points.length;
  const ys = ring.points.map(({ y }) => y);
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const first = builder.vertexCount;
  for (let k = 0; k <= steps; k++) {
    const share = 1 - k / steps;
    // a superellipse: flat face, tight rounded edge
    const bulge = depth * (1 - share ** 3.2) ** 0.6;
    for (const { y, z } of ring.points) {
      builder.vertex(ring.x + bulge, lerp(middle, y, share), z * share, SECTION.cap, ring.span);
    }
  }
  for (let k = 0; k < steps; k++) {
    for (let j = 0; j < around; j++) {
      const a = first + k * around + j;
      const b = first + k * around + ((j + 1) % around);
      if (depth > 0) {
        builder.triangle(a, a + around, b, part);
        builder.triangle(b, a + around, b + around, part);
      } else {
        builder.triangle(a, b, a + around, part);
        builder.triangle(b, b + around, a + around, part);
      }
    }
  }
  return first;
}
