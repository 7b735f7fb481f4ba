/** Body colours that pictures exist in; the key is part of a picture's recipe. */
export const paints = {
  white: '#eceeef',
  silver: '#b3b7bb',
  grey: '#6d7276',
  black: '#15171a',
  blue: '#1f5fae',
  navy: '#16284d',
  red: '#b3161d',
  maroon: '#541620',
  green: '#1f6b46',
  forest: '#1d3a2c',
  orange: '#d9601a',
  yellow: '#e3b414',
  bronze: '#7d6248',
  beige: '#cbbfa6',
  brown: '#4a3526',
  teal: '#1a6d78',
} as const;

export type PaintName = keyof typeof paints;

export const paintNames = Object.keys(paints) as PaintName[]; // Object.keys loses the literal keys

/** Linear-light colour with a little extra saturation: studio light washes colours out. */
export interface LinearColour {
  r: number;
  g: number;
  b: number;
  luminance: number;
}

const SATURATION = 1.16;

export function toLinear(hex: string): LinearColour {
  const channel = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  const raw = [channel(1), channel(3), channel(5)] as const;
  const luminance = raw[0] * 0.3 + raw[1] * 0.59 + raw[2] * 0.11;
  const [r, g, b] = raw.map((value) => Math.max(0, luminance + (value - luminance) * SATURATION)) as [
    number,
    number,
    number,
  ]; // map loses the tuple length
  return { r, g, b, luminance };
}
