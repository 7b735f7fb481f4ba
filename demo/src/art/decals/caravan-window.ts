import { MATERIAL as M } from '../materials';
import type { DecalCanvas } from './canvas';

/** A framed, dark acrylic window. */
export function caravanWindow(
  view: DecalCanvas,
  left: number,
  low: number,
  right: number,
  high: number,
): void {
  view.rect(left - 0.035, low - 0.035, right + 0.035, high + 0.035, M.darkPanel, 0.07);
  view.rect(left, low, right, high, M.window, 0.05);
  view.rect(left, (low + high) / 2 - 0.006, right, (low + high) / 2 + 0.006, M.darkPanel);
}
