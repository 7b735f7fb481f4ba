import Fastify, { type FastifyInstance } from 'fastify';
import { ApiFailure } from 'shared-contracts/errors';
import type { SiteBundle } from '../sites/site-bundle';
import { recordingLog } from '../testing/test-platform';
import type { Answer, ApiAnswer } from './answer';
import { registerApi } from './plugin';

const log = recordingLog();
const site = { slug: 'alpha' } as SiteBundle; // no more is read here
let app: FastifyInstance;
let calls: Parameters<Answer>[] = [];
let next: ApiAnswer | Error;

beforeAll(async () => {
  app = Fastify();
  const answer = ((...call: Parameters<Answer>) => {
    calls.push(call);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }) as Answer;
  await registerApi(app, answer, {
    siteOf: ({ hostname }) => (hostname.startsWith('alpha') ? site : undefined),
    routes: [
      (scope) => {
        for (const path of ['/own', '/own/:token']) scope.get(path, () => Promise.reject(next as Error));
      },
    ],
    log,
    development: false,
  });
  await app.ready();
});
afterAll(() => app.close());
beforeEach(() => {
  calls = [];
  log.lines.length = 0;
  next = { status: 200, headers: {}, body: {} };
});

const send = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'alpha.localhost', 'content-type': 'application/json', ...headers },
  });
const get = (url: string, host = 'alpha.localhost') => app.inject({ url, headers: { host } });

test('an answer goes out with its status, headers and cookies, and no cache may keep it', async () => {
  next = { status: 201, headers: { 'x-own': '1' }, cookies: { visitor: 'v' }, body: { id: 1 } };
  const answer = await get('/api/auth/me');
  expect([answer.statusCode, answer.json()]).toEqual([201, { id: 1 }]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-own': '1',
    'set-cookie': expect.stringMatching(/^fc_visitor=v;/),
  });
  next = { status: 200, headers: { 'cache-control': 'private' }, body: {} };
  expect((await get('/api/auth/me')).headers['cache-control']).toBe('private');
});

test('a call gets the site, the parts of the request and the key', async () => {
  await send('/api/forms?a=1', '{"b":2}', { 'idempotency-key': 'key-12345' });
  await get('/api/cars/my-car/view.json?website_id=3');
  expect(calls).toEqual([
    [site, expect.objectContaining({ ip: '127.0.0.1' }), 'submitForm', { params: {}, query: { a: '1' }, body: { b: 2 } }, { idempotencyKey: 'key-12345' }],
    [site, expect.anything(), 'viewCar', { params: { slug: 'my-car' }, query: { website_id: '3' }, body: undefined }, {}],
  ]);
}); // prettier-ignore

test('a host without a site has no API', async () => {
  const answer = await get('/api/auth/me', 'beta.localhost');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'There is nothing at this address.' } },
  ]);
  expect(calls).toEqual([]);
});

const unreadable = 'The request could not be read. Send JSON in the documented form.';
test.each([
  ['JSON that does not end', '{"a":', 'application/json', 400, 'bad_request', unreadable],
  ['another type', '<a/>', 'text/xml', 400, 'bad_request', unreadable],
  ['more than 64 KiB', JSON.stringify('x'.repeat(65_536)), 'application/json', 413, 'payload_too_large', 'The request is too large.'],
])('[API-038] a body of %s is refused, in the shape of the call', async (_name, body, type, status, code, message) => {
  const form = await send('/api/forms', body, { 'content-type': type });
  expect([form.statusCode, form.json()]).toEqual([status, { error: { code, message } }]);
  const lead = await send('/api/leads?x=1', body, { 'content-type': type });
  expect([lead.statusCode, lead.json()]).toEqual([status, { lead_id: null, error: message }]);
  expect([calls, log.lines]).toEqual([[], []]);
}); // prettier-ignore

test('a body of 64 KiB is read', async () => {
  expect((await send('/api/forms', JSON.stringify('x'.repeat(65_534)))).statusCode).toBe(200);
});

test('[API-038] what fails unexpectedly is 500 without a word of it, and logged with the address', async () => {
  next = new Error('secret');
  for (const [url, path] of [
    ['/api/auth/me', '/api/auth/me'],
    ['/api/own', '/api/own'],
    ['/api/own/key', '/api/own/:token'],
  ] as const) {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' } },
    ]);
    expect(log.lines.at(-1)).toMatch(/^error An API request failed unexpectedly\. .*secret/);
    expect(log.lines.at(-1)).toContain(`"path":"${path}"`);
  }
});

test.each([
  [503, 503, 'unavailable'],
  [504, 500, 'internal'],
  [418, 400, 'bad_request'],
  [409, 409, 'conflict'],
])('[API-038] a failure of the status %d is answered %d as "%s"', async (statusCode, status, code) => {
  next = Object.assign(new Error('secret'), { statusCode });
  const answer = await get('/api/own');
  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([status, code]);
  expect(answer.body).not.toContain('secret');
  expect(log.lines).toHaveLength(statusCode >= 500 ? 1 : 0);
});

test('a failure that says when to try again says so to the caller', async () => {
  next = Object.assign(new ApiFailure('too_many_requests', ''), { statusCode: 429, retryAfterS: 7 });
  const answer = await get('/api/own');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
  expect(answer.json()).toEqual({
    error: {
      code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment and try again.',
    },
  });
});
