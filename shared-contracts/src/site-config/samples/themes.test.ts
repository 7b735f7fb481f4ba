import { readSample, sampleSlugs } from './dev/read-samples';

const themes = sampleSlugs.map((slug) => ({ slug, ...readSample(slug).config.theme }));

/** Relative luminance of a six-digit hex colour (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the measure is right at its ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(themes)(
  '$slug: text keeps 4.5:1 on every ground, and so does the writing on its buttons',
  ({ colours }) => {
    const grounds = [
      colours.background,
      colours.surface ?? colours.background,
      colours.tint ?? colours.background,
    ];
    for (const ground of grounds) expect(contrast(colours.text, ground)).toBeGreaterThanOrEqual(4.5);
    const onPrimary = Math.max(
      contrast(colours.primary, '#ffffff'),
      contrast(colours.primary, colours.ink ?? colours.text),
    );
    expect(onPrimary).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.secondary, '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(contrast(colours.destructive, colours.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.success, colours.background)).toBeGreaterThanOrEqual(4.5);
  },
);

test('no two sites share more than their colours: hero, heading type, corners or rhythm differ', () => {
  const looks = themes.map(({ hero, fonts, radius, density, header, headingWeight }) =>
    [hero, fonts.heading, radius, density, header, headingWeight].join(' '),
  );
  expect(new Set(looks).size).toBe(themes.length);
  expect(new Set(themes.map(({ hero }) => hero)).size).toBe(themes.length);
  expect(new Set(themes.map(({ fonts }) => fonts.heading)).size).toBe(themes.length);
  expect(new Set(themes.map(({ colours }) => colours.primary)).size).toBe(themes.length);
});
