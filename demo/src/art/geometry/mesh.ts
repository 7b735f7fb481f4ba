import type { DecalSet } from '../decals/canvas';
import type { MaterialId } from '../materials';

/** A circular opening in a body side: everything of the shell inside it and beyond `fromZ` is cut away. */
export interface WheelArch {
  x: number;
  y: number;
  radius: number;
  fromZ: number;
}

/** What is behind the glass, as the boxes a view ray may meet. */
export interface Cabin {
  frontX: number;
  rearX: number;
  floorY: number;
  roofY: number;
  halfWidth: number;
  /** x of each row of seats. */
  rows: readonly number[];
  /** Behind this x the glass is privacy-tinted. */
  tintBehindX: number;
}

/** An open tub seen from above (ute tray), shaded by following the view ray to its floor and walls. */
export interface Cavity {
  fromX: number;
  toX: number;
  floorY: number;
  rimY: number;
  halfWidth: number;
}

export type GrillePattern = 'mesh' | 'bars' | 'slats' | 'diamonds' | 'cells';

/** How the spokes of an alloy wheel are cut. */
export type SpokeStyle = 'plain' | 'twin' | 'star' | 'turbine' | 'aero' | 'fine';

/** How a wheel's face is drawn; radii are shares of the wheel radius. */
export interface WheelLook {
  kind: 'alloy' | 'steel' | 'truck' | 'wire';
  spokes: number;
  style: SpokeStyle;
  x: number;
  y: number;
  rimShare: number;
  dark: boolean;
}

/** Pressed lines along a body side: the surface normal bends around each height. */
export interface Crease {
  fromX: number;
  toX: number;
  shoulder: (x: number) => number;
  sillY: number;
  strength: number;
}

/** A run of triangles with one look. */
export interface Part {
  material: MaterialId;
  decals: DecalSet | null;
  arches: readonly WheelArch[];
  cabin: Cabin | null;
  cavity: Cavity | null;
  wheel: WheelLook | null;
  grille: GrillePattern;
  /** Heights of the middles of both plates; null where characters would be too small to read. */
  plates: { nose: number; tail: number } | null;
  crease: Crease | null;
  /** Shells carry a section coordinate that tells side from top; solids are told apart by their normal. */
  isShell: boolean;
  isTwoSided: boolean;
}

const PLAIN_PART: Omit<Part, 'material'> = {
  decals: null,
  arches: [],
  cabin: null,
  cavity: null,
  wheel: null,
  grille: 'mesh',
  plates: null,
  crease: null,
  isShell: false,
  isTwoSided: false,
};

export interface Mesh {
  /** x, y, z in metres, three per vertex. */
  positions: Float32Array;
  normals: Float32Array;
  /** Section coordinate of shells, radius share of wheels, one per vertex. */
  coords: Float32Array;
  /** Half width used for plan decals, one per vertex. */
  spans: Float32Array;
  indices: Uint32Array;
  partOfTriangle: Uint8Array;
  parts: readonly Part[];
}

/** Collects vertices and triangles of all parts of a vehicle. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly coords: number[] = [];
  private readonly spans: number[] = [];
  private readonly indices: number[] = [];
  private readonly partOfTriangle: number[] = [];
  private readonly parts: Part[] = [];

  addPart(part: Partial<Part> & Pick<Part, 'material'>): number {
    if (this.parts.length >= 255) throw new RangeError('A vehicle has at most 255 parts.');
    return this.parts.push({ ...PLAIN_PART, ...part }) - 1;
  }

  vertex(
    x: number,
    y: number,
    z: number,
    coord = 0,
    span = 1,
    normal: readonly number[] = [0, 0, 0],
  ): number {
    this.positions.push(x, y, z);
    this.normals.push(normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0);
    this.coords.push(coord);
    this.spans.push(span);
    return this.coords.length - 1;
  }

  get vertexCount(): number {
    return this.coords.length;
  }

  get indexCount(): number {
    return this.indices.length;
  }

  triangle(a: number, b: number, c: number, part: number): void {
    this.indices.push(a, b, c);
    this.partOfTriangle.push(part);
  }

  quad(a: number, b: number, c: number, d: number, part: number): void {
    this.triangle(a, b, c, part);
    this.triangle(a, c, d, part);
  }

  /** Area-weighted vertex normals for everything added since the given marks. */
  smooth(fromVertex: number, fromIndex: number): void {
    const p = this.positions;
    for (let i = fromIndex; i < this.indices.length; i += 3) {
      const a = this.indices[i]! * 3;
      const b = this.indices[i + 1]! * 3;
      const c = this.indices[i + 2]! * 3;
      const ux = p[b]! - p[a]!;
      const uy = p[b + 1]! - p[a + 1]!;
      const uz = p[b + 2]! - p[a + 2]!;
      const vx = p[c]! - p[a]!;
      const vy = p[c + 1]! - p[a + 1]!;
      const vz = p[c + 2]! - p[a + 2]!;
      for (const at of [a, b, c]) {
        this.normals[at]! += uy * vz - uz * vy;
        this.normals[at + 1]! += uz * vx - ux * vz;
        this.normals[at + 2]! += ux * vy - uy * vx;
      }
    }
    for (let v = fromVertex * 3; v < this.normals.length; v += 3) {
      const length = Math.hypot(this.normals[v]!, this.normals[v + 1]!, this.normals[v + 2]!) || 1;
      this.normals[v]! /= length;
      this.normals[v + 1]! /= length;
      this.normals[v + 2]! /= length;
    }
  }

  /** Rounds the edge between two vertices of one place: both get the mean of their normals. */
  weld(a: number, b: number): void {
    const n = this.normals;
    const mean = [0, 1, 2].map((axis) => n[a * 3 + axis]! + n[b * 3 + axis]!);
    const length = Math.hypot(...mean) || 1;
    for (const axis of [0, 1, 2]) n[a * 3 + axis] = n[b * 3 + axis] = mean[axis]! / length;
  }

  /** Freezes the mesh; triangles are turned so that their winding agrees with their normals. */
  build(): Mesh {
    const p = this.positions;
    const n = this.normals;
    const indices = Uint32Array.from(this.indices);
    for (let i = 0; i < indices.length; i += 3) {
      const a = indices[i]! * 3;
      const b = indices[i + 1]! * 3;
      const c = indices[i + 2]! * 3;
      const ux = p[b]! - p[a]!;
      const uy = p[b + 1]! - p[a + 1]!;
      const uz = p[b + 2]! - p[a + 2]!;
      const vx = p[c]! - p[a]!;
      const vy = p[c + 1]! - p[a + 1]!;
      const vz = p[c + 2]! - p[a + 2]!;
      const dot =
        (uy * vz - uz * vy) * (n[a]! + n[b]! + n[c]!) +
        (uz * vx - ux * vz) * (n[a + 1]! + n[b + 1]! + n[c + 1]!) +
        (ux * vy - uy * vx) * (n[a + 2]! + n[b + 2]! + n[c + 2]!);
      if (dot < 0) {
        const swap = indices[i + 1]!;
        indices[i + 1] = indices[i + 2]!;
        indices[i + 2] = swap;
      }
    }
    return {
      positions: Float32Array.from(p),
      normals: Float32Array.from(n),
      coords: Float32Array.from(this.coords),
      spans: Float32Array.from(this.spans),
      indices,
      partOfTriangle: Uint8Array.from(this.partOfTriangle),
      parts: this.parts,
    };
  }
}
