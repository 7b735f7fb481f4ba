import { contrastRatio, hexToOklch, oklchToHex, readableOn, textOn, type Oklch } from './oklch';
import type { HeaderStyle, ThemeColours } from './theme-tokens';

/** CSS variables by name, without the leading dashes. */
export type Variables = Readonly<Record<string, string>>;

/** Contrast of body text (WCAG 2 AA). */
const TEXT = 4.5;
/** Contrast of edges, icons and focus rings (WCAG 2 AA, non-text). */
const EDGE = 3;

/** Lightness of the neutral ramp, 50 to 900, with the share of the theme's tint each step carries. */
const RAMP = [
  [50, 0.982, 0.5],
  [100, 0.962, 0.7],
  [200, 0.915, 1],
  [300, 0.855, 1.2],
  [400, 0.715, 1.6],
  [500, 0.595, 2],
  [600, 0.485, 2.2],
  [700, 0.385, 2.4],
  [800, 0.285, 2.4],
  [900, 0.205, 2.2],
] as const;

/** Same meaning on every site; success and destructive come from the site. */
const WARNING = '#8a5200';
const INFO = '#1f5c94';
const STUDIO = '#e9eaec';
const STAR = '#b76a00';

/** Hue and chroma of the greys: the background's when it has a colour of its own, else a trace of the text's. */
function neutralTint(background: Oklch, text: Oklch): { readonly h: number; readonly c: number } {
  if (background.c >= 0.003) return { h: background.h, c: Math.min(0.012, background.c * 1.6) };
  return { h: text.h, c: Math.min(0.005, text.c * 0.3) };
}

const isDark = (hex: string): boolean => contrastRatio('#ffffff', hex) > contrastRatio('#000000', hex);

/** Red tints look like an error message, so red brands get neutral quiet buttons. */
const isRed = ({ h, c }: Oklch): boolean => c > 0.1 && (h < 45 || h > 345);

/** A ground in the colour's family, pale on light pages and deep on dark ones. */
function tintOf(colour: Oklch, isDarkPage: boolean, chroma: number): string {
  return oklchToHex({ ...colour, l: isDarkPage ? 0.3 : 0.955, c: Math.min(colour.c, chroma) });
}

function family(name: string, colour: string, dark: string, grounds: readonly string[]): Variables {
  const tint = tintOf(hexToOklch(colour), isDark(grounds[0] ?? '#ffffff'), 0.017);
  return {
    [`color-${name}`]: colour,
    [`color-on-${name}`]: textOn(colour, dark),
    [`color-${name}-tint`]: tint,
    [`color-${name}-text`]: readableOn(colour, [...grounds, tint], TEXT),
  };
}

function primaryVariables(
  colours: ThemeColours,
  ink: string,
  tint: string,
  grounds: readonly string[],
): Variables {
  const primary = hexToOklch(colours.primary);
  const isDarkPage = isDark(colours.background);
  const isNeutral = primary.c < 0.03 || isRed(primary);
  const hover = { ...primary, l: primary.l < 0.32 ? primary.l + 0.14 : primary.l - 0.075 };
  const primaryTint = isNeutral ? tint : tintOf(primary, isDarkPage, 0.021);
  const text = readableOn(colours.primary, [...grounds, primaryTint], TEXT);
  const onPrimary = textOn(colours.primary, isDarkPage ? '#000000' : ink);
  return {
    'color-primary': colours.primary,
    'color-primary-hover': readableOn(oklchToHex(hover), [onPrimary], TEXT),
    'color-on-primary': onPrimary,
    'color-primary-tint': primaryTint,
    'color-primary-text': text,
    'tonal-background': isRed(primary) ? 'transparent' : primaryTint,
    'tonal-text': isNeutral ? ink : text,
    'chip-text': isNeutral ? ink : text,
    'tonal-line': isRed(primary) ? ink : 'transparent',
  };
}

function frameVariables(header: HeaderStyle, colours: ThemeColours, ink: string, line: string): Variables {
  const onSecondary = textOn(colours.secondary, ink);
  const secondary = hexToOklch(colours.secondary);
  const isDarkHeader = header === 'dark';
  return {
    'color-secondary': colours.secondary,
    'color-on-secondary': onSecondary,
    'color-header-background': isDarkHeader ? colours.secondary : colours.background,
    'color-header-text': isDarkHeader ? onSecondary : ink,
    'color-header-line': isDarkHeader
      ? oklchToHex({ ...secondary, l: secondary.l + 0.1 })
      : header === 'centred'
        ? ink
        : line,
    'color-footer-background': colours.secondary,
    'color-footer-text': onSecondary,
    'color-footer-muted': readableOn(
      oklchToHex({ ...secondary, l: 0.78, c: Math.min(0.03, secondary.c) }),
      [colours.secondary],
      TEXT,
    ),
  };
}

/**
 * Every colour variable of a site. Configured colours appear exactly as written (SHL-002); the derived
 * ones keep 4.5:1 for text and 3:1 for edges against the grounds they are used on (UI-027).
 */
export function colourVariables(colours: ThemeColours, header: HeaderStyle): Variables {
  const background = hexToOklch(colours.background);
  const text = hexToOklch(colours.text);
  const isDarkPage = isDark(colours.background);
  const grey = neutralTint(background, text);
  const shade = (l: number, share: number): string => oklchToHex({ h: grey.h, c: grey.c * share, l });
  const surface = colours.surface ?? (isDarkPage ? shade(background.l + 0.05, 1) : '#ffffff');
  const tint = colours.tint ?? (isDarkPage ? shade(background.l + 0.08, 1) : shade(0.957, 1.2));
  const line = colours.line ?? (isDarkPage ? shade(background.l + 0.17, 1) : shade(0.905, 1.6));
  const ink =
    colours.ink ?? oklchToHex({ ...text, l: isDarkPage ? Math.min(1, text.l + 0.06) : text.l * 0.78 });
  const grounds = [colours.background, surface, tint];
  const studio = colours.studio ?? STUDIO;
  const accent = colours.accent ?? colours.primary;
  // A pale brand colour is fine on a button that has a label, not as the edge of a checkbox.
  const control = readableOn(colours.primary, grounds, EDGE);
  return {
    'color-background': colours.background,
    'color-surface': surface,
    'color-tint': tint,
    'color-ink': ink,
    'color-on-ink': textOn(ink, '#000000'),
    'color-text': colours.text,
    'color-muted': readableOn(shade(isDarkPage ? 0.72 : 0.5, 2.2), grounds, TEXT),
    'color-line': line,
    'color-line-strong': readableOn(shade(0.62, 2), grounds, EDGE),
    ...primaryVariables(colours, ink, tint, grounds),
    ...family('accent', accent, isDarkPage ? '#000000' : ink, grounds),
    ...family('success', colours.success, '#000000', grounds),
    ...family('destructive', colours.destructive, '#000000', grounds),
    ...family('warning', WARNING, '#000000', grounds),
    ...family('info', INFO, '#000000', grounds),
    'color-disabled': colours.disabled,
    'color-on-disabled': readableOn(shade(0.42, 2), [colours.disabled], TEXT),
    'color-focus': control,
    'color-control': control,
    'color-on-control': textOn(control, isDarkPage ? '#000000' : ink),
    'color-star': readableOn(STAR, grounds, EDGE),
    'color-studio': studio,
    'color-on-studio': readableOn(shade(0.45, 2), [studio], TEXT),
    'color-scrim': 'rgb(16 20 26/.55)',
    'color-veil': 'rgb(255 255 255/.9)',
    'color-on-veil': '#1c1f24',
    ...frameVariables(header, colours, ink, line),
    ...Object.fromEntries(
      RAMP.map(([step, l, share]) => [`color-neutral-${step}`, shade(isDarkPage ? 1.18 - l : l, share)]),
    ),
  };
}

/**
 * Variables that give one element and its children another primary colour, for example a brand's accent
 * (SHL-003). Set them as custom properties on the element. Text on it stays readable (UI-027).
 * @throws Error when the colour is not a hex colour
 */
export function accentVariables(accent: string, ground = '#ffffff'): Readonly<Record<`--${string}`, string>> {
  const ink = '#14171c';
  const variables = primaryVariables(
    {
      primary: accent,
      secondary: ink,
      background: ground,
      text: ink,
      success: ink,
      destructive: ink,
      disabled: ink,
    },
    ink,
    ground,
    [ground],
  );
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--${name}`, value]));
}
