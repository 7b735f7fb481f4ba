import * as z from 'zod/mini';
import { hexColour, key, numberFrom, slug, wholeNumber } from './fields';

/** Accent of brands that are not shown in the site's primary colour (requirement SHL-003). */
export const BRAND_ACCENTS = {
  subaru: '#00adee',
  foton: '#C8C8C8',
  peugeot: '#0074e8',
  skoda: '#78faae',
  deepal: '#e34724',
};

/** Faces under an open licence that come with the shell's release, as `fonts/<name>.woff2`. */
export const WEB_FONTS = [
  'figtree',
  'archivo',
  'instrument-sans',
  'manrope',
  'fraunces',
  'barlow-condensed',
] as const;

/** Name of such a face. */
export type WebFontName = (typeof WEB_FONTS)[number];

/** Names of the type stacks that shared-ui defines: faces that visitors already have, then those of `WEB_FONTS`. */
export const FONT_STACKS = [
  'humanist',
  'narrow',
  'grotesque',
  'serif',
  'condensed',
  'system',
  ...WEB_FONTS,
] as const;

const colour = (value: string, meaning: string) => key(z._default(hexColour(), value), meaning);
const derived = (meaning: string) => key(z.optional(hexColour()), `Own key. ${meaning} Left out: derived.`);
const stack = (meaning: string) => key(z._default(z.enum(FONT_STACKS), 'humanist'), meaning);

/**
 * `theme.*`: the look of a site. The first seven colours and `brandAccents` are keys of the requirements
 * (SHL-002, SHL-003); the rest are Forecourt's own, explained in sites/README.md.
 */
export const themeSchema = z.strictObject({
  colours: z.prefault(
    z.strictObject({
      primary: colour('#0b4f9c', 'Primary colour: the one filled button of a view.'),
      secondary: colour('#1f2937', 'Secondary colour: footer and dark header.'),
      background: colour('#ffffff', 'Page background.'),
      text: colour('#111827', 'Text colour.'),
      success: colour('#15803d', 'Green, also of the runout tag.'),
      destructive: colour('#b91c1c', 'Destructive alerts and errors.'),
      disabled: colour('#9ca3af', 'Grey of a disabled button.'),
      accent: derived('Second colour for marks and large type, never for text below 18 px.'),
      surface: derived('Cards and panels.'),
      tint: derived('Quiet band behind every second section.'),
      line: derived('Hairlines.'),
      ink: derived('Headings and prices.'),
      studio: derived('Ground of pictures while they load.'),
    }),
    {},
  ),
  brandAccents: key(
    z._default(z.record(slug(), hexColour()), BRAND_ACCENTS),
    'Accent per brand slug, merged over the built-in five; other brands use primary.',
  ),
  radius: key(z._default(wholeNumber(0, 32), 8), 'Own key. Corner radius of cards and fields in px.'),
  buttonRadius: key(
    z.optional(wholeNumber(0, 32)),
    'Own key. Corner radius of buttons in px. Left out: same as radius.',
  ),
  density: key(
    z._default(z.enum(['compact', 'regular', 'airy']), 'regular'),
    'Own key. Distance between parts.',
  ),
  fonts: z.prefault(
    z.strictObject({
      heading: stack('Own key. Type stack of headings.'),
      body: stack('Own key. Type stack of text.'),
    }),
    {},
  ),
  headingWeight: key(z._default(wholeNumber(300, 900), 700), 'Own key. Weight of headings.'),
  tracking: key(
    z.optional(numberFrom(-0.1, 0.2)),
    'Own key. Letter spacing of headings in em. Left out: that of the type stack.',
  ),
  cardStyle: key(
    z.optional(z.enum(['raised', 'outlined', 'plain'])),
    'Own key. What holds a card together. Left out: derived from density and radius.',
  ),
  header: key(z._default(z.enum(['light', 'dark', 'centred']), 'light'), 'Own key. Header variant.'),
  hero: key(
    z._default(z.enum(['poster', 'split', 'statement', 'wide', 'panel', 'landscape']), 'split'),
    'Own key. Composition of the home page hero.',
  ),
});
