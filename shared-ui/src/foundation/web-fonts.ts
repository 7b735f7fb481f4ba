/** Faces that nearly every visitor has, each in two weights, with the mean width of a letter in em. */
const localFaces = {
  sans: {
    regular: { src: 'local("Arial"),local("Liberation Sans")', width: 0.4521 },
    bold: { src: 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")', width: 0.4829 },
  },
  serif: {
    regular: { src: 'local("Times New Roman"),local("Liberation Serif")', width: 0.41 },
    bold: {
      src: 'local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT"),local("Liberation Serif Bold")',
      width: 0.4326,
    },
  },
} as const;

interface WebFont {
  family: string;
  /** Weights of the file, as `font-weight` of a face: one, or a range. */
  weights: string;
  /** Above and below the baseline, in em. None of the faces has a gap between lines. */
  ascent: number;
  descent: number;
  /** Mean width of a letter in em, in text (400) and in headings. */
  width: { regular: number; bold: number };
  /** Added between words, in em, where the face has less than figures and buttons need to be read apart. */
  wordSpace: number;
  /** What is shown until the file is there, and on a slow line instead of it. */
  local: keyof typeof localFaces;
}

/**
 * Faces that a site may show from its own host. The measures are those of the files, taken in a browser with a sentence
 * of a home page; a browser test holds them against the real faces.
 */
const webFonts = {
  figtree: {
    family: 'Figtree',
    weights: '300 900',
    ascent: 0.95,
    descent: 0.25,
    width: { regular: 0.4571, bold: 0.4678 },
    wordSpace: 0,
    local: 'sans',
  },
  archivo: {
    family: 'Archivo',
    weights: '100 900',
    ascent: 0.878,
    descent: 0.21,
    width: { regular: 0.4441, bold: 0.4748 },
    wordSpace: 0.04,
    local: 'sans',
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    weights: '400 700',
    ascent: 0.97,
    descent: 0.25,
    width: { regular: 0.4598, bold: 0.4773 },
    wordSpace: 0.05,
    local: 'sans',
  },
  manrope: {
    family: 'Manrope',
    weights: '200 800',
    ascent: 1.066,
    descent: 0.3,
    width: { regular: 0.4593, bold: 0.4854 },
    wordSpace: 0.05,
    local: 'sans',
  },
  fraunces: {
    family: 'Fraunces',
    weights: '100 900',
    ascent: 0.978,
    descent: 0.255,
    width: { regular: 0.4711, bold: 0.4888 },
    wordSpace: 0,
    local: 'serif',
  },
  'barlow-condensed': {
    family: 'Barlow Condensed',
    weights: '700',
    ascent: 1,
    descent: 0.2,
    width: { regular: 0.3666, bold: 0.3666 },
    wordSpace: 0,
    local: 'sans',
  },
} as const satisfies Record<string, WebFont>;

/** Name of a web face as a site's configuration writes it. */
export type WebFontName = keyof typeof webFonts;

const isWebFont = (name: string): name is WebFontName => Object.hasOwn(webFonts, name);

/** Web faces of a site, each once, the one of headings first. */
export const webFontsOf = (fonts: { heading: string; body: string } | undefined): WebFontName[] =>
  fonts ? [...new Set([fonts.heading, fonts.body])].filter(isWebFont) : [];

/** The face and its stand-in of equal measures, for the head of a stack. */
export const webFontFamilies = (name: WebFontName): string => {
  const { family } = webFonts[name];
  return `"${family}","${family} fallback"`;
};

/** What is added between the words of a stack, in em. */
export const wordSpaceOf = (name: string): number => (isWebFont(name) ? webFonts[name].wordSpace : 0);

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A face of the visitor's own, made as wide and as high as the web face, so that lines break and stand alike. */
function fallbackFace(font: WebFont, cut: 'regular' | 'bold'): string {
  const local = localFaces[font.local][cut];
  const scale = font.width[cut] / local.width;
  return [
    `@font-face{font-family:"${font.family} fallback"`,
    `src:${local.src}`,
    `font-weight:${cut === 'regular' ? '100 599' : '600 900'}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(font.ascent / scale)}`,
    `descent-override:${percent(font.descent / scale)}`,
    'line-gap-override:0%}',
  ].join(';');
}

/**
 * The `@font-face` rules of a site; empty where it has system stacks only.
 *
 * The web face is optional: one that is not there when text is first painted is kept for the next page, so that no text
 * moves and no picture waits for it.
 *
 * @param urlOf address of a face's file on the page's own host
 */
export function fontFaceCss(
  fonts: { heading: string; body: string } | undefined,
  urlOf: (name: WebFontName) => string,
): string {
  return webFontsOf(fonts)
    .map((name) => {
      const font: WebFont = webFonts[name];
      const face = [
        `@font-face{font-family:"${font.family}"`,
        `src:url("${urlOf(name)}") format("woff2")`,
        `font-weight:${font.weights}`,
        'font-display:optional}',
      ].join(';');
      return face + fallbackFace(font, 'regular') + fallbackFace(font, 'bold');
    })
    .join('');
}
