import { publicSite } from 'harness/testing';
import { filterNames } from 'shared-contracts/entities/search';
import { isRangeFilter, queryToSearchState } from 'shared-contracts/search/url-state';
import { filterExpression } from 'shared-rules/search/filter-expressions';
import { sampleValue } from '../testing/sample-value';
import { planSearch } from './plan-search';

const plan = (query: string, changes = {}) =>
  planSearch(publicSite(changes), queryToSearchState(new URLSearchParams(query)));

test('[SRC-001] a search without a choice sends no filter of its own and no words', () => {
  const queries = plan('');
  expect(queries).toHaveLength(1);
  expect(queries[0]).not.toHaveProperty('filter');
  expect(queries[0]).not.toHaveProperty('q');
});

test('[SRC-079] ranges are inclusive numeric ranges, each an element of its own', () => {
  const [page] = plan('km=0-50000&year=2018-2022');
  expect([page?.filter].flat().join(' AND ')).toBe(
    'km >= 0 AND km <= 50000 AND year >= 2018 AND year <= 2022',
  );
});

test.each([
  ['price=10000-', 'price >= 10000'],
  ['price=-20000', 'price <= 20000'],
  ['price=20000-10000', 'price >= 10000 AND price <= 20000'],
  ['subscription_price=100-300', 'subscription_price >= 100 AND subscription_price <= 300'],
])('[SRC-079] %s reads %s', (query, expression) => {
  expect(plan(query)[0]?.filter).toEqual([expression]);
});

test('[SRC-015] there are 27 filters', () => {
  expect(filterNames).toHaveLength(27);
});

test.each(filterNames)('[SRC-015] %s in the address is a filter on that attribute', (name) => {
  const value = sampleValue(name);
  const [page] = plan(`${name}=${value.replace(' ', '+')}`);
  expect(page?.filter).toEqual([
    isRangeFilter(name) ? `${name} >= 100 AND ${name} <= 300` : `${name} IN ["${value}"]`,
  ]);
});

test('[SRC-015] values of one filter are alternatives, filters combine, and no value can open an expression', () => {
  const [page] = plan('make=Toyota&make=Kia&body=suv&tag=a"] OR price > 0');
  expect(page?.filter).toEqual([
    'make IN ["Toyota", "Kia"]',
    'body IN ["suv"]',
    'tag IN ["a\\"] OR price > 0"]',
  ]);
  expect(filterExpression('tag', ['\\'])).toBe('tag IN ["\\\\"]');
});

test.each([
  [1, 0],
  [2, 21],
  [3, 42],
])('[SRC-016] page %d asks for 21 hits from offset %d', (page, offset) => {
  expect(plan(`page=${page}`)[0]).toMatchObject({ hitsPerPage: 21, offset });
});

test('[SRC-016] the number of hits is the site’s', () => {
  const [page] = plan('page=3', { search: { hitsPerPage: 12 } });
  expect(page).toMatchObject({ hitsPerPage: 12, offset: 24 });
});

test('[SRC-015] a chosen filter is counted by a query without itself, in the same request', () => {
  const queries = plan('make=Toyota&price=-20000&colour=Red');
  expect(queries.map(({ facets, hitsPerPage }) => [facets, hitsPerPage])).toEqual([
    [['model', 'km', 'year', 'body', 'fuel', 'transmission', 'location_name'], 21],
    [['make'], 0],
    // With their bands, which say where most prices are.
    [['price', 'price_range'], 0],
  ]);
  expect(queries[1]?.filter).toEqual(['colour IN ["Red"]', 'price <= 20000']);
  expect(queries[2]?.filter).toEqual(['colour IN ["Red"]', 'make IN ["Toyota"]']);
});

test('cars that are to come first wait for the counts of few filters only', () => {
  const state = queryToSearchState(new URLSearchParams('query=suv&make=Toyota'));
  const queries = planSearch(publicSite(), state, [], true);
  expect(queries.map(({ q, facets, hitsPerPage }) => [q, facets, hitsPerPage])).toEqual([
    ['suv', ['price', 'year', 'location_name', 'price_range'], 21],
    ['suv', ['model', 'km', 'body', 'fuel', 'transmission'], 0],
    ['suv', ['make'], 0],
  ]);
  expect(queries.map(({ filter }) => filter)).toEqual([
    ['make IN ["Toyota"]'],
    ['make IN ["Toyota"]'],
    undefined,
  ]);
});

test.each([false, true])('however much is chosen, a request holds twelve queries at most (%s)', (first) => {
  const names = [
    'badge',
    'status',
    'car_type',
    'categories',
    'city',
    'colour',
    'make',
    'model',
    'tag',
    'fuel',
  ];
  const all = [...names, 'drive', 'state', 'seats', 'body'];
  const state = queryToSearchState(new URLSearchParams(all.map((name) => `${name}=x`).join('&')));
  const site = publicSite({ site: { search_filters: all } });
  const queries = planSearch(site, state, [], first);
  expect(queries).toHaveLength(12);
});
