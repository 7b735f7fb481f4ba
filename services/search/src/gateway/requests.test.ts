import { Meilisearch } from 'meilisearch';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { SEARCH_PATH, siteNamed, startGatewayHost, type GatewayHost } from '../testing/gateway-host';

let host: GatewayHost;
let platform: GatewayHost['platform'];
let post: GatewayHost['post'];
let search: GatewayHost['search'];

beforeAll(async () => {
  host = await startGatewayHost();
  ({ platform, post, search } = host);
});
afterAll(async () => host.stop());

test('[API-001] a request without filter on a usedOnly tenant gives only used cars', async () => {
  const { body } = await search({ facets: ['car_type'], hitsPerPage: 100 }, 'used');
  expect(body.facetDistribution?.car_type).toEqual({ used: 54 });
  expect(body.hits.every(({ car_type }) => car_type === 'used')).toBe(true);
});

test('[API-001] turns an offset beside hitsPerPage into the page', async () => {
  const toyota = { filter: ['make = Toyota'], sort: ['price:asc'], hitsPerPage: 21 };
  const first = await search({ ...toyota, offset: 0 });
  const second = await search({ ...toyota, offset: 21 });
  expect(first.body.hits.map(({ price }) => price)).toEqual(
    Array.from({ length: 21 }, (_, at) => 20_000 + at * 100),
  );
  expect(second.body.hits.map(({ price }) => price)).toEqual(
    Array.from({ length: 21 }, (_, at) => 22_100 + at * 100),
  );
  expect(second.body).toMatchObject({ page: 2, totalHits: 50, totalPages: 3 });

  const bad = await search({ ...toyota, offset: 10 });
  expect([bad.status, bad.body.error.message]).toEqual([
    400,
    'Parameter "offset" (10) must be a multiple of "hitsPerPage" (21).',
  ]);
  expect((await search({ ...toyota, offset: 21, page: 2 })).status).toBe(400);
});

test.each([
  ['dealership_id EXISTS OR dealership_id NOT EXISTS', 200],
  ['dealership_slug = "coastal-nambour"', 200],
  ['show_on_dealer_website = false', 200],
  ['NOT dealership_slug = "harbour-springwood"', 200],
  ['id = 108', 200],
  ['make = Toyota) OR (dealership_id EXISTS', 400],
  [') OR (dealership_id = 2', 400],
  ['make = "Toyota', 400],
  ['make = Toyota -- ', 400],
  ['make = Toyota\u0000', 400],
  ['_geoRadius(1, 2, 3)', 400],
  ['vin EXISTS', 400],
])('[API-001] the filter %j opens nothing (%i)', async (filter, status) => {
  for (const form of [filter, [filter], [[filter, 'make = Nothing']]]) {
    const answer = await search({ filter: form, hitsPerPage: 100, facets: ['make'] });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.facetDistribution?.make).not.toHaveProperty('Ford');
    else
      expect(answer.body.error).toMatchObject({
        code: 'bad_request',
        message: expect.stringContaining('filter') as string,
      });
  }
});

test('[API-001] 13 queries are refused, naming the limit; 12 are answered', async () => {
  const queries = (count: number) => ({
    queries: Array.from({ length: count }, () => ({ indexUid: 'cars_production', limit: 1 })),
  });
  const refused = await post('/search-service/multi-search', queries(13));
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'A request may hold at most 12 queries.',
  ]);
  expect((await post('/search-service/multi-search', queries(12))).body.results).toHaveLength(12);
});

test.each([
  ['Unknown parameter "attributesToRetrieve".', { attributesToRetrieve: ['*'] }],
  ['Unknown parameter "showRankingScore".', { showRankingScore: true }],
  ['Parameter "hitsPerPage" must be at most 100.', { hitsPerPage: 101 }],
  ['Parameter "limit" must be at most 100.', { limit: 101 }],
  ['Parameter "q" must be at most 512 characters long.', { q: 'x'.repeat(513) }],
  [
    'Parameter "facets": "show_on_dealer_website" is no attribute that can be counted.',
    { facets: ['show_on_dealer_website'] },
  ],
  ['Parameter "facets": "dealership_id" is no attribute that can be counted.', { facets: ['dealership_id'] }],
  ['Parameter "facets": "*" is no attribute that can be counted.', { facets: ['*'] }],
  ['Parameter "sort": "slug:asc" is no order cars can be put in.', { sort: ['slug:asc'] }],
  ['Parameter "page" must be at least 1.', { page: 0 }],
  ['Parameter "q" must be of type string.', { q: 7 }],
])('[API-001] a request is refused: %s', async (message, body) => {
  const answer = await search(body);
  expect([answer.status, answer.body.error]).toEqual([400, { code: 'bad_request', message }]);
});

test('[API-001] limits of 100 hits and 512 characters are allowed', async () => {
  expect((await search({ hitsPerPage: 100 })).body.hits).toHaveLength(55);
  expect((await search({ q: 'x'.repeat(512) })).status).toBe(200);
});

test('[API-001] the official client is understood', async () => {
  const { key } = await platform.service.signKey(siteNamed('harbour'));
  const client = new Meilisearch({
    host: `${host.address}/search-service`,
    apiKey: key,
    requestInit: { headers: { 'x-site': 'harbour' } },
  });
  const single = await client
    .index<CarDocument>('cars_production')
    .search('rav4', { hitsPerPage: 5, facets: ['make'] });
  expect([single.hits.length, single.totalHits, single.facetDistribution]).toEqual([
    5,
    50,
    { make: { Toyota: 50 } },
  ]);
  const { results } = await client.multiSearch({ queries: [{ indexUid: 'cars_production', q: 'mazda' }] });
  expect(results[0]?.hits).toHaveLength(3);
});

test('an index that is not the site’s is not found', async () => {
  expect((await post('/search-service/indexes/other/search', {})).status).toBe(404);
  const multi = await post('/search-service/multi-search', { queries: [{ indexUid: 'other' }] });
  expect([multi.status, multi.body.error.code]).toEqual([404, 'not_found']);
});

test('a body that is no JSON or too large is refused in the same shape', async () => {
  const { key } = await platform.service.signKey(siteNamed('harbour'));
  const headers = {
    'x-site': 'harbour',
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  };
  const raw = await fetch(`${host.address}${SEARCH_PATH}`, { method: 'POST', headers, body: '{' });
  expect([raw.status, await raw.json()]).toEqual([
    400,
    { error: { code: 'bad_request', message: 'The body must be JSON.' } },
  ]);
  const large = await search({ q: 'x'.repeat(70_000) });
  expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large']);
});
