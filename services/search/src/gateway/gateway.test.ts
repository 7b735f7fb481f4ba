import { makeSite } from 'shared-contracts/testing';
import { recordingLog, START } from '../testing/search-platform';
import type { MeiliAnswer } from '../transport/meili-transport';
import { createGateway } from './gateway';

const site = makeSite();
const cars = { indexUid: 'cars_production' };
const found = (text: string): MeiliAnswer => ({ status: 200, text });

/** A gateway on a search server that the test writes. */
function start(answer: (path: string, body: string, key: string) => MeiliAnswer | Error) {
  const log = recordingLog();
  const requested: { path: string; body: { queries?: object[] } }[] = [];
  let renewals = 0;
  const gateway = createGateway({
    transport: {
      post: async (path, body, key) => {
        requested.push({ path, body: JSON.parse(body) as { queries?: object[] } }); // what the gateway wrote
        const given = answer(path, body, key);
        if (given instanceof Error) throw given;
        return given;
      },
      close: () => undefined,
    },
    key: {
      current: () => ({ uid: 'uid', secret: `secret ${renewals}` }),
      renew: async () => void (renewals += 1),
    },
    isModelWord: () => false,
    now: () => START,
    log,
  });
  return { gateway, requested, log, renewals: () => renewals };
}

test('one search goes to its index, several go together, and the parameter of the path is not in the body', async () => {
  const { gateway, requested } = start((path) => found(path));
  expect(await gateway.single(site, 'cars_production', { q: 'kia' })).toEqual({
    text: '/indexes/cars_production/search',
    state: 'miss',
  });
  expect((await gateway.multi(site, [{ ...cars, q: 'kia' }])).text).toBe('/multi-search');
  expect(requested[0]?.body).not.toHaveProperty('indexUid');
  expect(requested[1]?.body.queries).toEqual([{ ...requested[0]?.body, ...cars }]);
});

test('equal searches are one, those of another config, path, index or page are not', async () => {
  const { gateway, requested } = start(() => found('{}'));
  const ask = async (of = site, query = {}) => (await gateway.single(of, 'cars_production', query)).state;
  expect([await ask(), await ask(), await ask({ ...site }), await ask(site, { page: 2 })]).toEqual([
    'miss',
    'hit',
    'miss',
    'miss',
  ]);
  expect((await gateway.multi(site, [cars])).state).toBe('miss');
  expect((await gateway.multi(site, [cars])).state).toBe('hit');
  expect(gateway.counts()).toEqual({ hit: 2, join: 0, miss: 4 });
  gateway.forget();
  expect(await ask()).toBe('miss');
  expect(requested).toHaveLength(5);
});

test('a bad request is answered in the server’s words, a fault of the server is not', async () => {
  const refusing = start(() => ({ status: 400, text: '{"message":"a bad filter","code":"invalid_filter"}' }));
  await expect(refusing.gateway.multi(site, [cars])).rejects.toMatchObject({
    code: 'bad_request',
    message: 'a bad filter',
  });
  expect(refusing.log.lines).toEqual([]);
  const failing = start(() => ({ status: 502, text: `<html>${'x'.repeat(300)}` }));
  const failure: unknown = await failing.gateway.multi(site, [cars]).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 'unavailable',
    message: 'The search is not available right now. Please try again in a moment.',
    details: {
      retryAfterS: 2,
      cause: expect.objectContaining({ message: `<html>${'x'.repeat(194)}` }) as Error,
    },
  });
  expect(failing.log.lines).toEqual(['the search server refused a query {"status":502,"code":"unknown"}']);
  const other = start(() => ({ status: 500, text: '{"message":"no code"}' }));
  await expect(other.gateway.multi(site, [cars])).rejects.toMatchObject({ code: 'unavailable' });
  expect(other.log.lines[0]).toContain('"code":"unknown"');
});

test('a server that does not answer is logged by its error', async () => {
  const { gateway, log } = start(() => new Error('refused'));
  await expect(gateway.multi(site, [cars])).rejects.toMatchObject({ code: 'unavailable' });
  expect(log.lines).toEqual(['the search server did not answer {"error":"refused"}']);
});

test('a key that is refused is renewed once, not for ever', async () => {
  const healing = start((_path, _body, key) =>
    key === 'secret 1' ? found('{}') : { status: 403, text: '{}' },
  );
  expect((await healing.gateway.multi(site, [cars])).text).toBe('{}');
  expect(healing.renewals()).toBe(1);
  const refusing = start(() => ({ status: 403, text: '{"message":"x","code":"invalid_api_key"}' }));
  await expect(refusing.gateway.multi(site, [cars])).rejects.toMatchObject({ code: 'unavailable' });
  expect([refusing.renewals(), refusing.requested.length]).toEqual([1, 2]);
});

const counting = { ...cars, hitsPerPage: 0, facets: ['make'], allFacetValues: true };

test('queries that count all values are sent by themselves, and every answer stands in its place', async () => {
  const { gateway, requested } = start((_path, body) => {
    const { queries } = JSON.parse(body) as { queries: { q?: string; facets?: string[] }[] }; // what the gateway wrote
    return found(
      JSON.stringify({
        results: queries.map(({ q, facets }) =>
          facets
            ? { facetDistribution: { make: { Kia: 1 } }, totalHits: 3, processingTimeMs: 2 }
            : { hits: [q] },
        ),
      }),
    );
  });
  const { text } = await gateway.multi(site, [{ ...cars, q: 'a' }, counting, { ...cars, q: 'b' }]);
  const counted = { hits: [], facetDistribution: { make: { Kia: 1 } }, totalHits: 3, processingTimeMs: 2 };
  expect(JSON.parse(text)).toEqual({ results: [{ hits: ['a'] }, counted, { hits: ['b'] }] });
  expect(requested.map(({ body }) => body.queries?.length)).toEqual([2, 1]);
  const { indexUid, ...single } = counting;
  expect(JSON.parse((await gateway.single(site, indexUid, single)).text)).toEqual(counted);
  expect(requested).toHaveLength(3);
});

test('an answer that is missing is an empty one', async () => {
  const { gateway } = start(() => found('{"results":[]}'));
  expect(JSON.parse((await gateway.multi(site, [cars, counting])).text)).toEqual({
    results: [
      { hits: [], processingTimeMs: 0 },
      { hits: [], facetDistribution: { make: {} }, totalHits: 0, processingTimeMs: 0 },
    ],
  });
});

test('streamed queries are sent in two requests, in their order, and refused together', async () => {
  const { gateway, requested } = start(() => found('{}'));
  const queries = ['a', 'b', 'c'].map((q) => ({ ...cars, q }));
  const { first, others } = gateway.multiSearchStream(site, queries);
  await Promise.all([first, others]);
  expect(requested.map(({ body }) => body.queries?.map((query) => (query as { q: string }).q))).toEqual([
    ['a'],
    ['b', 'c'],
  ]);
  expect(() => gateway.multiSearchStream(site, [cars, { indexUid: 'other' }])).toThrow(
    'no search index "other"',
  );
});
