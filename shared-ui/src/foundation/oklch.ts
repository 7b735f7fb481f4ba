/**
 * Colour arithmetic for deriving a theme: sRGB hex to OKLCH and back, contrast by WCAG 2.
 * OKLCH keeps hue and perceived lightness steady, so a derived tint of any brand colour looks like its family.
 */

/** A colour as lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [number, number, number];

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether the text is `#rgb` or `#rrggbb`. */
export function isHexColour(value: string): boolean {
  return HEX_COLOUR.test(value);
}

function toRgb(hex: string): Rgb {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const channel = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Parses a hex colour. The caller has checked it with `isHexColour`. */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = toRgb(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

const isInGamut = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** The nearest sRGB hex: chroma gives way before lightness and hue do. */
export function oklchToHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let c = Math.max(0, colour.c);
  let rgb = toLinearRgb({ l, c, h: colour.h });
  for (let step = 0; step < 24 && !isInGamut(rgb); step += 1) {
    c *= 0.9;
    rgb = toLinearRgb({ l, c, h: colour.h });
  }
  const digits = rgb.map((channel) =>
    Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** WCAG 2 contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Lowest contrast of a colour against several grounds. */
export function lowestContrast(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
}

/**
 * The colour nearest to the wanted one, along its own hue, that reaches the ratio on all grounds.
 * Falls back to black or white, whichever reads better, when the grounds leave no space.
 */
export function readableOn(wanted: string, grounds: readonly string[], ratio: number): string {
  if (lowestContrast(wanted, grounds) >= ratio) return wanted;
  const start = hexToOklch(wanted);
  const onLight = lowestContrast('#000000', grounds) >= lowestContrast('#ffffff', grounds);
  for (let step = 1; step <= 50; step += 1) {
    const l = onLight ? start.l * (1 - step / 50) : start.l + (1 - start.l) * (step / 50);
    const candidate = oklchToHex({ ...start, l });
    if (lowestContrast(candidate, grounds) >= ratio) return candidate;
  }
  return onLight ? '#000000' : '#ffffff';
}

/** Text colour for a filled ground: white where it reads at 4.5:1, else the dark one, else the better of both. */
export function textOn(ground: string, dark: string): string {
  if (contrastRatio('#ffffff', ground) >= 4.5) return '#ffffff';
  return contrastRatio(dark, ground) >= 4.5 ? dark : '#000000';
}
