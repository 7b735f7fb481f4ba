import type { MeshBuilder } from './mesh';

type Vector = readonly [number, number, number];

export interface BoxSpec {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  /** Radius of all edges in metres. */
  bevel?: number;
}

/** A box with rounded edges: a subdivided cube whose points are pushed out from an inner box. */
export function addBox(builder: MeshBuilder, { x, y, z, bevel = 0.02 }: BoxSpec, part: number): void {
  const size: Vector = [x[1] - x[0], y[1] - y[0], z[1] - z[0]];
  const radius = Math.min(bevel, Math.min(...size) / 2);
  const centre: Vector = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];
  const arcSteps = bevel < 0.03 ? 1 : 3;
  // positions along one axis as [inner coordinate, direction angle share -1..1]
  const stops: [inner: number, tilt: number][] = [];
  for (let k = 0; k <= arcSteps; k++) stops.push([-1, -1 + k / arcSteps]);
  for (let k = 0; k <= arcSteps; k++) stops.push([1, k / arcSteps]);
  for (let axis = 0; axis < 3; axis++) {
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    for (const sign of [-1, 1]) {
      const first = builder.vertexCount;
      for (const [innerU, tiltU] of stops) {
        for (const [innerV, tiltV] of stops) {
          const direction: [number, number, number] = [0, 0, 0];
          direction[axis] = sign;
          direction[u] = Math.tan((tiltU * Math.PI) / 4);
          direction[v] = Math.tan((tiltV * Math.PI) / 4);
          const length = Math.hypot(...direction);
          const inner: [number, number, number] = [0, 0, 0];
          inner[axis] = sign;
          inner[u] = innerU;
          inner[v] = innerV;
          const at = inner.map(
            (share, i) => centre[i]! + share * (size[i]! / 2 - radius) + (direction[i]! / length) * radius,
          );
          builder.vertex(
            at[0]!,
            at[1]!,
            at[2]!,
            0,
            1,
            direction.map((value) => value / length),
          );
        }
      }
      const across = stops.length;
      for (let i = 0; i + 1 < across; i++) {
        for (let j = 0; j + 1 < across; j++) {
          const a = first + i * across + j;
          builder.quad(a, a + 1, a + across + 1, a + across, part);
        }
      }
    }
  }
}

export function addEllipsoid(builder: MeshBuilder, centre: Vector, radii: Vector, part: number): void {
  const steps = 14;
  const first = builder.vertexCount;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps * 2; j++) {
      const polar = (i / steps) * Math.PI;
      const turn = (j / steps) * Math.PI;
      const n: Vector = [Math.sin(polar) * Math.cos(turn), Math.cos(polar), Math.sin(polar) * Math.sin(turn)];
      const scaled = n.map((value, k) => value / radii[k]!);
      const length = Math.hypot(...scaled);
      builder.vertex(
        centre[0] + n[0] * radii[0],
        centre[1] + n[1] * radii[1],
        centre[2] + n[2] * radii[2],
        0,
        1,
        scaled.map((value) => value / length),
      );
    }
  }
  const across = steps * 2 + 1;
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps * 2; j++) {
      const a = first + i * across + j;
      builder.quad(a, a + 1, a + across + 1, a + across, part);
    }
  }
}

/** A round bar along a polyline, with closed ends. */
export function addTube(builder: MeshBuilder, path: readonly Vector[], radius: number, part: number): void {
  const around = 10;
  let previous = -1;
  path.forEach((point, i) => {
    const before = path[Math.max(0, i - 1)]!;
    const after = path[Math.min(path.length - 1, i + 1)]!;
    const along = normalise([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const helper: Vector = Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
    const side = normalise(cross(along, helper));
    const up = cross(side, along);
    const first = builder.vertexCount;
    for (let j = 0; j < around; j++) {
      const angle = (j / around) * 2 * Math.PI;
      const n = side.map((value, k) => value * Math.cos(angle) + up[k]! * Math.sin(angle));
      builder.vertex(
        point[0] + n[0]! * radius,
        point[1] + n[1]! * radius,
        point[2] + n[2]! * radius,
        0,
        1,
        n,
      );
    }
    if (previous >= 0) {
      for (let j = 0; j < around; j++) {
        const k = (j + 1) % around;
        builder.quad(previous + j, previous + k, first + k, first + j, part);
      }
    }
    if (i === 0 || i === path.length - 1) {
      const outward = along.map((value) => (i === 0 ? -value : value));
      const rim = builder.vertexCount;
      for (let j = 0; j < around; j++) {
        const angle = (j / around) * 2 * Math.PI;
        const n = side.map((value, k) => value * Math.cos(angle) + up[k]! * Math.sin(angle));
        builder.vertex(
          point[0] + n[0]! * radius,
          point[1] + n[1]! * radius,
          point[2] + n[2]! * radius,
          0,
          1,
          outward,
        );
      }
      for (let j = 1; j + 1 < around; j++) builder.triangle(rim, rim + j, rim + j + 1, part);
    }
    previous = first;
  });
}

/** A flat plate of the given outline in the x-y plane, extruded to both sides of `z`. */
export function addPlate(
  builder: MeshBuilder,
  outline: readonly (readonly [number, number])[],
  z: number,
  thickness: number,
  part: number,
): void {
  for (const side of [-1, 1]) {
    const first = builder.vertexCount;
    for (const [x, y] of outline) builder.vertex(x, y, z + (side * thickness) / 2, 0, 1, [0, 0, side]);
    for (let i = 1; i + 1 < outline.length; i++) builder.triangle(first, first + i, first + i + 1, part);
  }
  const count = outline.length;
  const firstVertex = builder.vertexCount;
  const firstIndex = builder.indexCount;
  for (const side of [-1, 1]) {
    for (const [x, y] of outline) builder.vertex(x, y, z + (side * thickness) / 2);
  }
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    builder.quad(firstVertex + i, firstVertex + j, firstVertex + count + j, firstVertex + count + i, part);
  }
  builder.smooth(firstVertex, firstIndex);
}

/** A curved band over a wheel; its part must be two-sided. Angles in turns, 0 forward, 0.25 up. */
export function addArc(
  builder: MeshBuilder,
  centre: readonly [x: number, y: number],
  radius: number,
  turns: readonly [from: number, to: number],
  z: readonly [number, number],
  part: number,
): void {
  const steps = 20;
  const first = builder.vertexCount;
  for (let k = 0; k <= steps; k++) {
    const angle = (turns[0] + ((turns[1] - turns[0]) * k) / steps) * 2 * Math.PI;
    const normal: Vector = [Math.cos(angle), Math.sin(angle), 0];
    for (const side of z) {
      builder.vertex(centre[0] + normal[0] * radius, centre[1] + normal[1] * radius, side, 0, 1, normal);
    }
  }
  for (let k = 0; k < steps; k++) {
    const a = first + k * 2;
    builder.quad(a, a + 1, a + 3, a + 2, part);
  }
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const normalise = (v: Vector): Vector => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};
