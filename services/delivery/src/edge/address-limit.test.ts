import { createFixture, type Fixture } from '../testing/delivery-fixture';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture({
    trustedProxies: ['loopback'],
    search: {
      query: async () => [],
      cacheCounts: () => ({ hit: 0, join: 0, miss: 0 }),
      isUp: async () => true,
      breaker: () => 'closed',
      registerGateway: async (scope) => {
        scope.post('/search-service/multi-search', async () => ({ results: [] }));
      },
    },
  });
});
afterAll(() => delivery.close());

const page = (address?: string) =>
  delivery.get('/', address === undefined ? {} : { 'x-forwarded-for': address });
const search = (address: string, host = 'harbour.localhost') =>
  delivery.app.inject({
    method: 'POST',
    url: '/search-service/multi-search',
    headers: { host, 'x-forwarded-for': address },
    payload: {},
  });

test('an address gets 1,200 pages of a site a minute, and a household of IPv6 is one address', async () => {
  for (let count = 1; count <= 1200; count++) await page(`2001:db8:1:2::${count.toString(16)}`);
  const refused = await page('2001:db8:1:2:ffff::1');
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain('Please wait a minute and try again');
  expect((await page('2001:db8:1:3::1')).statusCode).toBe(200);
  for (const host of ['Harbour.localhost', 'harbour.localhost.', 'harbour.localhost:81', 'localhost'])
    expect([
      host,
      (await delivery.get('/', { host, 'x-forwarded-for': '2001:db8:1:2::1' })).statusCode,
    ]).toEqual([host, 429]);
  const elsewhere = { host: 'apex.localhost', 'x-forwarded-for': '2001:db8:1:2::1' };
  expect((await delivery.get('/', elsewhere)).statusCode).not.toBe(429);
  // Searches are counted by themselves.
  expect((await search('2001:db8:1:2::1')).statusCode).toBe(200);
});

test('an address gets 1,200 searches of a site a minute', async () => {
  for (let count = 1; count <= 1200; count++) await search('203.0.113.1');
  expect((await search('203.0.113.1')).statusCode).toBe(429);
  expect((await search('::ffff:203.0.113.1', 'HARBOUR.localhost')).statusCode).toBe(429);
  expect((await search('203.0.113.2')).statusCode).toBe(200);
});

test('this machine has no limit: it may be a proxy that is not named, with all visitors behind it', async () => {
  for (let count = 1; count <= 1200; count++) await page();
  expect((await page()).statusCode).toBe(200);
});
