import Fastify, { type FastifyInstance } from 'fastify';
import { ApiFailure } from 'shared-contracts/errors';
import { ndjsonType } from 'shared-contracts/search/wire';
import { makeSite } from 'shared-contracts/testing';
import { recordingLog, START } from '../testing/search-platform';
import { createGateway } from './gateway';
import { addGatewayRoutes, type GatewayRoutes } from './routes';
import { createKeyring } from './search-key';

const site = makeSite();
const signing = { uid: 'uid', secret: 'secret' };
const { key } = createKeyring(() => START)(site, signing);
const path = '/search-service/indexes/cars_production/search';
const found = { status: 200, text: '{"results":[]}' };

let app: FastifyInstance;
let log: ReturnType<typeof recordingLog>;
afterEach(() => app.close());

async function start(options: Partial<GatewayRoutes> = {}, answer = async () => found) {
  app = Fastify();
  log = recordingLog();
  const gateway = createGateway({
    transport: { post: answer, close: () => undefined },
    key: { current: () => signing, renew: async () => undefined },
    isModelWord: () => false,
    now: () => START,
    log,
  });
  const siteOf = () => site;
  await addGatewayRoutes(app, {
    gateway,
    signingKey: () => signing,
    now: () => START,
    log,
    siteOf,
    ...options,
  });
}
const json = 'application/json; charset=utf-8';
async function post(url = path, payload: unknown = {}, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const { statusCode: status, headers: got, body } = answer;
  return { status, headers: got, body, error: answer.json<{ error?: object }>().error };
}

test('an answer is JSON that is not stored, and says where it comes from', async () => {
  await start();
  const first = await post();
  expect(first).toMatchObject({ status: 200, body: found.text });
  expect(first.headers).toMatchObject({
    'content-type': json,
    'cache-control': 'no-store',
    'x-search-cache': 'miss',
  });
  expect((await post()).headers['x-search-cache']).toBe('hit');
});

test.each([
  ['bearer', 200],
  ['BEARER  ', 200],
  ['Basic', 401],
  ['xBearer', 401],
])('the key is sent as "%s"', async (scheme, status) => {
  await start();
  expect((await post(path, {}, { authorization: `${scheme} ${key}` })).status).toBe(status);
});

test('[API-003] a refusal says whether a key is missing or wrong, and how to send one', async () => {
  await start();
  const refusal = async (authorization: string) => {
    const { status, headers, error } = await post(path, {}, { authorization });
    expect([status, headers['www-authenticate'], headers['cache-control']]).toEqual([
      401,
      'Bearer',
      'no-store',
    ]);
    return error;
  };
  const missing = { code: 'unauthorised', message: 'A search key is required.' };
  expect(await refusal('')).toEqual(missing);
  expect(await refusal(`Bearer ${key} x`)).toEqual(missing);
  expect(await refusal('Bearer x.y.z')).toEqual({
    code: 'unauthorised',
    message: 'The search key is not valid for this site, or has expired.',
  });
});

test('a host without a site has no search', async () => {
  await start({ siteOf: () => undefined });
  const { status, error, headers } = await post();
  expect([status, error, headers['www-authenticate']]).toEqual([
    404,
    { code: 'not_found', message: 'There is no site at this address.' },
    undefined,
  ]);
});

test('what is no search is not found, in the same shape, below the path that was chosen', async () => {
  await start({ prefix: '/elsewhere' });
  const { status, error } = await post('/elsewhere/keys');
  expect([status, error]).toEqual([
    404,
    { code: 'not_found', message: 'The search gateway answers searches and nothing else.' },
  ]);
  expect((await post('/elsewhere/indexes/cars_production/search')).status).toBe(200);
  expect((await post(path)).status).toBe(404);
});

test('bodies are JSON of 64 KiB at most', async () => {
  await start();
  const noJson = { code: 'bad_request', message: 'The body must be JSON.' };
  expect(await post(path, '{')).toMatchObject({ status: 400, error: noJson });
  expect(await post(path, '{}', { 'content-type': 'text/html' })).toMatchObject({
    status: 400,
    error: noJson,
  });
  const tooLarge = { code: 'payload_too_large', message: 'The body may hold at most 65536 bytes.' };
  const filled = (bytes: number) => `${' '.repeat(bytes - 2)}{}`;
  for (const url of [path, '/search-service/multi-search']) {
    expect(await post(url, filled(65_537))).toMatchObject({ status: 413, error: tooLarge });
    expect((await post(url, filled(65_536))).status).not.toBe(413);
  }
  expect(log.lines).toEqual([]);
});

test('an unexpected error is logged and not sent to the client', async () => {
  await start({ siteOf: () => { throw new Error('inner workings'); } }); // prettier-ignore
  expect((await post()).error).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
  expect(log.lines[0]).toMatch(/^the search gateway failed .*inner workings.*routes\.test/);
});

test('a failure of ours is logged with its cause, one of the caller is not', async () => {
  await start({ siteOf: () => { throw new ApiFailure('internal', 'Not set up.', { cause: 'a bad file' }); } }); // prettier-ignore
  expect(await post()).toMatchObject({ status: 500, error: { code: 'internal', message: 'Not set up.' } });
  expect(log.lines).toEqual(['Not set up. {"cause":"a bad file"}']);
});

test('a server that is down says when to come again', async () => {
  await start({}, () => Promise.reject(new Error('down')));
  const { status, headers } = await post();
  expect([status, headers['retry-after'], headers['www-authenticate']]).toEqual([503, '2', undefined]);
});

test('[API-009] several queries are streamed to a client that accepts NDJSON, and no proxy holds the first back', async () => {
  await start();
  const queries = [{ indexUid: 'cars_production' }, { indexUid: 'cars_production', q: 'kia' }];
  const ask = (count: number, accept: string) =>
    app.inject({
      method: 'POST',
      url: '/search-service/multi-search',
      headers: { authorization: `Bearer ${key}`, accept },
      payload: { queries: queries.slice(0, count) },
    });
  const streamed = await ask(2, `text/html, ${ndjsonType}`);
  expect(streamed.body).toBe(`${found.text}\n${found.text}\n`);
  expect(streamed.headers).toMatchObject({
    'content-type': ndjsonType,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-search-cache': 'miss',
  });
  for (const answer of [await ask(1, ndjsonType), await ask(2, 'application/json')]) {
    expect([answer.body, answer.headers['content-type'], answer.headers['x-accel-buffering']]).toEqual([
      found.text,
      json,
      undefined,
    ]);
  }
});
