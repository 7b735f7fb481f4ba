import Fastify from 'fastify';
import { ApiFailure } from 'shared-contracts/errors';
import { ndjsonType, type MultiSearchResponse } from 'shared-contracts/search/wire';
import { makeSite } from 'shared-contracts/testing';
import { makeDocument, recordingLog, START } from '../testing/search-platform';
import type { MeiliTransport } from '../transport/meili-transport';
import { createGateway } from './gateway';
import { addGatewayRoutes } from './routes';
import { SearchServerDown } from './search-breaker';
import { createKeyring } from './search-key';
import type { StockOf } from './stock-answers';

const site = makeSite({ search: { partsIndex: 'parts' } });
const [dealership = ''] = site.site.dealerships;
const key = { uid: '6f0f1a52-4c1d-4a1e-9f5e-2d1c7b3a9e10', secret: 'secret-of-a-search-key' };
const cars = [
  makeDocument({ id: 1, make: 'Toyota', price: 30_000, dealership_slug: dealership }),
  makeDocument({ id: 2, make: 'Mazda', price: 20_000, dealership_slug: dealership }),
  makeDocument({ id: 3, make: 'Toyota', price: 10_000, dealership_slug: dealership }),
  makeDocument({ id: 4, make: 'Toyota', price: 5_000, dealership_slug: 'another-yard' }),
];
const query = { indexUid: site.search.index, hitsPerPage: 21, sort: ['price:asc'] };

/** A gateway whose server does as the test says. */
function gatewayWith(post: MeiliTransport['post'], stockOf: StockOf | undefined = async () => cars) {
  const log = recordingLog();
  const now = () => START;
  const gateway = createGateway({
    transport: { post, close: () => undefined },
    key: { current: () => key, renew: async () => undefined },
    isModelWord: () => false,
    now,
    log,
    stockOf,
  });
  const ask = async (url: string, payload: object, accept = 'application/json') => {
    const app = Fastify();
    await addGatewayRoutes(app, { gateway, signingKey: () => key, now, log, siteOf: () => site });
    const authorization = `Bearer ${createKeyring(now)(site, key).key}`;
    const answer = await app.inject({ method: 'POST', url: `/search-service${url}`, headers: { authorization, accept }, payload }); // prettier-ignore
    await app.close();
    return answer;
  };
  return { gateway, ask, log };
}
const down: MeiliTransport['post'] = () => Promise.reject(new SearchServerDown(true));
const idsOf = (text: string): number[][] =>
  (JSON.parse(text) as MultiSearchResponse<{ id: number }>).results.map(({ hits }) =>
    hits.map(({ id }) => id),
  );

test('[SRC-014] without the server each route answers from the stock of the site, and says so', async () => {
  const { ask } = gatewayWith(down);
  const { indexUid, ...alone } = query;
  const single = await ask(`/indexes/${indexUid}/search`, { ...alone, filter: 'make = Toyota' });
  expect(single.statusCode).toBe(200);
  expect(single.headers['x-search-cache']).toBe('stock');
  expect(single.json()).toMatchObject({
    hits: [{ id: 3 }, { id: 1 }],
    totalHits: 2,
    totalPages: 1,
    isLimited: true,
  });
  expect(single.json()).not.toHaveProperty('facetDistribution');

  const queries = [query, { ...query, q: 'mazda' }];
  const both = await ask('/multi-search', { queries });
  expect(idsOf(both.body)).toEqual([[3, 2, 1], [2]]);
  const streamed = await ask('/multi-search', { queries }, ndjsonType);
  expect(streamed.body.trim().split('\n').map(idsOf)).toEqual([[[3, 2, 1]], [[2]]]);
});

test('an answer from the stock is not kept: the server is searched as soon as it is back', async () => {
  const answers = [down, async () => ({ status: 200, text: '{"results":[]}' })];
  const { ask } = gatewayWith((...sent) => (answers.shift() ?? down)(...sent));
  expect((await ask('/multi-search', { queries: [query] })).headers['x-search-cache']).toBe('stock');
  expect((await ask('/multi-search', { queries: [query] })).body).toBe('{"results":[]}');
});

test('[SRC-014] counts of cars that came from the stock do not wait for the server again', async () => {
  let sent = 0;
  const { ask } = gatewayWith((...args) => {
    sent += 1;
    return down(...args);
  });
  const { body } = await ask('/multi-search', { queries: [query, { ...query, q: 'kia' }] }, ndjsonType);
  expect(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.includes('"isLimited":true')),
  ).toEqual([true, true]);
  expect(sent).toBe(1);
});

test('counts that fail after the server gave the cars are a failure, not an answer without counts', async () => {
  const answers = [async () => ({ status: 200, text: '{"results":[]}' }), down];
  const { ask } = gatewayWith((...sent) => (answers.shift() ?? down)(...sent));
  const { body } = await ask('/multi-search', { queries: [query, { ...query, q: 'kia' }] }, ndjsonType);
  const [first = '', second = ''] = body.split('\n');
  expect(first).toBe('{"results":[]}');
  expect(JSON.parse(second)).toMatchObject({ error: { code: 'unavailable' } });
});

test('the stock is read once for many searches, and shows no field that a hit would not have', async () => {
  let reads = 0;
  const { ask } = gatewayWith(down, async () => {
    reads += 1;
    return cars;
  });
  const answers = await Promise.all(
    [1, 2, 3].map((page) => ask('/multi-search', { queries: [{ ...query, page }] })),
  );
  expect(reads).toBe(1);
  expect(answers[0]?.body).not.toMatch(/keywords|show_on_dealer_website|weekly_lenders/);
});

test.each([
  ['a filter by weekly payment', { ...query, filter: 'weekly_price_range = "100-150"' }],
  ['parts', { indexUid: 'parts' }],
])('[API-001] what only the server knows is 503: %s', async (_what, asked) => {
  const { ask } = gatewayWith(down);
  const { statusCode, headers } = await ask('/multi-search', { queries: [asked] });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

test('a query that is wrong is refused as ever, and what fails in the stock is no answer', async () => {
  const { ask } = gatewayWith(down);
  expect((await ask('/multi-search', { queries: [{ ...query, filter: 'secret = 1' }] })).statusCode).toBe(
    400,
  );
  const refusing = gatewayWith(async () => ({ status: 400, text: '{"message":"no","code":"invalid"}' }));
  expect((await refusing.ask('/multi-search', { queries: [query] })).statusCode).toBe(400);
  const broken = gatewayWith(down, () =>
    Promise.reject(new ApiFailure('unavailable', 'The database is away.')),
  );
  expect((await broken.ask('/multi-search', { queries: [query] })).statusCode).toBe(503);
});

test('a search that was sent in vain is logged, one that was refused at once is not: there are many', async () => {
  for (const wasSent of [true, false]) {
    const { ask, log } = gatewayWith(() => Promise.reject(new SearchServerDown(wasSent)));
    await ask('/multi-search', { queries: [query] });
    expect([wasSent, log.lines.length]).toEqual([wasSent, wasSent ? 1 : 0]);
  }
});

test('what has no shopper waiting, such as an alert, waits for the server', async () => {
  const { gateway } = gatewayWith(down);
  await expect(gateway.multi(site, [query])).rejects.toMatchObject({ code: 'unavailable' });
});
