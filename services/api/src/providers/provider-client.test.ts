import * as z from 'zod/mini';
import { startProviderServer, type ProviderAnswer, type ProviderServer } from '../testing/provider-server';
import { BREAKER } from './circuit-breaker';
import { createProviderClient, ProviderError } from './provider-client';

const schema = z.object({ price: z.number() });
let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

function openClient(timeoutMs = 5000) {
  const clock = { ms: 0 };
  const client = createProviderClient(server.settings, { nowMs: () => clock.ms, timeoutMs });
  return {
    clock,
    post: (signal?: AbortSignal) => client.post('/value', { year: 2021 }, schema, signal),
  };
}

/** The reason of a call that fails, or what it answered. */
const outcome = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error instanceof ProviderError ? error.reason : error));

test('a request carries the key and the body, and its answer is parsed', async () => {
  server.answer({ json: { price: 12_000, more: 'dropped' } });
  expect(await openClient().post()).toEqual({ price: 12_000 });
  expect(server.requests).toEqual([
    { url: '/base/value', authorization: 'Bearer provider-key', body: { year: 2021 } },
  ]);
});

test.each([404, 422])('status %i says that there is nothing for this request', async (status) => {
  server.answer({ status });
  expect(await openClient().post()).toBeNull();
});

test.each<[string, ProviderAnswer, string]>([
  ['silence', 'hang', 'timeout'],
  ['status 500', { status: 500 }, 'status'],
  ['status 401', { status: 401 }, 'status'],
  ['a redirect, which the key must not follow', { status: 302 }, 'no_answer'],
  ['no JSON', { status: 200, text: '<html>' }, 'unreadable'],
  ['nothing', { status: 200 }, 'unreadable'],
  ['JSON of another form', { json: [] }, 'unreadable'],
  ['a number as text', { json: { price: '12000' } }, 'unreadable'],
  ['a number beyond all numbers', { status: 200, text: '{"price": 1e309}' }, 'unreadable'],
  ['an answer without end', { status: 200, text: 'x'.repeat(70_000) }, 'unreadable'],
])('[FIN-018] [API-026] of a provider that answers %s', async (_, answer, reason) => {
  server.answer(answer);
  expect(await outcome(openClient(answer === 'hang' ? 50 : 5000).post())).toBe(reason);
  expect(server.requests.map(({ url }) => url)).not.toContain('/elsewhere');
});

test('a character that two packets share is read whole', async () => {
  const [first, second] = ['{"price":1,"note":"\u00e9"}'].flatMap((text) => {
    const bytes = Buffer.from(text);
    return [bytes.subarray(0, bytes.indexOf(0xc3) + 1), bytes.subarray(bytes.indexOf(0xc3) + 1)];
  });
  server.answer({ parts: [first, second].filter((part) => part !== undefined) });
  const client = createProviderClient(server.settings);
  expect(await client.post('/value', {}, z.object({ note: z.string() }))).toEqual({ note: '\u00e9' });
});

test('a failure says what was wrong, for the log', async () => {
  const messageOf = async (answer: ProviderAnswer) => {
    server.answer(answer);
    return openClient(answer === 'hang' ? 50 : 5000)
      .post()
      .catch((error: unknown) => (error instanceof ProviderError ? error.message : error));
  };
  expect(await messageOf({ status: 503 })).toBe('The answer has status 503.');
  expect(await messageOf({ status: 200, text: 'no' })).toBe('The answer is no JSON.');
  expect(await messageOf({ json: { price: 'x' } })).toBe('The answer is not of its form: price.');
  expect(await messageOf({ json: [] })).toBe('The answer is not of its form: the answer.');
  expect(await messageOf('hang')).toBe('There was no answer in 50 ms.');
  expect(await messageOf({ status: 302 })).toBe('There was no answer.');
  expect(await messageOf({ status: 200, text: 'x'.repeat(70_000) })).toBe('The answer is too long.');
});

test('no server listens', async () => {
  const gone = await startProviderServer();
  await gone.close();
  const client = createProviderClient(gone.settings);
  expect(await outcome(client.post('', {}, schema))).toBe('no_answer');
});

test('a caller who gives up gets their own reason, and the provider is not blamed', async () => {
  server.answer('hang');
  const { post } = openClient();
  for (let call = 0; call < BREAKER.failures; call++) {
    const reason = new Error('the shopper left');
    expect(await outcome(post(AbortSignal.abort(reason)))).toBe(reason);
  }
  server.answer({ json: { price: 1 } });
  expect(await outcome(post())).toEqual({ price: 1 });
});

test('after five failures in a row a provider is left alone for 30 seconds, then one call tries it', async () => {
  server.answer({ status: 500 });
  const { post, clock } = openClient();
  const wait = (ms: number) => {
    clock.ms += ms;
  };
  for (let call = 0; call < BREAKER.failures; call++) expect(await outcome(post())).toBe('status');
  expect(await outcome(post())).toBe('paused');
  expect(server.requests).toHaveLength(BREAKER.failures);
  wait(BREAKER.pauseMs - 1);
  expect(await outcome(post())).toBe('paused');
  wait(1);
  // Two at once: one tries, the other is not held up.
  const both = await Promise.all([outcome(post()), outcome(post())]);
  expect(both).toEqual(expect.arrayContaining(['paused', 'status']));
  expect(await outcome(post())).toBe('paused');
  wait(BREAKER.pauseMs);
  server.answer({ json: { price: 1 } });
  expect(await outcome(post())).toEqual({ price: 1 });
  // It is well again: a single failure pauses nothing.
  server.answer({ status: 500 });
  expect(await outcome(post())).toBe('status');
  expect(await outcome(post())).toBe('status');
});
