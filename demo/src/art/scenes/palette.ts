import { toLinear } from '../paints';
import type { Rgb } from './room';

/** A colour of a theme as light; darker or brighter by a factor. */
export function light(hex: string, level = 1): Rgb {
  const { r, g, b } = toLinear(hex);
  return [r * level, g * level, b * level];
}

/** The colours of a site that its buildings carry. */
export interface SceneColours {
  primary: string;
  secondary: string;
  tint: string;
}
