import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { featureGridStyles } from '../layout/layout.styles';
import { breakpoints, media } from './tokens';

const SOURCE = path.join(__dirname, '..');

/** Every source file of this package by its path, without the tests. */
function sourceFiles(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }));
}

/** The grid columns that apply at a viewport width, by the cascade of min-width rules. */
function columnsAt(styles: string, widthPx: number): string | undefined {
  const base = /^[^@]*grid-template-columns:([^;]+)/.exec(styles)?.[1];
  const rules = [...styles.matchAll(/@media \(min-width:(\d+)px\)\{[^}]*grid-template-columns:([^;}]+)/g)];
  return rules.reduce((current, [, minPx, columns]) => (Number(minPx) <= widthPx ? columns : current), base);
}

test('[UI-026] the breakpoints are 400, 576, 768, 992, 1200 and 1400, listed once', () => {
  expect([...breakpoints]).toEqual([400, 576, 768, 992, 1200, 1400]);
});

test('[UI-026] parts take viewport widths from the tokens only', () => {
  const literal = /\((?:min|max)-width/;
  const offenders = sourceFiles().filter(({ text }) => literal.test(text));
  // The tokens make the queries; the theme's style sheet is text and repeats two of them.
  expect(offenders.map(({ file }) => file).sort()).toEqual([
    'foundation/global-styles.ts',
    'foundation/theme.ts',
    'foundation/tokens.ts',
  ]);
  for (const { text } of offenders) {
    for (const [, widthPx] of text.matchAll(/\((?:min|max)-width:(\d+)px\)/g)) {
      expect(breakpoints).toContain(Number(widthPx));
    }
  }
});

test('[UI-026] the feature grid is stacked at 575 px and three in a row at 992 px', () => {
  expect(columnsAt(featureGridStyles.styles, 575)).toBe('minmax(0,1fr)');
  expect(columnsAt(featureGridStyles.styles, 991)).toBe('repeat(2,minmax(0,1fr))');
  expect(columnsAt(featureGridStyles.styles, 992)).toBe('repeat(3,minmax(0,1fr))');
});

test('the two media helpers leave neither a gap nor an overlap', () => {
  expect(media.from(768)).toBe('@media (min-width:768px)');
  expect(media.below(768)).toBe('@media (max-width:767.98px)');
});

test('[UI-027] no part names a colour: all of them come from theme variables', () => {
  const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|:\s*'(?:white|black|red|green|blue|gr[ae]y)'/i;
  // The payment schemes' marks keep their own colours on every site; the source rules ask a reason for each.
  const ownColours = ['payment/payment-marks.tsx'];
  const offenders = sourceFiles().filter(
    ({ file, text }) => !file.startsWith('foundation') && !ownColours.includes(file) && rawColour.test(text),
  );
  expect(offenders.map(({ file }) => file)).toEqual([]);
});
