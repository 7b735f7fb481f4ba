import { webFontFamilies, type WebFontName } from './web-fonts';

/**
 * Stacks made of faces that visitors already have: nothing to download, nothing that shifts.
 * Each ends with the metrically close faces of Linux so that tests and servers show the same rhythm.
 */
const systemStacks = {
  humanist:
    '"Avenir Next","Nunito Sans","Segoe UI Variable Display","Segoe UI",Ubuntu,"DejaVu Sans Condensed",sans-serif',
  narrow:
    '"Helvetica Neue Condensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow",Arial,sans-serif',
  condensed:
    '"Avenir Next Condensed","Bahnschrift SemiCondensed","Roboto Condensed","Arial Narrow","Liberation Sans Narrow",Impact,sans-serif',
  grotesque:
    '"Helvetica Neue","Neue Haas Grotesk Text Pro","Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif',
  serif:
    '"Iowan Old Style","Palatino Nova","Palatino Linotype",Palatino,"Noto Serif","DejaVu Serif Condensed","DejaVu Serif",Georgia,serif',
  // Without `system-ui`: on Linux that is whatever the desktop prefers, often a wide face.
  system:
    '-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif',
} as const;

/** A web face, then what stands in where neither its file nor a face to adjust is there. */
const webStack = (name: WebFontName, system: keyof typeof systemStacks): string =>
  `${webFontFamilies(name)},${systemStacks[system]}`;

/** Every stack by the name that configuration writes. */
export const fontStacks = {
  ...systemStacks,
  figtree: webStack('figtree', 'humanist'),
  archivo: webStack('archivo', 'grotesque'),
  'instrument-sans': webStack('instrument-sans', 'grotesque'),
  manrope: webStack('manrope', 'system'),
  fraunces: webStack('fraunces', 'serif'),
  'barlow-condensed': webStack('barlow-condensed', 'condensed'),
} as const satisfies Record<WebFontName | keyof typeof systemStacks, string>;

/** Stacks that use another cut of the family for running text than for headings. */
export const textStacks: Readonly<Partial<Record<keyof typeof fontStacks, string>>> = {
  humanist:
    '"Avenir Next","Nunito Sans","Segoe UI Variable Text","Segoe UI",Ubuntu,"Liberation Sans",sans-serif',
  serif: '"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif","Liberation Serif",Georgia,serif',
};

/** Name of a font stack as a site's configuration writes it. */
export type FontStackName = keyof typeof fontStacks;

/** Every stack name, for messages and schemas. */
export const fontStackNames: readonly string[] = Object.keys(fontStacks);
