import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { emptySearchState } from 'shared-contracts/entities/search';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import { searchLimits } from 'shared-contracts/search/wire';
import { loadContext, makeTestSite } from '../testing/in-site';
import { runSearch } from './run-search';

const run = async (fake: ReturnType<typeof stubSearch>, query = '') => {
  const testSite = makeTestSite({ fake });
  const state = queryToSearchState(new URLSearchParams(query));
  return (await runSearch(loadContext(testSite, '/search'), state)).result;
};

const sixHundredPrices = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [String(12_990 + at), 1]));

test('[SRC-076] the answer is reduced to hits, count, facets, pages and ms', async () => {
  const fake = stubSearch({
    cars: makeDocuments(50),
    facets: { make: { Toyota: 40, Kia: 10 }, price: sixHundredPrices },
    facetStats: { price: { min: 12_990, max: 184_990 } },
    ms: 12,
  });
  const result = await run(fake);
  expect(Object.keys(result).sort()).toEqual(['count', 'facets', 'hits', 'ms', 'pages']);
  expect(result).toMatchObject({ count: 50, pages: 3, ms: 12 });
  expect(result.hits).toHaveLength(21);
  expect(result.facets['make']?.values).toEqual({ Toyota: 40, Kia: 10 });
  expect(result.facets['price']?.stats).toEqual({ min: 12_990, max: 184_990 });
});

test('[SRC-076] a hit is a card and nothing else', async () => {
  const [card] = (await run(stubSearch({ cars: makeDocuments(1) }))).hits;
  expect(card).toMatchObject({ make: 'Toyota', location_name: 'Springwood', finance_lenders: null });
  expect(card).not.toHaveProperty('model_alias');
  expect(card).not.toHaveProperty('custom_rank');
});

test('[SRC-016] 50 cars make pages of 21, 21 and 8', async () => {
  const fake = stubSearch({ cars: makeDocuments(50) });
  const sizes = await Promise.all(
    [1, 2, 3].map(async (page) => (await run(fake, `page=${page}`)).hits.length),
  );
  expect(sizes).toEqual([21, 21, 8]);
});

test('long lists travel shortened, and what is chosen stays', async () => {
  const models = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`Model ${at}`, 100 - at]));
  const fake = stubSearch({ facets: { model: models } });
  const { facets } = await run(fake, 'model=Model+79');
  expect(Object.keys(facets['model']?.values ?? {})).toHaveLength(31);
  expect(facets['model']?.values).toHaveProperty('Model 79', 21);
  expect(facets['model']?.isPartial).toBe(true);
  // Of a chosen make every model can be found.
  const ofMake = (await run(fake, 'make=Toyota')).facets['model'];
  expect(Object.keys(ofMake?.values ?? {})).toHaveLength(80);
  expect(ofMake).not.toHaveProperty('isPartial');
});

test('[SRC-015] of 78 makes sixty travel with the page, which says that there are more', async () => {
  const makes = Object.fromEntries(Array.from({ length: 78 }, (_, at) => [`Make ${at}`, 100 - at]));
  const { make } = (await run(stubSearch({ facets: { make: makes } }))).facets;
  expect(Object.keys(make?.values ?? {})).toHaveLength(60);
  expect(make?.isPartial).toBe(true);
});

test('[SRC-015] a list that fills the whole answer has more values than came', async () => {
  const models = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`Model ${at}`, 1]));
  const site = publicSite({ search: { facets: { makeModelLimit: 1_000 } } });
  const testSite = makeTestSite({ fake: stubSearch({ facets: { model: models } }), site });
  const { result } = await runSearch(loadContext(testSite, '/search'), emptySearchState());
  expect(result.facets['model']?.isPartial).toBe(true);
});

test.each([
  ['make_model', 35, 30],
  ['city', 25, 20],
  ['dealership_name', 45, 40],
] as const)('[SRC-040] of %s %d values %d travel, those with most cars', async (name, total, limit) => {
  const values = Object.fromEntries(Array.from({ length: total }, (_, at) => [`Value ${at}`, at + 1]));
  const site = publicSite({ site: { search_filters: [name] } });
  const testSite = makeTestSite({ fake: stubSearch({ facets: { [name]: values } }), site });
  const { result } = await runSearch(loadContext(testSite, '/search'), emptySearchState());
  const kept = result.facets[name]?.values ?? {};
  expect(Object.keys(kept)).toHaveLength(limit);
  expect(Math.min(...Object.values(kept))).toBe(total - limit + 1);
});

test('a failure of the service is the caller’s', async () => {
  const fake = stubSearch();
  fake.answerWith(new Error('down'));
  await expect(run(fake)).rejects.toThrow('down');
});

test('as many checks as a request holds take no room from the page, whose cars and filters are counted', async () => {
  const fake = stubSearch({ cars: makeDocuments(3), facets: { make: { Toyota: 3 } } });
  const testSite = makeTestSite({ fake });
  const state = queryToSearchState(new URLSearchParams('make=Toyota'));
  const check = { indexUid: testSite.site.search.index, q: 'words', hitsPerPage: 0 };
  const checks = Array.from({ length: searchLimits.queries }, () => check);
  const { result, checked } = await runSearch(loadContext(testSite, '/search'), state, null, false, checks);
  expect(result.hits).toHaveLength(3);
  expect(result.facets['make']?.values).toEqual({ Toyota: 3 });
  expect(checked).toHaveLength(searchLimits.queries);
  const few = await runSearch(loadContext(testSite, '/search'), state, null, false, [check]);
  expect(few.checked).toHaveLength(1);
});
