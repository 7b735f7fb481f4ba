import { fontStacks } from './font-stacks';
import { fontFaceCss, webFontsOf } from './web-fonts';

const urlOf = (name: string): string => `/assets/shell/1.0.0/fonts/${name}.woff2`;

/** The value of a descriptor in the one rule for a family and its weights. */
function descriptor(css: string, family: string, weights: string, name: string): string {
  const rules = css.split('@font-face').filter((rule) => rule.includes(`font-family:"${family}";`));
  const rule = rules.find((text) => text.includes(`font-weight:${weights};`));
  return new RegExp(`[;{]${name}:([^;}]+)`).exec(rule ?? '')?.[1] ?? `no ${name} in ${css}`;
}

test('a site with system stacks has no face to fetch', () => {
  expect(webFontsOf(undefined)).toEqual([]);
  expect(fontFaceCss({ heading: 'serif', body: 'humanist' }, urlOf)).toBe('');
});

test('a site that uses one face for headings and text fetches one file', () => {
  const css = fontFaceCss({ heading: 'figtree', body: 'figtree' }, urlOf);
  expect(css.match(/url\(/g)).toHaveLength(1);
  expect(descriptor(css, 'Figtree', '300 900', 'src')).toBe(
    'url("/assets/shell/1.0.0/fonts/figtree.woff2") format("woff2")',
  );
});

test('text never waits for a face: one that is late is kept for the next page', () => {
  const css = fontFaceCss({ heading: 'barlow-condensed', body: 'archivo' }, urlOf);
  expect(css.match(/font-display:[a-z]+/g)).toEqual(['font-display:optional', 'font-display:optional']);
});

test('the stand-in of a face is as wide and as high as the face', () => {
  const css = fontFaceCss({ heading: 'fraunces', body: 'humanist' }, urlOf);
  const valueOf = (weights: string, name: string): number =>
    parseFloat(descriptor(css, 'Fraunces fallback', weights, name)) / 100;
  expect(descriptor(css, 'Fraunces fallback', '600 900', 'src')).toContain('local("Times New Roman Bold")');
  for (const weights of ['100 599', '600 900']) {
    const scale = valueOf(weights, 'size-adjust');
    expect(scale).toBeGreaterThan(1.1);
    expect(valueOf(weights, 'ascent-override') * scale).toBeCloseTo(0.978, 3);
    expect(valueOf(weights, 'descent-override') * scale).toBeCloseTo(0.255, 3);
    expect(valueOf(weights, 'line-gap-override')).toBe(0);
  }
});

test('behind a face stand its stand-in and a stack that every visitor has', () => {
  expect(fontStacks.figtree).toMatch(/^"Figtree","Figtree fallback",.*,sans-serif$/);
  expect(fontStacks.fraunces).toMatch(/^"Fraunces","Fraunces fallback",.*,serif$/);
});
