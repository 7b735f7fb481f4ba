import { readSample, sampleSlugs } from 'shared-contracts/site-config/samples/dev/read-samples';
import { contrastRatio, themeVariables } from 'shared-ui/theme';
import { color } from 'shared-ui/tokens';
import { partColour } from './cost-bar.styles';

/** Grounds that a bar or a chart may stand on. */
const grounds = [color.background, color.surface, color.tint];
/** The text in and around them. */
const texts = [color.text, color.muted, color.ink];

/** Colours of a site by the token that a style names. */
function coloursOf(slug: (typeof sampleSlugs)[number]): (token: string) => string {
  const variables = themeVariables(readSample(slug).config.theme);
  return (token) => {
    const value = variables[/^var\(--([\w-]+)\)$/.exec(token)?.[1] ?? ''];
    if (value === undefined) throw new Error(`${slug} has no colour ${token}`);
    return value;
  };
}

const lowest = (tokens: readonly string[], of: (token: string) => string): number =>
  Math.min(...tokens.flatMap((token) => grounds.map((ground) => contrastRatio(of(token), of(ground)))));

test.each(sampleSlugs)(
  '[UI-027] on %s every part of a loan’s bar and chart has 3:1 to its ground, and every text 4.5:1',
  (slug) => {
    const of = coloursOf(slug);
    for (const [part, token] of Object.entries(partColour)) {
      expect([part, lowest([token], of) >= 3]).toEqual([part, true]);
    }
    expect(lowest([color.lineStrong], of)).toBeGreaterThanOrEqual(3);
    expect(lowest(texts, of)).toBeGreaterThanOrEqual(4.5);
  },
);
