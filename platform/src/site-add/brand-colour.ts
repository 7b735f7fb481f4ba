import { contrastRatio } from 'shared-ui/theme';

/** Contrast of buttons and marks against the page (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
const STEP = 0.96;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Mixes a share (0 to 1) of one colour into another; both have six digits. */
export function mix(colour: string, other: string, share: number): string {
  const to = channels(other);
  return toHex(channels(colour).map((value, index) => value * (1 - share) + (to[index] ?? 0) * share));
}

/** The brand colour in six lower-case digits, darkened until buttons in it stand out on a white page (UI-027). */
export function readableBrandColour(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  let found = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  while (contrastRatio(found, '#ffffff') < LEAST_CONTRAST)
    found = toHex(channels(found).map((value) => value * STEP));
  return found;
}
