import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { makeSite } from 'shared-contracts/testing';
import { baseFilter } from '../filter/base-filter';
import { START } from '../testing/search-platform';
import { toMeiliQuery } from './meili-query';

const site = makeSite({ search: { partsIndex: 'parts' } });
const own = baseFilter(site, START);

const sent = (query: Partial<MultiSearchQuery>, of = site) =>
  toMeiliQuery(
    of,
    { indexUid: 'cars_production', ...query },
    START,
    (uid, word) => `${uid} ${word}` === 'cars_production mazda3',
  );

/** Every parameter of a query but the fields of a hit, which are the same for all. */
const parameters = (query: Partial<MultiSearchQuery>) => {
  const { attributesToRetrieve, ...others } = sent(query);
  expect(attributesToRetrieve).toContain('price');
  return others;
};

/** What a query that asks for nothing sends. */
const plain = {
  indexUid: 'cars_production',
  filter: own,
  sort: ['custom_rank:desc'],
  offset: 0,
  limit: 21,
  matchingStrategy: 'all',
};
/** With words their relevance comes before any order that is not requested. */
const { sort: _defaultOrder, ...worded } = plain;

test.each<[Partial<MultiSearchQuery>, object]>([
  [{}, plain],
  [{ q: '' }, plain],
  [{ q: '  ' }, plain],
  [{ sort: [] }, plain],
  [{ sort: ['custom_rank:desc'] }, plain],
  [{ q: 'kia' }, { ...worded, q: 'kia' }],
  [{ q: 'Mazda 3 neo' }, { ...worded, q: 'mazda3 neo' }],
  [{ q: 'mazda 6' }, { ...worded, q: 'mazda 6' }],
  [
    { q: 'kia', sort: ['custom_rank:desc'] },
    { ...worded, q: 'kia' },
  ],
  [
    { q: 'kia', sort: ['custom_rank:asc'] },
    { ...worded, q: 'kia', sort: ['custom_rank:asc'] },
  ],
  [
    { q: 'kia', sort: ['price:asc'] },
    { ...worded, q: 'kia', sort: ['price:asc'] },
  ],
  [
    { q: 'kia', sort: ['custom_rank:desc', 'km:asc'] },
    { ...worded, q: 'kia', sort: ['custom_rank:desc', 'km:asc'] },
  ],
  [{ sort: ['created_at:desc', 'year:asc'] }, { ...plain, sort: ['created_ts:desc', 'year:asc'] }],
  [{ facets: [] }, plain],
  [{ facets: ['make', 'locality_id'] }, { ...plain, facets: ['make', 'locality_id'] }],
  [{ attributesToHighlight: [] }, plain],
  [{ attributesToHighlight: ['price', '*'] }, plain],
  [{ attributesToHighlight: ['price', 'name'] }, { ...plain, attributesToHighlight: ['name'] }],
])('%j is sent with exactly what it means', (query, expected) => {
  expect(parameters(query)).toEqual(expected);
});

test.each<[MultiSearchQuery['filter'], (string | string[])[]]>([
  ['make = Kia', ['make = Kia']],
  ['', []],
  ['  ', []],
  [['make = Kia', ' ', ''], ['make = Kia']],
  [
    [['make = Kia', ' ', 'make = Ford'], 'year = 2020'],
    [['make = Kia', 'make = Ford'], 'year = 2020'],
  ],
  [[['', ' '], []], []],
])('[SRC-047] the filter %j is added to the site’s own as %j', (filter, added) => {
  expect(sent({ filter }).filter).toEqual([...own, ...added]);
});

test.each([['(make = Kia'], [['make = Kia', '(year = 2020']], [[['make = Kia', 'make =']]]])(
  'no part of the filter %j may be unreadable',
  (filter) => {
    expect(() => sent({ filter })).toThrow(/^The filter ".*" cannot be read: /);
  },
);

test.each<[Partial<MultiSearchQuery>, object]>([
  [{ limit: 0 }, { offset: 0, limit: 0 }],
  [
    { offset: 40, limit: 5 },
    { offset: 40, limit: 5 },
  ],
  [{ offset: 40 }, { offset: 40, limit: 21 }],
  [{ page: 3 }, { hitsPerPage: 21, page: 3 }],
  [{ hitsPerPage: 5 }, { hitsPerPage: 5, page: 1 }],
  [
    { hitsPerPage: 5, page: 2 },
    { hitsPerPage: 5, page: 2 },
  ],
  [
    { hitsPerPage: 5, offset: 0 },
    { hitsPerPage: 5, page: 1 },
  ],
  [
    { hitsPerPage: 5, offset: 10 },
    { hitsPerPage: 5, page: 3 },
  ],
  [{ hitsPerPage: 0 }, { hitsPerPage: 0, page: 1 }],
  [
    { hitsPerPage: 0, offset: 0 },
    { hitsPerPage: 0, page: 1 },
  ],
])('[API-001] %j asks for the page %j', (query, expected) => {
  const { offset: _offset, limit: _limit, ...others } = plain;
  expect(parameters(query)).toEqual({ ...others, ...expected });
});

test.each<[Partial<MultiSearchQuery>, string]>([
  [{ page: 2, offset: 21 }, 'Send either "page" or "offset" with "hitsPerPage", not both.'],
  [{ hitsPerPage: 5, offset: 7 }, 'Parameter "offset" (7) must be a multiple of "hitsPerPage" (5).'],
  [{ hitsPerPage: 0, offset: 5 }, 'Parameter "offset" (5) must be a multiple of "hitsPerPage" (0).'],
  [{ facets: ['make', 'vin'] }, 'Parameter "facets": "vin" is no attribute that can be counted.'],
  ...['price', 'price:', 'price:up', 'price:ascending', 'price:dasc', 'price:asc:x', 'slug:asc', 'toString:asc', '']
    .map((entry): [Partial<MultiSearchQuery>, string] => [
      { sort: ['km:asc', entry] }, `Parameter "sort": "${entry}" is no order cars can be put in.`,
    ]),
  ...[{ facets: ['make', 'model'], hitsPerPage: 0 }, { facets: [], hitsPerPage: 0 }, { hitsPerPage: 0 }, { facets: ['make'], hitsPerPage: 1 }, { facets: ['make'] }]
    .map((query): [Partial<MultiSearchQuery>, string] => [
      { ...query, allFacetValues: true }, 'Parameter "allFacetValues" needs exactly one facet and "hitsPerPage" 0.',
    ]),
])('[API-001] %j is refused: %s', (query, message) => {
  expect(() => sent(query)).toThrow(expect.objectContaining({ code: 'bad_request', message }) as Error);
}); // prettier-ignore

test.each([
  [
    'prices of the market where the site compares them',
    { site: { plugins: ['autogauge'] } },
    ['autograb_data'],
  ],
  [
    'the measures of the kind where cards lead with them',
    { site: { plugins: [] }, card: { layout: 'spec' } },
    ['specifications', 'variant'],
  ],
  ['neither elsewhere', { site: { plugins: [] } }, []],
])('a hit carries %s', (_, changes, fields) => {
  const evidence = ['autograb_data', 'specifications', 'variant'];
  const sentFields = sent({}, makeSite(changes)).attributesToRetrieve;
  expect(sentFields.filter((name) => evidence.includes(name))).toEqual(fields);
});

test('all values of one facet may be counted without hits', () => {
  expect(sent({ facets: ['make'], hitsPerPage: 0, allFacetValues: true })).toMatchObject({
    facets: ['make'],
    hitsPerPage: 0,
  });
});

test('an index that is none of the site’s is named in the refusal, up to a hundred characters of it', () => {
  const ask = (indexUid: string) => () => sent({ indexUid });
  expect(ask('other')).toThrow('This site has no search index "other".');
  expect(ask('x'.repeat(101))).toThrow(`This site has no search index "${'x'.repeat(100)}".`);
  expect(ask('other')).toThrow(expect.objectContaining({ code: 'not_found' }) as Error);
});

test('[SRC-010] a query of parts is held to the site and pages like one of cars', () => {
  const parts = (query: Partial<MultiSearchQuery>) => sent({ indexUid: 'parts', ...query });
  const fields = ['number', 'name', 'category', 'brand', 'description', 'fits', 'price'];
  const always = { indexUid: 'parts', filter: ['site = "test-motors"'], attributesToRetrieve: fields, matchingStrategy: 'all' }; // prettier-ignore
  expect(parts({})).toEqual({ ...always, sort: ['name:asc'], offset: 0, limit: 21 });
  expect(parts({ q: ' ' })).toEqual(parts({}));
  expect(parts({ q: ' brake ', hitsPerPage: 5, offset: 10 })).toEqual({ ...always, q: 'brake', hitsPerPage: 5, page: 3 }); // prettier-ignore
  for (const name of ['filter', 'facets', 'sort', 'attributesToHighlight', 'allFacetValues'])
    expect(() => parts({ q: 'brake', [name]: [] })).toThrow(
      `Parameter "${name}" is none of a search for parts.`,
    );
});

test('[SRC-075] a site’s own filter is trimmed, and closes the search when it does not read', () => {
  const withFilter = (text: string) => makeSite({ stock: { baseFilter: text } });
  expect(sent({}, withFilter(' make = Kia ')).filter).toEqual([...own, 'make = Kia']);
  expect(sent({}, withFilter('  ')).filter).toEqual(own);
  const broken = () => sent({}, withFilter('make = ('));
  expect(broken).toThrow('The search of this site is not set up correctly.');
  const cause = expect.objectContaining({
    message: expect.stringMatching(/^Site test-motors, stock\.baseFilter: The filter/) as string,
  }) as Error;
  expect(broken).toThrow(expect.objectContaining({ code: 'internal', cause }) as Error);
});

test('[SRC-038] the price order in front is the one that leaves out cars without a price', () => {
  const priced = makeSite({ search: { priceAscExcludesZero: true } });
  expect(sent({ sort: ['price:asc', 'km:asc'] }, priced).filter).toContain('price > 0');
  expect(sent({ sort: ['km:asc', 'price:asc'] }, priced).filter).not.toContain('price > 0');
});

test('of the lenders a hit carries the one whose figures the site shows', () => {
  const lendersOf = (changes: Parameters<typeof makeSite>[0]) =>
    sent({}, makeSite(changes)).attributesToRetrieve.filter((name) => name.startsWith('finance_lenders'));
  const providers = { mine: { rule: 2, lender: 'macquarie' } };
  expect(lendersOf({})).toEqual([]);
  expect(lendersOf({ site: { finance_provider: 'mine' }, finance: { providers } })).toEqual([
    'finance_lenders.macquarie',
  ]);
});
