import fc from 'fast-check';
import {
  chosenValues,
  emptySearchState,
  excludedValues,
  filterNames,
  nearestSortBy,
  rangeFilterNames,
} from '../entities/search';
import { joinQuery, keywordOf, plainQuery, queryParts } from './exact-words';
import { parseRange, queryToSearchState, searchStateToQuery } from './url-state';
import { reduceSearch } from './wire';

const read = (query: string) => queryToSearchState(new URLSearchParams(query));

test('[SRC-011] the whole state is in the query string, without defaults', () => {
  const query = 'make=Toyota&make=Kia&price=10000-30000&page=2&sortBy=price:asc';
  const state = read(query);
  expect(state).toMatchObject({ page: 2, sortBy: 'price:asc' });
  expect(state.filters).toMatchObject({ make: ['Toyota', 'Kia'], price: ['10000-30000'] });
  expect(searchStateToQuery(state)).toBe(query);
  expect(searchStateToQuery(emptySearchState())).toBe('');
});

test('[SRC-011] any state survives its query string', () => {
  const texts = fc.array(
    fc
      .string({ minLength: 1, maxLength: 12 })
      .map((text) => text.trim())
      // The mark of an exclusion alone leaves nothing out.
      .filter((text) => text !== '' && text !== '!'),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.integer({ min: 1, max: 900 }),
      texts,
      texts,
      (query, page, make, tag) => {
        const state = emptySearchState();
        Object.assign(state, { query: query.trim(), page });
        state.filters.make = [...new Set(make)];
        state.filters.tag = [...new Set(tag)];
        expect(read(searchStateToQuery(state))).toEqual(state);
      },
    ),
  );
});

test.each([
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=x', 1],
  ['page=99999999', 1000],
])('%s reads as page %d', (query, page) => {
  expect(read(query).page).toBe(page);
});

test('values that make no sense are ignored', () => {
  expect(read('utm_source=x&price=cheap&sortBy=DROP&make=&make=%20&year=').filters).toEqual(
    emptySearchState().filters,
  );
  expect(read(`query=${'a'.repeat(600)}`).query).toHaveLength(512);
  expect(read(Array.from({ length: 80 }, (_, i) => `make=${i}`).join('&')).filters.make).toHaveLength(50);
});

test.each([
  ['body=hovercraft&body=suv', { body: ['suv'] }],
  ['body=SUV&body=PeopleMover', { body: ['suv', 'peopleMover'] }],
  ['body=hatchback&body=hatch&body=!stationWagon', { body: ['hatch', '!wagon'] }],
  ['body=!&body=!hovercraft', {}],
  ['car_type=Used&car_type=stolen', { car_type: ['used'] }],
  ['certified=maybe', {}],
  ['certified=TRUE&certified=!false', { certified: ['true', '!false'] }],
  // Which makes there are, only the stock knows.
  ['make=Hovercraft', { make: ['Hovercraft'] }],
])('%s reads the filters %j', (query, filters) => {
  expect(read(query).filters).toEqual({ ...emptySearchState().filters, ...filters });
});

test.each([
  ['10-20', { min: 10, max: 20 }],
  ['20-10', { min: 10, max: 20 }],
  ['-20', { min: null, max: 20 }],
  ['0-99999999999', { min: 0, max: 999_999_999 }],
  [`${'9'.repeat(400)}-${'9'.repeat(400)}`, { min: 999_999_999, max: 999_999_999 }],
  [`0-${'9'.repeat(401)}`, null],
  ['10-', { min: 10, max: null }],
  ['-', null],
  ['10', null],
  ['1e3-2', null],
  ['', null],
  [undefined, null],
])('range %j reads %j', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

test('[API-004][SRC-076] an answer is reduced to hits, count, facets, pages and ms', () => {
  const hits = Array.from({ length: 21 }, (_, id) => ({ id }));
  const prices = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [String(20_000 + index), 1]));
  const reduced = reduceSearch({
    indexUid: 'cars_production',
    hits,
    totalHits: 50,
    totalPages: 3,
    facetDistribution: { make: { Toyota: 40, Kia: 10 }, price: prices },
    facetStats: { price: { min: 12_990, max: 184_990 } },
    processingTimeMs: 12,
  });
  expect(Object.keys(reduced).sort()).toEqual(['count', 'facets', 'hits', 'ms', 'pages']);
  expect(reduced).toMatchObject({ count: 50, pages: 3, ms: 12 });
  expect(reduced.hits).toHaveLength(21);
  expect(reduced.facets['make']).toEqual({ values: { Toyota: 40, Kia: 10 }, stats: null });
  expect(reduced.facets['price']?.stats).toEqual({ min: 12_990, max: 184_990 });
});

test('[API-004] a limit request reduces without an error', () => {
  const reduced = reduceSearch({ hits: [{ id: 1 }], estimatedTotalHits: 7, processingTimeMs: 0 });
  expect(reduced).toEqual({ hits: [{ id: 1 }], count: 7, facets: {}, pages: 1, ms: 0 });
});

test('[SRC-011] a place and a radius stand in the query string, the place as it was typed', () => {
  const state = read('make=Kia&near=4000&within=50&page=2&sortBy=distance:asc');
  expect(state).toMatchObject({ near: { postcode: '4000', withinKm: 50 }, sortBy: nearestSortBy });
  expect(searchStateToQuery(state)).toBe('make=Kia&near=4000&within=50&page=2&sortBy=distance:asc');
});

test.each([
  ['near=4000', { postcode: '4000', withinKm: null }],
  ['near=4000&within=5', { postcode: '4000', withinKm: 5 }],
  ['near=4000&within=250', { postcode: '4000', withinKm: 250 }],
  // Radii that are not offered, and one without a place, are ignored (D-46).
  ['near=4000&within=51', { postcode: '4000', withinKm: null }],
  ['near=4000&within=-5', { postcode: '4000', withinKm: null }],
  ['within=50', null],
  ['near=%20&within=50', null],
  // Kept, so that the page can say what is wrong with it.
  ['near=abc', { postcode: 'abc', withinKm: null }],
  [`near=${'9'.repeat(60)}`, { postcode: '9'.repeat(12), withinKm: null }],
])('[SRC-011] %s reads the place %j', (query, near) => {
  expect(read(query).near).toEqual(near);
});

const keys = [
  ...filterNames,
  'query',
  'page',
  'sortBy',
  'near',
  'within',
  'find',
  'said',
  'utm_source',
  'constructor',
];
const anyQuery = fc.array(
  fc.tuple(
    fc.constantFrom(...keys),
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.integer().map(String),
      fc.constantFrom('-', '0-0', '9'.repeat(40), 'NaN'),
    ),
  ),
  { maxLength: 30 },
);

test('[SRC-011] any query string reads as a state within its limits, and what is written reads the same again', () => {
  fc.assert(
    fc.property(anyQuery, (pairs) => {
      const state = queryToSearchState(new URLSearchParams(pairs));
      expect(state.page).toBeGreaterThanOrEqual(1);
      expect(state.page).toBeLessThanOrEqual(1000);
      expect(state.query.length).toBeLessThanOrEqual(512);
      expect(Object.keys(state.filters)).toEqual([...filterNames]);
      for (const name of rangeFilterNames) {
        for (const value of state.filters[name]) expect(parseRange(value)).not.toBeNull();
      }
      expect(read(searchStateToQuery(state))).toEqual(state);
    }),
  );
});

test('[SRC-011] long words are cut between characters, so that they still make an address', () => {
  const long = `${'a'.repeat(511)}🚗`;
  const { query, near } = queryToSearchState(
    new URLSearchParams({ query: long, near: `${'1'.repeat(11)}🚗` }),
  );
  expect(query).toBe('a'.repeat(511));
  expect(near?.postcode).toBe('1'.repeat(11));
  expect(() => searchStateToQuery({ query })).not.toThrow();
});

test('[SRC-011] values that are left out stand in the address and come back from it', () => {
  const state = read('colour=!Silver&colour=!White&make=Kia&fuel=!&body=!+');
  expect(state.filters.colour).toEqual(['!Silver', '!White']);
  expect([state.filters.fuel, state.filters.body]).toEqual([[], []]);
  expect(excludedValues(state.filters.colour)).toEqual(['Silver', 'White']);
  expect(chosenValues([...state.filters.colour, 'Red'])).toEqual(['Red']);
  expect(read(searchStateToQuery(state))).toEqual(state);
});

test('a query is taken apart into exact words, refused ones and text, and put together again', () => {
  const parts = { exact: ['SR5', 'Tow bar'], refused: ['turbo'], text: 'white hilux' };
  expect(queryParts('white "SR5" hilux  "Tow bar" -"turbo" ""')).toEqual(parts);
  expect(joinQuery(parts)).toBe('white hilux "SR5" "Tow bar" -"turbo"');
  expect(queryParts(joinQuery(parts))).toEqual(parts);
  expect(plainQuery('hilux "SR5"')).toBe('hilux SR5');
  expect(plainQuery('hilux -"SR5"')).toBe('hilux not SR5');
});

test.each([
  ['CX-5', 'cx5'],
  ['cx 5', 'cx5'],
  ['Citroën', 'citroen'],
  ['3.2', '3.2'],
  ['6 cyl.', '6cyl'],
  ['GLX+', 'glxplus'],
])('"%s" is compared as "%s"', (text, key) => {
  expect(keywordOf(text)).toBe(key);
});
