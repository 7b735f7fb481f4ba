import type { CarSpec } from '../bodies/car-spec';
import type { Shell } from '../geometry/shell';
import { MATERIAL as M } from '../materials';
import { blankDecals, type DecalCanvas, type DecalSet } from './canvas';
import { paintTail } from './car-ends';
import { paintNose } from './car-face';
import { paintSide } from './car-side';

/** Texels per metre of car decals: two millimetres are finer than a pixel of the largest picture. */
const DETAIL = 500;

/** Paints windows, seams, lamps, grille and plate of a car on its four views. */
export function paintCar(spec: CarSpec, shell: Shell): DecalSet {
  const decals = blankDecals(shell.fromX, shell.toX, shell.topY, spec.halfWidth, DETAIL);
  paintSide(spec, shell, decals.side);
  paintPlan(spec, decals.plan);
  paintNose(spec, decals.nose);
  paintTail(spec, shell, decals.tail);
  for (const view of [decals.side, decals.plan, decals.nose, decals.tail]) view.emboss();
  return decals;
}

/** Plan view: screens, roof, bonnet lines, tub and rails. */
function paintPlan(spec: CarSpec, plan: DecalCanvas): void {
  const { screen, rear } = spec;
  const depth = screen.base - screen.head;
  if (spec.hasSoftTop) plan.rect(rear.base - 0.05, 0, screen.head - 0.04, 1.3, M.canvas);
  if (spec.roofIsBlack) plan.rect(rear.head - 0.1, 0, screen.head, 1.3, M.glossBlack);
  // black ceramic border, then glass
  plan.rect(screen.head + 0.03, -0.1, screen.base - 0.02, 0.985, M.glossBlack, 0.05);
  plan.rect(screen.head + 0.055, -0.1, screen.base - 0.06, 0.95, M.glass, 0.05);
  plan.rect(screen.base - depth * 0.085, -0.1, screen.base + 0.05, 0.96, M.trim);
  if (rear.head - rear.base > 0.3) {
    const inset = (rear.head - rear.base) * 0.07;
    plan.rect(rear.base + inset, -0.1, rear.head - inset * 0.7, 0.93, M.glossBlack, 0.06);
    plan.rect(rear.base + inset * 1.7, -0.1, rear.head - inset * 1.4, 0.89, M.glass, 0.06);
  } else if (spec.bed) {
    plan.rect(rear.base + 0.02, -0.1, rear.head, 0.86, M.glass, 0.04);
  }
  // bonnet shut lines
  plan.stroke(
    [
      [screen.base + 0.06, 0.86],
      [spec.top.at(-1)![0] - 0.3, 0.8],
    ],
    0.012,
    M.seam,
  );
  if (spec.bed) plan.rect(spec.bed.fromX, -0.1, spec.bed.toX, 0.93, M.cavity, 0.02);
}
