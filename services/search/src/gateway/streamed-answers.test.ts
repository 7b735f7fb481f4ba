import { ndjsonType, type MultiSearchResponse } from 'shared-contracts/search/wire';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { siteNamed, startGatewayHost, type GatewayHost } from '../testing/gateway-host';

let host: GatewayHost;
beforeAll(async () => {
  host = await startGatewayHost();
});
afterAll(async () => host.stop());

const cars = { indexUid: 'cars_production', hitsPerPage: 21, facets: ['price'] };
const counts = { indexUid: 'cars_production', hitsPerPage: 0, facets: ['make'] };

async function ask(queries: object[], accept = ndjsonType) {
  const { key } = await host.platform.service.signKey(siteNamed('harbour'));
  const answer = await fetch(`${host.address}/search-service/multi-search`, {
    method: 'POST',
    headers: {
      'x-site': 'harbour',
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      accept,
    },
    body: JSON.stringify({ queries }),
  });
  const text = await answer.text();
  const lines = text.trimEnd().split('\n');
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('x-search-cache'),
    parts: lines.map((line) => JSON.parse(line) as MultiSearchResponse<CarDocument>), // the gateway's own contract
  };
}

test('[API-009] the first query is a line of its own, the others the next, in their order', async () => {
  const { type, parts } = await ask([cars, counts, { ...counts, facets: ['model'], filter: ['make = Kia'] }]);
  expect(type).toBe(ndjsonType);
  const [first, others] = parts.map(({ results }) => results);
  expect(first?.map(({ hits, totalHits }) => [hits.length, totalHits])).toEqual([[21, 55]]);
  expect(first?.[0]?.facetStats?.['price']).toEqual({ min: 20_000, max: 35_990 });
  expect(others?.map(({ facetDistribution }) => facetDistribution)).toEqual([
    { make: expect.objectContaining({ Toyota: 50, Kia: 2 }) as object },
    { model: { Rio: 1, Ceed: 1 } },
  ]);
});

test('[API-001] both lines hold the site’s own cars only, and are kept for those who ask again', async () => {
  const queries = [{ ...cars, q: 'ford' }, counts];
  const { parts, cache } = await ask(queries);
  expect(parts[0]?.results[0]?.totalHits).toBe(0);
  expect(parts[1]?.results[0]?.facetDistribution?.['make']).not.toHaveProperty('Ford');
  expect([cache, (await ask(queries)).cache]).toEqual(['miss', 'hit']);
});

test('one query, or a client that does not ask for lines, gets one answer', async () => {
  for (const { type, parts } of [await ask([cars]), await ask([cars, counts], 'application/json')]) {
    expect(type).toContain('application/json');
    expect(parts).toHaveLength(1);
  }
});

test('[API-001] what is wrong with any query refuses all of them', async () => {
  const { status, parts } = await ask([cars, { ...counts, facets: ['secret'] }]);
  expect(status).toBe(400);
  expect(parts[0]).toMatchObject({ error: { code: 'bad_request' } });
});
