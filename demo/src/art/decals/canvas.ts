import { clamp } from '../geometry/curve';
import { MATERIAL as M, type MaterialId } from '../materials';

/** A point on a decal canvas, in metres. */
export type DecalPoint = readonly [across: number, up: number];

/**
 * One projected view of a body (side, nose, tail or plan) on which windows, lamps and seams are painted as
 * material numbers. Hard-edged on purpose: smoothing happens when the picture is sampled.
 */
export class DecalCanvas {
  readonly texels: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly left: number,
    readonly bottom: number,
    right: number,
    top: number,
    readonly texelsPerMetre: number,
  ) {
    this.width = Math.max(1, Math.ceil((right - left) * texelsPerMetre));
    this.height = Math.max(1, Math.ceil((top - bottom) * texelsPerMetre));
    this.texels = new Uint8Array(this.width * this.height);
  }

  /** Material painted at a place in metres; 0 where nothing was painted or outside the canvas. */
  at(across: number, up: number): number {
    const column = ((across - this.left) * this.texelsPerMetre) | 0;
    const row = ((up - this.bottom) * this.texelsPerMetre) | 0;
    if (across < this.left || up < this.bottom || column >= this.width || row >= this.height) return 0;
    return this.texels[row * this.width + column]!;
  }

  /** Slope of the painted relief across and up, hundredths; null until `emboss`. */
  slopes: { across: Int8Array; up: Int8Array } | null = null;

  /** The texel at a place, or -1 outside the canvas. */
  texelAt(across: number, up: number): number {
    const column = ((across - this.left) * this.texelsPerMetre) | 0;
    const row = ((up - this.bottom) * this.texelsPerMetre) | 0;
    if (across < this.left || up < this.bottom || column >= this.width || row >= this.height) return -1;
    return row * this.width + column;
  }

  /** Gives what is painted a depth: seams and glass lie lower than paint, with a rounded edge between. */
  emboss(): this {
    const { texels, width, height, texelsPerMetre } = this;
    const radius = Math.max(1, Math.round(texelsPerMetre * EDGE_RADIUS));
    const heights = new Float32Array(width * height);
    for (let at = 0; at < heights.length; at++) heights[at] = depths[texels[at]!]!;
    const blurred = new Float32Array(width * height);
    for (let pass = 0; pass < 2; pass++) {
      blurAcross(heights, blurred, width, height, radius);
      blurUp(blurred, heights, width, height, radius);
    }
    const across = new Int8Array(width * height);
    const up = new Int8Array(width * height);
    // millimetres per texel to hundredths of slope
    const scale = (texelsPerMetre / 1000) * 100 * 0.5;
    for (let row = 1; row < height - 1; row++) {
      for (let at = row * width + 1; at < row * width + width - 1; at++) {
        across[at] = clamp((heights[at + 1]! - heights[at - 1]!) * scale, -127, 127);
        up[at] = clamp((heights[at + width]! - heights[at - width]!) * scale, -127, 127);
      }
    }
    this.slopes = { across, up };
    return this;
  }

  /** Fills a polygon (even-odd), its corners rounded by `radius` metres. */
  fill(points: readonly DecalPoint[], material: MaterialId, radius = 0): this {
    const outline = radius > 0 ? roundCorners(points, radius) : points;
    const ups = outline.map(([, up]) => up);
    const firstRow = Math.max(0, Math.floor((Math.min(...ups) - this.bottom) * this.texelsPerMetre));
    const lastRow = Math.min(
      this.height - 1,
      Math.ceil((Math.max(...ups) - this.bottom) * this.texelsPerMetre),
    );
    for (let row = firstRow; row <= lastRow; row++) {
      const up = this.bottom + (row + 0.5) / this.texelsPerMetre;
      const crossings: number[] = [];
      outline.forEach(([ax, ay], i) => {
        const [bx, by] = outline[(i + 1) % outline.length]!;
        if (ay > up !== by > up) crossings.push(ax + ((up - ay) / (by - ay)) * (bx - ax));
      });
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil((crossings[k]! - this.left) * this.texelsPerMetre - 0.5));
        const to = Math.min(
          this.width - 1,
          Math.floor((crossings[k + 1]! - this.left) * this.texelsPerMetre - 0.5),
        );
        if (to >= from) this.texels.fill(material, row * this.width + from, row * this.width + to + 1);
      }
    }
    return this;
  }

  rect(left: number, bottom: number, right: number, top: number, material: MaterialId, radius = 0): this {
    return this.fill(
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
      ],
      material,
      radius,
    );
  }

  ellipse(across: number, up: number, radiusAcross: number, radiusUp: number, material: MaterialId): this {
    const points = Array.from({ length: 40 }, (_, i): DecalPoint => {
      const angle = (i / 40) * 2 * Math.PI;
      return [across + Math.cos(angle) * radiusAcross, up + Math.sin(angle) * radiusUp];
    });
    return this.fill(points, material);
  }

  /** Draws a line of the given width in metres with round joints. */
  stroke(points: readonly DecalPoint[], width: number, material: MaterialId): this {
    const half = width / 2;
    for (let i = 0; i + 1 < points.length; i++) {
      const [ax, ay] = points[i]!;
      const [bx, by] = points[i + 1]!;
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const nx = (-(by - ay) / length) * half;
      const ny = ((bx - ax) / length) * half;
      this.fill(
        [
          [ax + nx, ay + ny],
          [bx + nx, by + ny],
          [bx - nx, by - ny],
          [ax - nx, ay - ny],
        ],
        material,
      );
      if (i > 0) this.ellipse(ax, ay, half, half, material);
    }
    return this;
  }
}

/** Radius of the rounded edge between two materials, in metres. */
const EDGE_RADIUS = 0.004;

/** Height of a material above the paint, in millimetres. */
const DEPTH: Partial<Record<number, number>> = {
  [M.glass]: -4,
  [M.window]: -4,
  [M.glossBlack]: -3,
  [M.chrome]: 2,
  [M.seam]: -8,
  [M.grille]: -9,
  [M.lampBody]: -3,
  [M.lampLit]: -2,
  [M.lampLens]: -3,
  [M.tailBody]: 1.5,
  [M.tailLit]: 2,
  [M.plate]: 4,
  [M.trim]: 2.5,
  [M.amber]: 1,
};

/** The same as a table: it is read for every texel. */
const depths = Float32Array.from({ length: 256 }, (_, material) => DEPTH[material] ?? 0);

/** Mean of the neighbours within a radius along each row. */
function blurAcross(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const last = start + width - 1;
    let sum = source[start]! * (radius + 1);
    for (let k = 1; k <= radius; k++) sum += source[Math.min(last, start + k)]!;
    for (let at = start; at <= last; at++) {
      target[at] = sum * share;
      sum += source[Math.min(last, at + radius + 1)]! - source[Math.max(start, at - radius)]!;
    }
  }
}

/** The same along each column; whole rows at a time, as they lie in memory. */
function blurUp(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  const rowAt = (row: number): number => Math.max(0, Math.min(height - 1, row)) * width;
  for (let k = -radius; k <= radius; k++) {
    const from = rowAt(k);
    for (let x = 0; x < width; x++) sums[x]! += source[from + x]!;
  }
  for (let row = 0; row < height; row++) {
    const entering = rowAt(row + radius + 1);
    const leaving = rowAt(row - radius);
    const at = row * width;
    for (let x = 0; x < width; x++) {
      target[at + x] = sums[x]! * share;
      sums[x]! += source[entering + x]! - source[leaving + x]!;
    }
  }
}

/** Replaces each corner by a short quadratic curve. */
export function roundCorners(points: readonly DecalPoint[], radius: number): DecalPoint[] {
  const steps = 5;
  return points.flatMap(([x, y], i): DecalPoint[] => {
    const [px, py] = points[(i + points.length - 1) % points.length]!;
    const [nx, ny] = points[(i + 1) % points.length]!;
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const cut = Math.min(radius, before * 0.45, after * 0.45);
    if (cut <= 0) return [[x, y]];
    const sx = x + ((px - x) / before) * cut;
    const sy = y + ((py - y) / before) * cut;
    const ex = x + ((nx - x) / after) * cut;
    const ey = y + ((ny - y) / after) * cut;
    return Array.from({ length: steps + 1 }, (_, k): DecalPoint => {
      const t = k / steps;
      const u = 1 - t;
      return [u * u * sx + 2 * u * t * x + t * t * ex, u * u * sy + 2 * u * t * y + t * t * ey];
    });
  });
}

/** The four views of a body. `nose` and `tail` are mirrored about the middle: across = |z|. */
export interface DecalSet {
  side: DecalCanvas;
  nose: DecalCanvas;
  tail: DecalCanvas;
  /** x along, across = share of the half width (0 the middle, 1 the edge) for shells, |z| for boxes. */
  plan: DecalCanvas;
}

/** Blank canvases around a body. `detail` is texels per metre. */
export function blankDecals(
  fromX: number,
  toX: number,
  topY: number,
  halfWidth: number,
  detail: number,
): DecalSet {
  const margin = 0.15;
  return {
    side: new DecalCanvas(fromX - margin, 0, toX + margin, topY + margin, detail),
    nose: new DecalCanvas(0, 0, halfWidth + margin, topY + margin, detail),
    tail: new DecalCanvas(0, 0, halfWidth + margin, topY + margin, detail),
    plan: new DecalCanvas(fromX - margin, 0, toX + margin, Math.max(1.1, halfWidth + margin), detail),
  };
}
