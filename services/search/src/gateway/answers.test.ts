import { reduceSearch } from 'shared-contracts/search/wire';
import { makeDocument } from '../testing/search-platform';
import { siteNamed, siteOf, startGatewayHost, type GatewayHost } from '../testing/gateway-host';

let host: GatewayHost;
let platform: GatewayHost['platform'];
let post: GatewayHost['post'];
let search: GatewayHost['search'];

beforeAll(async () => {
  host = await startGatewayHost();
  ({ platform, post, search } = host);
});
afterAll(async () => host.stop());

test('[API-002] orders by custom rank unless requested otherwise', async () => {
  const ranks = (await search({ hitsPerPage: 100 })).body.hits.map(({ custom_rank }) => custom_rank);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBeGreaterThan(10);
  const requested = (await search({ hitsPerPage: 100, sort: ['custom_rank:desc'] })).body.hits;
  expect(requested.map(({ custom_rank }) => custom_rank)).toEqual(ranks);
  const prices = (
    await search({ filter: ['price > 0'], sort: ['price:asc'], hitsPerPage: 100 })
  ).body.hits.map(({ price }) => price ?? 0);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect((await search({ sort: ['created_at:desc'] })).status).toBe(200);
});

test('[API-004][CON-008] answers as Meilisearch does, which reduces to hits, count, facets, pages and ms', async () => {
  const { body } = await search({ filter: ['make = Toyota'], hitsPerPage: 21, facets: ['make', 'price'] });
  expect(body).toMatchObject({
    totalHits: 50,
    totalPages: 3,
    facetDistribution: { make: { Toyota: 50 } },
    facetStats: { price: { min: 20_000, max: 24_900 } },
  });
  const reduced = reduceSearch(body);
  expect(reduced).toMatchObject({ count: 50, pages: 3, ms: expect.any(Number) as number });
  expect(reduced.hits).toHaveLength(21);
  expect(reduced.facets.make).toEqual({ values: { Toyota: 50 }, stats: null });
  expect(reduced.facets.price?.stats).toEqual({ min: 20_000, max: 24_900 });
  expect(reduced.ms).toBeGreaterThanOrEqual(0);

  const limited = reduceSearch((await search({ limit: 6 })).body);
  expect([limited.hits.length, limited.pages, limited.facets]).toEqual([6, 1, {}]);
});

test('[API-009] answers several queries in their order', async () => {
  const query = (make: string) => ({
    indexUid: 'cars_production',
    limit: 10,
    filter: [`make = ${make}`],
    facets: ['make'],
    attributesToHighlight: [],
  });
  const { body } = await post('/search-service/multi-search', { queries: [query('Toyota'), query('Kia')] });
  expect(body.results.map(({ hits }) => hits.length)).toEqual([10, 2]);
  expect(body.results.map(({ hits }) => hits[0]?.make)).toEqual(['Toyota', 'Kia']);
  const bad = await post('/search-service/multi-search', { queries: [query('Toyota'), query('=')] });
  expect([bad.status, bad.body.error.message]).toEqual([
    400,
    expect.stringContaining('cannot be read') as string,
  ]);
});

test('[SRC-079] range filters are inclusive at both ends', async () => {
  const filter = ['km >= 0 AND km <= 5000 AND year >= 2018 AND year <= 2022'];
  const { body } = await search({ filter, hitsPerPage: 100 });
  const found = body.hits.map(({ km, year }) => [km ?? 0, year]);
  expect(found.sort(([a = 0], [b = 0]) => a - b)).toEqual([
    [1000, 2018],
    [2000, 2019],
    [3000, 2020],
    [4000, 2021],
    [5000, 2022],
  ]);
  expect(
    (await search({ filter: ['subscription_price >= 1 AND subscription_price <= 2'] })).body.hits,
  ).toEqual([]);
});

test('a hit carries a card, and of the lenders only the site’s own', async () => {
  await platform.service.indexCars([
    makeDocument({
      id: 201,
      make: 'Lotus',
      model: 'Elise',
      finance_lenders: { macquarie: { paymentWeek: 90 }, other: { paymentWeek: 80 } },
    }),
  ]);
  const own = siteOf('own', {
    site: { finance_provider: 'mine' },
    finance: { providers: { mine: { rule: 2, lender: 'macquarie' } } },
  });
  const [answer] = await platform.service.query(own, [{ indexUid: 'cars_production', q: 'lotus' }]);
  expect(Object.keys(answer?.hits[0]?.finance_lenders ?? {})).toEqual(['macquarie']);
  expect(answer?.hits[0]).not.toHaveProperty('show_on_dealer_website');
  await platform.service.removeCars([201]);
  platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
  const later = await platform.service.query(siteOf('own-later'), [
    { indexUid: 'cars_production', q: 'lotus' },
  ]);
  expect(later[0]?.hits).toEqual([]);
});

test('equal requests are sent once and answered from the cache for a while, per site', async () => {
  const requested = { q: 'corolla', facets: ['make'], hitsPerPage: 3 };
  const before = platform.service.cacheCounts();
  const states = (await Promise.all([search(requested), search(requested), search(requested)])).map(
    ({ cache }) => cache,
  );
  expect(states.filter((state) => state === 'miss')).toHaveLength(1);
  expect((await search(requested)).cache).toBe('hit');
  const { hit, join, miss } = platform.service.cacheCounts();
  expect([hit + join - before.hit - before.join, miss - before.miss]).toEqual([3, 1]);
  expect((await search(requested, 'strict')).cache).toBe('miss');
  expect((await search({ ...requested, page: 2 })).cache).toBe('miss');
});

test('a caller that gives up does not spoil the answer for the others', async () => {
  const query = [{ indexUid: 'cars_production', q: 'land cruiser prado' }];
  const aborted = new AbortController();
  const first = platform.service.query(siteNamed('harbour'), query, { signal: aborted.signal });
  const second = platform.service.query(siteNamed('harbour'), query);
  aborted.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await second).toHaveLength(1);
});
