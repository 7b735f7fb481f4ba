import { MATERIAL as M } from '../materials';
import type { DecalCanvas } from './canvas';

/** A number plate with characters too small to read; views are mirrored, so half a plate is painted. */
export function paintPlate(view: DecalCanvas, y: number): void {
  view.rect(-0.2, y - 0.055, 0.186, y + 0.055, M.plate, 0.01);
  for (const [i, z] of [0.032, 0.088, 0.144].entries()) {
    view.rect(z - 0.02, y - 0.032, z + 0.02, y + 0.032, M.trim);
    view.rect(z - 0.008, i === 1 ? y - 0.04 : y + 0.006, z + 0.008, y + 0.02, M.plate);
  }
}
