/**
 * Design tokens as typed lookups. Every value is a reference to a CSS variable that
 * `themeCss` writes on `:root`, so one bundle serves every site.
 */

/** Viewport widths in px at which layouts may change (UI-026). The only list of breakpoints in the product. */
export const breakpoints = [400, 576, 768, 992, 1200, 1400] as const;

/** One of the widths of `breakpoints`. */
export type Breakpoint = (typeof breakpoints)[number];

/** Media query helpers for Emotion keys: `[media.from(768)]: {…}`. */
export const media = {
  /** From this viewport width upwards. */
  from: (width: Breakpoint): string => `@media (min-width:${width}px)`,
  /** Below this viewport width. The fraction closes the gap that zoomed viewports fall into. */
  below: (width: Breakpoint): string => `@media (max-width:${width - 0.02}px)`,
  /** The visitor's system is set to less motion. */
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  /** A device whose pointer can hover, so that a tap never leaves a hover state behind. */
  hover: '@media (hover:hover)',
  print: '@media print',
} as const;

/** Steps of the space scale in px. */
export const spaceSteps = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;
/** One step of the space scale in px. */
export type SpaceStep = (typeof spaceSteps)[number];

/** Space by its size in px: `space[16]`. */
export const space = {
  4: 'var(--s-4)',
  8: 'var(--s-8)',
  12: 'var(--s-12)',
  16: 'var(--s-16)',
  24: 'var(--s-24)',
  32: 'var(--s-32)',
  48: 'var(--s-48)',
  64: 'var(--s-64)',
  96: 'var(--s-96)',
} as const satisfies Record<SpaceStep, string>;

/** Steps of the type scale in px at the default root size; the variables hold rem so that text zoom works. */
export const typeSteps = [12, 14, 16, 18, 20, 24, 30, 36, 48, 64] as const;
/** One step of the type scale in px. */
export type TypeStep = (typeof typeSteps)[number];

/** Font sizes by their size in px: `fontSize[16]`. 12 is for tags and legal lines only. */
export const fontSize = {
  12: 'var(--t-12)',
  14: 'var(--t-14)',
  16: 'var(--t-16)',
  18: 'var(--t-18)',
  20: 'var(--t-20)',
  24: 'var(--t-24)',
  30: 'var(--t-30)',
  36: 'var(--t-36)',
  48: 'var(--t-48)',
  64: 'var(--t-64)',
} as const satisfies Record<TypeStep, string>;

/** Line heights. */
export const lineHeight = { body: 1.5, heading: 1.15, tight: 1.25 } as const;

/** Font families, weights and heading tracking of the site. */
export const font = {
  heading: 'var(--font-heading)',
  body: 'var(--font-body)',
  button: 'var(--font-button)',
  price: 'var(--font-price)',
  weightHeading: 'var(--weight-heading)',
  weightStrong: 'var(--weight-strong)',
  weightPrice: 'var(--weight-price)',
  tracking: 'var(--tracking-heading)',
} as const;

/** Colours by meaning. `on…` is the text colour for that ground, `…Tint` a quiet ground, `…Text` readable as text. Each is an export, so that a bundle holds those it uses. */
export * as color from './color';

/** Corner radii. `tag` may be a pill on rounded sites. */
export const radius = {
  base: 'var(--radius)',
  small: 'var(--radius-small)',
  button: 'var(--radius-button)',
  tag: 'var(--radius-tag)',
  round: '50%',
} as const;

/** Shadows. `resting` is `none` on flat sites, where an edge does the work. */
export const shadow = {
  resting: 'var(--shadow-1)',
  hover: 'var(--shadow-1-hover)',
  floating: 'var(--shadow-2)',
  /** Under the thumb of a slider. */
  control: 'var(--shadow-control)',
} as const;

/** Durations and easing; both durations are zero with reduced motion. */
export const motion = {
  fast: 'var(--fast)',
  slow: 'var(--slow)',
  ease: 'var(--ease)',
} as const;

/** Sizes of the page frame and of the theme's rhythm. */
export const size = {
  gutter: 'var(--gutter)',
  content: 'var(--content)',
  contentWide: 'var(--content-wide)',
  /** Smallest side of anything a finger has to hit. */
  tap: 'var(--tap)',
  control: 'var(--control)',
  cardPadding: 'var(--card-padding)',
  cardPaddingTop: 'var(--card-padding-top)',
  cardBorder: 'var(--card-border)',
  cardBackground: 'var(--card-background)',
  gridGap: 'var(--grid-gap)',
  gridRowGap: 'var(--grid-row-gap)',
  section: 'var(--section)',
} as const;

/** Everything that lies over something else, lowest first. Dialogs use the browser's top layer above all of it. */
export const zIndex = {
  below: -1,
  cardLink: 1,
  cardControl: 2,
  stickyFilters: 10,
  header: 30,
  menu: 40,
  mobileBar: 45,
  stickyHeader: 50,
  toast: 60,
  skipLink: 100,
} as const;
