import type { RawPicture } from '../render';
import { toDisplay } from '../tone';
import { Looker, type TrimName } from './draw-cabin';
import { furniture } from './furniture';
import { bootFurniture } from './boot';
import type { Vector } from './solids';

interface View {
  eye: Vector;
  target: Vector;
  /** Angle of view across the picture, in degrees. */
  across: number;
}

/** The pictures of a gallery that are taken inside. */
const views = {
  wide: { eye: [-0.34, 1.24, -0.04], target: [0.9, 0.86, 0.02], across: 88 },
  dash: { eye: [0.16, 1.2, 0.26], target: [1.0, 0.84, 0.16], across: 66 },
  rear: { eye: [-0.26, 1.22, 0.06], target: [-1.2, 0.78, 0], across: 84 },
  boot: { eye: [-1.74, 1.18, 0.12], target: [-1.2, 0.62, 0], across: 88 },
} as const satisfies Record<string, View>;

export type InsideView = keyof typeof views;
export const insideViews = Object.keys(views) as InsideView[]; // Object.keys loses the literal keys

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.75],
] as const;

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (v: Vector): Vector => {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
};

/** Draws one view of the inside as a camera takes it. The same trim, view and size always give the same bytes. */
export function drawInside(trim: TrimName, name: InsideView, width: number, height: number): RawPicture {
  const view: View = views[name];
  const looker = new Looker(trim, [...view.eye]);
  const near = name === 'boot' ? bootFurniture : furniture;
  const ahead = unit(subtract(view.target, view.eye));
  const right = unit([-ahead[2], 0, ahead[0]]);
  const up: Vector = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const reach = Math.tan((view.across * Math.PI) / 360);
  const data = Buffer.alloc(width * height * 3);
  const sum: Vector = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sum.fill(0);
      for (const [dx, dy] of SAMPLES) {
        const sx = (((x + dx) * 2) / width - 1) * reach;
        const sy = ((height - 2 * (y + dy)) / width) * reach;
        const to = unit([
          ahead[0] + right[0] * sx + up[0] * sy,
          ahead[1] + right[1] * sx + up[1] * sy,
          ahead[2] + right[2] * sx + up[2] * sy,
        ]);
        looker.look(to, near);
        for (const channel of [0, 1, 2] as const) sum[channel] += looker.seen[channel] / SAMPLES.length;
      }
      const at = (y * width + x) * 3;
      for (const channel of [0, 1, 2] as const) data[at + channel] = toDisplay(sum[channel]) + 0.5;
    }
  }
  return { data, width, height };
}
