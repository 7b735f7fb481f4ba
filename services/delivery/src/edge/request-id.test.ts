import { endpoints } from 'shared-contracts/api/endpoints';
import { createFixture, type Fixture } from '../testing/delivery-fixture';
import type { AnsweredRequest } from '../ports';
import { currentRequestId } from './request-id';
import { createPeerTrust } from './trusted-peer';

/*
 * One request is followed by its id through answers and logs; the access log says what was requested and nothing about
 * the visitor.
 */

const given = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let delivery: Fixture;
const answered: AnsweredRequest[] = [];
beforeAll(async () => {
  delivery = await createFixture({ onAnswered: (request) => void answered.push(request) });
});
beforeEach(() => void answered.splice(0));
afterAll(() => delivery.close());

test('[DEL-009] every answer has an id of its own, and none that a visitor sent', async () => {
  const ids = new Set<string>();
  const requests: [path: string, host: string][] = [
    ['/', 'harbour.localhost'],
    ['/search', 'harbour.localhost'],
    ['/no-such-page', 'harbour.localhost'],
    ['/throws', 'harbour.localhost'],
    ['/search-service/nothing', 'harbour.localhost'],
    ['/assets/none.js', 'harbour.localhost'],
    ['/%', 'harbour.localhost'],
    ['/healthz', 'other'],
    ['/', 'unknown.example'],
  ];
  for (const [path, host] of requests) {
    const id = (await delivery.get(path, { host, 'x-request-id': given })).headers['x-request-id'];
    expect([path, id]).toEqual([path, expect.stringMatching(uuid)]);
    ids.add(String(id));
  }
  expect(ids.size).toBe(requests.length);
});

test('[DEL-006] the id that a trusted proxy sent is kept when it is well-formed', async () => {
  const behind = await createFixture({ trustedProxies: ['loopback'] });
  const idFor = async (id: string) => (await behind.get('/', { 'x-request-id': id })).headers['x-request-id'];
  try {
    expect(await idFor(given)).toBe(given);
    for (const forged of ['short', 'a"}\\n{"level":"error', `${given} x`, 'a'.repeat(65)])
      expect(await idFor(forged)).toMatch(uuid);
  } finally {
    await behind.close();
  }
});

test.each([
  [['loopback'], '127.0.0.1', true],
  [['loopback'], '::ffff:127.0.0.1', true],
  [['loopback'], '::1', true],
  [['loopback'], '10.0.0.1', false],
  [['10.0.0.0/8'], '10.9.8.7', true],
  [['10.0.0.1'], '10.0.0.2', false],
  [['10.0.0.1'], '::ffff:10.0.0.1', true],
  [['10.0.0.0/8'], '::ffff:11.0.0.1', false],
  [['uniquelocal'], 'fd00::1', true],
  [['linklocal'], '169.254.1.1', true],
  [[], '127.0.0.1', false],
  [['loopback'], undefined, false],
])('of the proxies %j the address %s is trusted: %p', (proxies, address, expected) => {
  expect(createPeerTrust(proxies)(address)).toBe(expected);
});

test('what is done for a request knows its id, also after a body was read', async () => {
  const seen: (string | undefined)[] = [];
  delivery.answers.set('getCar', () => void seen.push(currentRequestId()));
  const page = await delivery.get('/calls');
  expect(seen).toEqual([page.headers['x-request-id']]);
  const own = await createFixture();
  try {
    own.app.post('/echo', async () => ({ id: currentRequestId() }));
    const posted = await own.app.inject({
      method: 'POST',
      url: '/echo',
      headers: { host: 'harbour.localhost', 'content-type': 'application/json' },
      payload: '{"a":1}',
    });
    expect(posted.json()).toEqual({ id: posted.headers['x-request-id'] });
  } finally {
    await own.close();
  }
  expect(currentRequestId()).toBeUndefined();
});

test('an answered request has path, site, pattern, status and time, and neither query nor secret', async () => {
  const { headers } = await delivery.get('/search?make=Kia&phone=0412345678', { cookie: 'visitor=secret' });
  await delivery.get('/', { host: 'unknown.example' });
  await delivery.get('/no-such-page/0412');
  await delivery.get(endpoints.getSiteConfig.path);
  await delivery.get('/%');
  expect(answered[0]).toEqual({
    id: headers['x-request-id'],
    method: 'GET',
    path: '/search',
    site: 'harbour-motors',
    route: '/search',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(answered.map(({ site, route, status }) => [site, route, status])).toEqual([
    ['harbour-motors', '/search', 200],
    [null, '/*', 404],
    ['harbour-motors', 'no page', 404],
    ['harbour-motors', endpoints.getSiteConfig.path, 200],
    [null, 'none', 400],
  ]);
  expect(JSON.stringify(answered)).not.toMatch(/Kia|0412345678|secret|127\.0\.0\.1/);
});
