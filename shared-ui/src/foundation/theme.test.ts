import fc from 'fast-check';
import { globalStyles } from './global-styles';
import { contrastRatio, hexToOklch, oklchToHex } from './oklch';
import { themeCss, themeVariables } from './theme';
import { accentVariables } from './theme-colours';
import type { ThemeColours, ThemeTokens } from './theme-tokens';
import { color, font, fontSize, motion, radius, shadow, size, space } from './tokens';

const COLOURS: ThemeColours = {
  primary: '#0b4f9c',
  secondary: '#1f2937',
  background: '#ffffff',
  text: '#111827',
  success: '#15803d',
  destructive: '#b91c1c',
  disabled: '#9ca3af',
};

const themeWith = (colours: Partial<ThemeColours>, rest: Partial<ThemeTokens> = {}): ThemeTokens => ({
  colours: { ...COLOURS, ...colours },
  ...rest,
});

/** A variable that must exist. */
function valueOf(theme: ThemeTokens, name: string): string {
  const value = themeVariables(theme)[name];
  if (value === undefined) throw new Error(`no variable --${name}`);
  return value;
}

const hexColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('[SHL-002] configured colours appear exactly as written', () => {
  const css = themeCss(themeWith({ primary: '#c00000', disabled: '#ABC' }));
  expect(css).toContain('--color-primary:#c00000;');
  expect(css).toContain('--color-disabled:#ABC;');
  for (const [name, value] of Object.entries(COLOURS)) {
    expect(themeVariables(themeWith({}))[`color-${name}`]).toBe(value);
  }
});

test('every variable that the tokens and base styles use is written by the theme', () => {
  const variables = themeVariables(themeWith({}));
  const used = [color, font, fontSize, motion, radius, shadow, size, space]
    .flatMap((group): readonly string[] => Object.values(group))
    .concat(globalStyles)
    .flatMap((text) => [...text.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? ''));
  expect(used.length).toBeGreaterThan(80);
  expect(used.filter((name) => !(name in variables))).toEqual([]);
});

test('[UI-027] derived colours stay readable for any primary on light and dark pages', () => {
  const page = fc.constantFrom(
    { background: '#ffffff', text: '#111827' },
    { background: '#fbf6ee', text: '#40342b' },
    { background: '#12161c', text: '#d5dbe3', destructive: '#ff7a6b' },
  );
  fc.assert(
    fc.property(hexColour, hexColour, page, (primary, secondary, ground) => {
      const theme = themeWith({ primary, secondary, ...ground });
      const of = (name: string): string => valueOf(theme, name);
      expect(contrastRatio(of('color-on-primary'), of('color-primary'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(of('color-on-primary'), of('color-primary-hover'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(of('color-on-secondary'), of('color-secondary'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(of('color-footer-muted'), of('color-footer-background'))).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrastRatio(of('color-on-control'), of('color-control'))).toBeGreaterThanOrEqual(4.5);
      for (const name of ['color-background', 'color-surface', 'color-tint']) {
        expect(contrastRatio(of('color-primary-text'), of(name))).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of('color-muted'), of(name))).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of('color-focus'), of(name))).toBeGreaterThanOrEqual(3);
        expect(contrastRatio(of('color-line-strong'), of(name))).toBeGreaterThanOrEqual(3);
      }
      expect(contrastRatio(of('color-primary-text'), of('color-primary-tint'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(of('chip-text'), of('color-primary-tint'))).toBeGreaterThanOrEqual(4.5);
      const tonal = of('tonal-background') === 'transparent' ? of('color-tint') : of('tonal-background');
      expect(contrastRatio(of('tonal-text'), tonal)).toBeGreaterThanOrEqual(4.5);
      for (const name of ['success', 'destructive', 'warning', 'info', 'accent']) {
        expect(contrastRatio(of(`color-${name}-text`), of(`color-${name}-tint`))).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of(`color-on-${name}`), of(`color-${name}`))).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 60 },
  );
});

test('[UI-027] a light accent gets dark button text, a strong one gets light text', () => {
  const light = accentVariables('#C8C8C8');
  expect(light['--color-primary']).toBe('#C8C8C8');
  expect(hexToOklch(light['--color-on-primary'] ?? '').l).toBeLessThan(0.4);
  expect(contrastRatio(light['--color-on-primary'] ?? '', '#C8C8C8')).toBeGreaterThanOrEqual(4.5);
  const strong = accentVariables('#0074e8');
  expect(strong['--color-on-primary']).toBe('#ffffff');
  expect(contrastRatio('#ffffff', '#0074e8')).toBeGreaterThanOrEqual(4.5);
});

test('a red primary has neutral quiet buttons, which would else look like errors', () => {
  expect(valueOf(themeWith({ primary: '#c4071f' }), 'tonal-background')).toBe('transparent');
  expect(valueOf(themeWith({ primary: '#14498a' }), 'tonal-background')).toMatch(/^#/);
});

test.each<[string, ThemeTokens, string]>([
  ['a word for a colour', themeWith({ primary: 'red' }), 'theme.colours.primary is "red"'],
  ['a style sheet in a colour', themeWith({ text: '#000;}</style>' }), 'theme.colours.text'],
  ['a broken optional colour', themeWith({ accent: '#12345' }), 'theme.colours.accent'],
  ['a negative radius', themeWith({}, { radius: -1 }), 'theme.radius is -1'],
  ['a huge button radius', themeWith({}, { buttonRadius: 33 }), 'theme.buttonRadius is 33'],
  ['no number', themeWith({}, { headingWeight: Number.NaN }), 'theme.headingWeight is NaN'],
  ['wide tracking', themeWith({}, { tracking: 0.21 }), 'theme.tracking is 0.21'],
])('refuses %s and names the field', (_case, theme, message) => {
  expect(() => themeCss(theme)).toThrow(message);
});

test('refuses names that configuration may not use, listing those it may', () => {
  // Values from a file that skipped the schema.
  const density = JSON.parse('{"density":"loose"}') as Partial<ThemeTokens>; // deliberately outside the type
  const fonts = JSON.parse('{"fonts":{"heading":"comic","body":"system"}}') as Partial<ThemeTokens>; // as above
  expect(() => themeCss(themeWith({}, density))).toThrow('compact, regular, airy');
  expect(() => themeCss(themeWith({}, fonts))).toThrow('theme.fonts.heading is "comic"');
  expect(() => themeCss(themeWith({}, fonts))).toThrow('serif, system, figtree, archivo');
});

test('density decides the rhythm, and wide screens get more of it', () => {
  const compact = themeCss(themeWith({}, { density: 'compact' }));
  const airy = themeCss(themeWith({}, { density: 'airy' }));
  expect(compact).toContain('--grid-gap:12px');
  expect(compact).toContain('@media (min-width:768px){:root{--gutter:24px;--section:48px}}');
  expect(airy).toContain('--section:96px');
});

test.each(['serif', 'fraunces'] as const)(
  'prices keep lining figures when headings are set in a serif: %s',
  (heading) => {
    const theme = themeWith({}, { fonts: { heading, body: 'grotesque' } });
    expect(valueOf(theme, 'font-price')).toBe(valueOf(theme, 'font-body'));
  },
);

test('a web face is the first of its stack, in headings, prices and, where it is narrow, on buttons', () => {
  const narrow = themeWith({}, { fonts: { heading: 'barlow-condensed', body: 'grotesque' } });
  for (const name of ['font-heading', 'font-price', 'font-button']) {
    expect(valueOf(narrow, name)).toMatch(/^"Barlow Condensed",/);
  }
  expect(valueOf(narrow, 'font-body')).toMatch(/^"Helvetica Neue",/);
  const wide = themeWith({}, { fonts: { heading: 'fraunces', body: 'figtree' } });
  expect(valueOf(wide, 'font-button')).toMatch(/^"Figtree",/);
});

test('a face with little space between words gets more, in headings and text by themselves', () => {
  const spacesOf = (theme: ThemeTokens) => [
    valueOf(theme, 'word-space-heading'),
    valueOf(theme, 'word-space'),
  ];
  expect(spacesOf(themeWith({}, { fonts: { heading: 'manrope', body: 'archivo' } }))).toEqual([
    '0.05em',
    '0.04em',
  ]);
  expect(spacesOf(themeWith({}))).toEqual(['0em', '0em']);
});

test('colours survive the way to OKLCH and back', () => {
  fc.assert(fc.property(hexColour, (hex) => expect(oklchToHex(hexToOklch(hex))).toBe(hex)));
});
