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

const status = async (authorization: string | undefined, slug = 'harbour') =>
  (await post(SEARCH_PATH, {}, slug, authorization === undefined ? {} : { authorization })).status;
const keyOf = async (slug: string) => (await platform.service.signKey(siteNamed(slug))).key;

test('[API-003] is required, is the site’s own, and runs out within the hour', async () => {
  const key = await keyOf('harbour');
  expect(await status(undefined)).toBe(401);
  expect(await status('Bearer nonsense')).toBe(401);
  expect(await status(`Basic ${key}`)).toBe(401);
  expect(await status(`Bearer ${key}`)).toBe(200);
  expect(await status(`Bearer ${await keyOf('used')}`)).toBe(401);

  const [header, payload, signature] = key.split('.');
  const claims = JSON.parse(Buffer.from(String(payload), 'base64url').toString()) as { exp: number }; // our own token
  const forged = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9 })).toString('base64url');
  expect(await status(`Bearer ${header}.${forged}.${signature}`)).toBe(401);
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  expect(await status(`Bearer ${none}.${payload}.`)).toBe(401);

  const issued = platform.clock.now;
  try {
    platform.clock.now = new Date(claims.exp * 1000 - 1);
    expect(await status(`Bearer ${key}`)).toBe(200);
    platform.clock.now = new Date(claims.exp * 1000);
    expect(await status(`Bearer ${key}`)).toBe(401);
  } finally {
    platform.clock.now = issued;
  }
  expect(claims.exp * 1000 - issued.getTime()).toBeLessThanOrEqual(3_600_000);
});

test('[API-003] is given again until a quarter of an hour is left', async () => {
  const issued = platform.clock.now;
  const { key, expiresAt } = await platform.service.signKey(siteNamed('young'));
  const at = async (minutes: number) => {
    platform.clock.now = new Date(Date.parse(expiresAt) - minutes * 60_000);
    return (await platform.service.signKey(siteNamed('young'))).key;
  };
  try {
    expect(await at(15)).toBe(key);
    expect(await at(14.9)).not.toBe(key);
  } finally {
    platform.clock.now = issued;
  }
});

test('[API-003] grants no write and shows no master key', async () => {
  const writes = await Promise.all([
    post('/search-service/indexes/cars_production/documents', [{ id: 1 }]),
    post('/search-service/indexes', { uid: 'mine' }),
    post('/search-service/keys', {}),
    post('/search-service/swap-indexes', []),
  ]);
  expect(writes.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);

  const key = await keyOf('harbour');
  const direct = await fetch(`${platform.server.host}/indexes/cars_production/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '[{"id":1}]',
  });
  expect(direct.status).toBe(403);
  const answers = [
    ...writes,
    await search({ q: 'toyota', facets: ['make'] }),
    await search({ facets: ['*'] }),
    await search({}, 'broken'),
  ];
  for (const { text } of answers) expect(text).not.toContain(platform.server.masterKey);
  expect(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).not.toContain(
    platform.server.masterKey,
  );
});

test('holds at Meilisearch itself too', async () => {
  // That server reads the clock of the machine.
  platform.clock.now = new Date();
  const direct = await fetch(`${platform.server.host}/indexes/cars_production/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await keyOf('harbour')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filter: 'make = Ford', limit: 5 }),
  });
  expect([direct.status, ((await direct.json()) as { hits: unknown[] }).hits]).toEqual([200, []]); // Meilisearch's own answer
});
