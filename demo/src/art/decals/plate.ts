import { MATERIAL as M } from '../materials';
import type { DecalCanvas } from './canvas';

/** The ground of a number plate; its characters are drawn when the picture is shaded, for they differ by car. */
export function paintPlate(view: DecalCanvas, y: number): void {
  view.rect(-0.2, y - 0.067, 0.186, y + 0.067, M.plate, 0.01);
}
