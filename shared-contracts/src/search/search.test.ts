import fc from 'fast-check';
import { emptySearchState } from '../entities/search';
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
      .filter(Boolean),
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
  ['10-20', { min: 10, max: 20 }],
  ['20-10', { min: 10, max: 20 }],
  ['-20', { min: null, max: 20 }],
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
