import { largePng } from '../testing/large-png';
import { textsOf, type PdfText } from '../testing/pdf-texts';
import { drawPdf } from './draw-pdf';
import type { Listing } from './listing';

const listing: Listing = {
  siteName: 'Harbour Motors',
  day: '22 Nov 2026',
  title: '2021 Toyota RAV4 GXL',
  colour: '#0f766e',
  price: { amount: '$35,990', was: '$38,990', kind: 'Drive away' },
  facts: [
    { label: 'Kilometres', value: '45,000 kms' },
    { label: 'Colour', value: 'Blue' },
    { label: 'Doors', value: '5' },
  ],
  features: ['Tow bar', 'Camera', 'Sunroof', 'Heated seats'],
  dealer: { name: 'Harbour Yard', lines: ['1 Main St, Springwood', '07 5550 0142'] },
  disclaimer: 'Used as seen.',
  address: 'https://www.harbour.example/cars/rav4-1',
};
const picture = largePng(8);

const numbered = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
const manyFacts = numbered(120, 'Fact').map((label) => ({ label, value: `Value of ${label}` }));
const manyFeatures = numbered(400, 'Feature');
const long = 'Premium adventure pack with everything '.repeat(12).trim();
const overlong: Listing = {
  ...listing,
  siteName: long,
  title: long,
  price: { amount: long, was: '$38,990', kind: long },
  facts: manyFacts.map(({ label }) => ({ label: `${label} ${long}`, value: long })),
  features: manyFeatures.map((feature) => `${feature} ${long}`),
  dealer: { name: long, lines: [long, long, long] },
  disclaimer: long,
};
const bare: Listing = {
  ...listing,
  price: { amount: 'Enquire for price.', was: '', kind: '' },
  facts: [],
  features: [],
  dealer: { name: 'Harbour Yard', lines: [] },
  disclaimer: '',
};

const draw = async (changes: Partial<Listing>, image: Buffer | null = null): Promise<PdfText[]> =>
  textsOf(await drawPdf({ ...listing, ...changes }, image));
const isWhole = ({ text }: PdfText, start: string): boolean => text.startsWith(start);
/** The first text that begins so. */
const found = (texts: readonly PdfText[], start: string): PdfText => {
  const text = texts.find((one) => isWhole(one, start));
  if (!text) throw new Error(`No text begins with "${start}".`);
  return text;
};

/** The page's margins, and the line above dealer and disclaimer: points from the upper left corner of an A4 page. */
const [left, right, foot, bottom] = [40, 555.3, 683.8, 815];

test('[API-022] the PDF says everything about the car, from top to bottom', async () => {
  expect((await draw({})).map(({ text }) => text.trim())).toEqual([
    'Harbour Motors', '22 Nov 2026', '2021 Toyota RAV4 GXL', '$35,990', 'Drive away', 'Was $38,990',
    'Scan for all pictures and', 'today’s price.', 'harbour.example', 'Details', 'Kilometres', '45,000 kms', 'Colour', 'Blue',
    'Doors', '5', 'Features', '• Tow bar', '• Camera', '• Sunroof', '• Heated seats', 'Harbour Yard', '1 Main St, Springwood',
    '07 5550 0142', 'Used as seen.',
  ]); // prettier-ignore
});

test('[API-022] what is not known leaves neither a heading nor a gap', async () => {
  const texts = (await draw(bare)).map(({ text }) => text.trim());
  expect(texts).toEqual([
    'Harbour Motors', '22 Nov 2026', '2021 Toyota RAV4 GXL', 'Enquire for price.', 'Scan for all pictures and', 'today’s price.',
    'harbour.example', 'Harbour Yard',
  ]); // prettier-ignore
  const [withKind, without] = await Promise.all([draw({}), draw({ price: { ...listing.price, kind: '' } })]);
  expect(found(without, 'Was').y).toBeLessThan(found(withKind, 'Was').y);
  const withoutFacts = await draw({ facts: [] });
  expect(found(withoutFacts, 'Features').y).toBe(found(withKind, 'Details').y);
});

describe.each<[string, Listing, Buffer | null]>([
  ['an ordinary car', listing, null],
  ['an ordinary car with its picture', listing, picture],
  ['a car of which little is known', bare, null],
  ['a car of which little is known with its picture', bare, picture],
  ['a car with long lists', { ...listing, facts: manyFacts, features: manyFeatures }, null],
  [
    'a car with long lists and its picture',
    { ...listing, facts: manyFacts, features: manyFeatures },
    picture,
  ],
  ['a car with long texts', overlong, null],
  ['a car with long texts and its picture', overlong, picture],
])('%s', (_name, car, image) => {
  let texts: PdfText[];
  beforeAll(async () => {
    texts = await draw(car, image);
  });

  test('[API-022] stays inside the margins', () => {
    for (const text of texts) {
      expect(text.x).toBeGreaterThanOrEqual(left);
      expect(text.right).toBeLessThanOrEqual(right);
      expect(text.y).toBeLessThan(bottom);
    }
  });

  test('[API-022] has no text over another', () => {
    const overlaps = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter(
          (other) =>
            one.x < other.right - 1 &&
            other.x < one.right - 1 &&
            Math.abs(one.y - other.y) < 0.7 * Math.max(one.size, other.size),
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('[API-022] has dealer and disclaimer in the foot, and nothing else there', () => {
    const inFoot = texts.filter(({ y }) => y > foot);
    expect(inFoot[0]?.text.trim()).toBe(car.dealer.name.slice(0, inFoot[0]?.text.trim().length));
    const above = texts.slice(0, texts.indexOf(inFoot[0] as PdfText)); // the dealer's name is always there
    expect(above.every(({ y }) => y < foot)).toBe(true);
    expect(inFoot.length).toBe(texts.length - above.length);
  });
});

test('[API-022] the day ends at the right margin, the dealer’s disclaimer stands beside the dealer', async () => {
  const texts = await draw({});
  expect(found(texts, '22 Nov').right).toBeCloseTo(555.28, 1);
  const [dealer, disclaimer] = [found(texts, 'Harbour Yard'), found(texts, 'Used as seen')];
  expect(disclaimer.x).toBeGreaterThan(dealer.right + 100);
  expect(Math.abs(disclaimer.y - dealer.y)).toBeLessThan(5);
});

test('[API-022] with a picture the price stands beside it, without one at the left', async () => {
  const [withPicture, without] = [await draw({}, picture), await draw({})];
  expect(found(withPicture, '$35,990').x).toBe(378);
  expect(found(without, '$35,990').x).toBe(40);
  // The picture is 213 points high.
  expect(found(withPicture, 'Details').y - found(withPicture, '2021').y).toBeGreaterThan(213);
  expect(found(without, 'Details').y - found(without, '2021').y).toBeLessThan(150);
});

test.each([
  [0, 24],
  [3, 24],
  [12, 20],
  [16, 16],
  [25, 13],
  [200, 13],
])('[API-022] a title with %i more words has the size %i', async (more, size) => {
  const title = `${listing.title} ${'Long '.repeat(more)}`.trim();
  expect(found(await draw({ title }), '2021').size).toBe(size);
});

test.each([
  ['$35,990', 30],
  ['Enquire now', 24],
  ['Enquire for price.', 18],
  ['Available to order, call us for a price today', 14],
])('[API-022] the price "%s" has the size %i', async (amount, size) => {
  const texts = await draw({ price: { amount, was: '', kind: '' } }, picture);
  expect(found(texts, amount.slice(0, 5)).size).toBe(size);
});

const shownOf = (texts: readonly PdfText[], start: string): PdfText[] =>
  texts.filter((text) => isWhole(text, start));

test('[API-022] lists read down their columns, features in three and facts in two', async () => {
  const texts = await draw({ facts: manyFacts.slice(0, 6), features: manyFeatures.slice(0, 7) });
  const columnsOf = (start: string): string[][] => {
    const shown = shownOf(texts, start);
    const columns = [...new Set(shown.map(({ x }) => x))].sort((a, b) => a - b);
    return columns.map((at) =>
      shown
        .filter(({ x }) => x === at)
        .sort((a, b) => a.y - b.y)
        .map(({ text }) => text.replace(/\D+/, '')),
    );
  };
  expect(columnsOf('• Feature')).toEqual([['1', '2', '3'], ['4', '5', '6'], ['7']]);
  expect(columnsOf('Fact')).toEqual([
    ['1', '2', '3'],
    ['4', '5', '6'],
  ]);
  expect(columnsOf('Value of')).toHaveLength(2);
});

test('[API-022] long lists fill the page: with features the facts leave them a third of it', async () => {
  const lowest = (texts: readonly PdfText[], start: string): number =>
    Math.max(...shownOf(texts, start).map(({ y }) => y));
  const facts = await draw({ facts: manyFacts, features: [] });
  const both = await draw({ facts: manyFacts, features: manyFeatures });
  const features = await draw({ facts: [], features: manyFeatures });
  expect(foot - lowest(facts, 'Fact')).toBeLessThan(20);
  expect(foot - lowest(features, '• Feature')).toBeLessThan(20);
  expect(foot - lowest(both, '• Feature')).toBeLessThan(20);
  const [from, to] = [found(both, 'Details').y, lowest(both, 'Fact')];
  expect((to - from) / (foot - from)).toBeGreaterThan(0.6);
  expect((to - from) / (foot - from)).toBeLessThan(0.7);
  expect(shownOf(both, 'Fact').length).toBeLessThan(shownOf(facts, 'Fact').length);
});

describe('the file', () => {
  let file: string;
  beforeAll(async () => {
    file = (await drawPdf(listing, picture)).toString('latin1');
  });

  test('[API-022] is one A4 page in English, named after the car', () => {
    expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(file).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(file).toContain('/Lang (en-AU)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('(2021 Toyota RAV4 GXL)');
    expect(file).toContain('(Harbour Motors)');
  });

  test('[API-022] links the code, at its place beside the picture, to the car’s page', () => {
    expect(file).toContain('/URI (https://www.harbour.example/cars/rav4-1)');
    const [x = 0, from = 0, end = 0, to = 0] = (/\/Rect \[(.*?)\]/.exec(file)?.[1] ?? '').split(' ').map(Number);
    expect([x, end - x]).toEqual([378, 72]);
    expect(to - from).toBeCloseTo(72);
  });
}); // prettier-ignore
