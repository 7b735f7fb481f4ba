import { fontStackNames, type FontStackName } from './font-stacks';
import { isHexColour } from './oklch';

/** Colours of a site, as hex text. The optional ones are derived from the others when left out. */
export interface ThemeColours {
  readonly primary: string;
  /** Dark bands: footer, dark header, announcement bars. */
  readonly secondary: string;
  readonly background: string;
  readonly text: string;
  readonly success: string;
  readonly destructive: string;
  readonly disabled: string;
  readonly accent?: string | undefined;
  /** Cards, dialogs and inputs. */
  readonly surface?: string | undefined;
  /** Quiet bands and empty states. */
  readonly tint?: string | undefined;
  readonly line?: string | undefined;
  /** Headings and prices; darker than text. */
  readonly ink?: string | undefined;
  /** The floor of the picture studio, so that a picture's edge is invisible while it loads. */
  readonly studio?: string | undefined;
}

/** How much air a site's layouts have. */
export type Density = 'compact' | 'regular' | 'airy';
/** What holds a card together: a shadow, an edge, or nothing but white space. */
export type CardStyle = 'raised' | 'outlined' | 'plain';
/** Ground of the page header. `centred` is a light header whose name stands above its menu. */
export type HeaderStyle = 'light' | 'dark' | 'centred';

/** Everything about a site's look that configuration decides. */
export interface ThemeTokens {
  readonly colours: ThemeColours;
  /** Corner radius of cards and dialogs in px, 0 to 32. */
  readonly radius?: number | undefined;
  /** Corner radius of buttons in px, 0 to 32; the card radius when left out. */
  readonly buttonRadius?: number | undefined;
  readonly density?: Density | undefined;
  /** Derived from density and radius when left out. */
  readonly cardStyle?: CardStyle | undefined;
  readonly fonts?: { readonly heading: FontStackName; readonly body: FontStackName } | undefined;
  /** Weight of headings, 300 to 900. */
  readonly headingWeight?: number | undefined;
  /** Letter spacing of headings in em, -0.1 to 0.2. */
  readonly tracking?: number | undefined;
  readonly header?: HeaderStyle | undefined;
}

function requireChoice(name: string, value: string, allowed: readonly string[]): void {
  if (allowed.includes(value)) return;
  throw new Error(
    `shared-ui: ${name} is "${value}", so the theme cannot be written. Use one of: ${allowed.join(', ')}.`,
  );
}

function requireRange(name: string, value: number, low: number, high: number): void {
  if (Number.isFinite(value) && value >= low && value <= high) return;
  throw new Error(
    `shared-ui: ${name} is ${value}, so the theme cannot be written. Use a number from ${low} to ${high}.`,
  );
}

/**
 * Refuses values that could not be a theme, naming the field. The result is written into a style element,
 * so nothing but hex colours, numbers and known names may pass.
 * @throws Error naming the field, the value and what is allowed
 */
export function checkThemeTokens(theme: ThemeTokens): void {
  for (const [name, value] of Object.entries(theme.colours)) {
    if (value === undefined || (typeof value === 'string' && isHexColour(value))) continue;
    throw new Error(
      `shared-ui: theme.colours.${name} is "${String(value)}", so the theme cannot be written. Use a hex colour such as #0b4f9c.`,
    );
  }
  if (theme.radius !== undefined) requireRange('theme.radius', theme.radius, 0, 32);
  if (theme.buttonRadius !== undefined) requireRange('theme.buttonRadius', theme.buttonRadius, 0, 32);
  if (theme.headingWeight !== undefined) requireRange('theme.headingWeight', theme.headingWeight, 300, 900);
  if (theme.tracking !== undefined) requireRange('theme.tracking', theme.tracking, -0.1, 0.2);
  if (theme.density !== undefined)
    requireChoice('theme.density', theme.density, ['compact', 'regular', 'airy']);
  if (theme.header !== undefined) requireChoice('theme.header', theme.header, ['light', 'dark', 'centred']);
  if (theme.cardStyle !== undefined) {
    requireChoice('theme.cardStyle', theme.cardStyle, ['raised', 'outlined', 'plain']);
  }
  if (theme.fonts !== undefined) {
    requireChoice('theme.fonts.heading', theme.fonts.heading, fontStackNames);
    requireChoice('theme.fonts.body', theme.fonts.body, fontStackNames);
  }
}
