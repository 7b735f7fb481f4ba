import { makeSite } from 'shared-contracts/testing';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { createFixture, type Fixture } from '../testing/delivery-fixture';
import type { DeliveryOptions } from '../ports';
import { sitePages } from '../sitemap/site-pages';
import { plainPage } from './plain-page';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture({ trustedProxies: ['127.0.0.1'], renderLimitMs: 2000 });
});
afterAll(() => delivery.close());

const https = { 'x-forwarded-proto': 'https' };
const headersOf = async (path: string, headers?: Record<string, string>) =>
  (await delivery.get(path, headers)).headers;

test('every answer says how a browser has to take it, over HTTPS that there is no other way', async () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
  };
  for (const path of ['/', '/healthz', '/site/logo.svg', '/none.map', '/assets/none']) {
    const plain = await headersOf(path);
    expect(plain).toMatchObject(always);
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(await headersOf(path, https)).toMatchObject({
      ...always,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
});

test('only files for everybody can be shown by other sites', async () => {
  const policyOf = async (path: string) => (await headersOf(path))['cross-origin-resource-policy'];
  for (const path of ['/', endpoints.getSiteConfig.path, '/healthz'])
    expect(await policyOf(path)).toBe('same-origin');
  for (const path of ['/site/logo.svg', '/images/none', '/assets/none'])
    expect(await policyOf(path)).toBe('cross-origin');
});

test('[DEL-009] the policy of a page names every kind of content', async () => {
  const policy = async (headers?: Record<string, string>) =>
    String((await headersOf('/', headers))['content-security-policy']).replace(/nonce-[^']+/g, 'nonce');
  const plain = await policy();
  expect(plain.split('; ').filter((rule) => !/^(?:frame|img|connect|media)-src/.test(rule))).toEqual([
    "default-src 'self'",
    "script-src 'nonce' 'strict-dynamic'",
    "script-src-attr 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "style-src 'self' 'nonce'",
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    'report-to csp',
    'report-uri /csp-reports',
  ]);
  expect((await headersOf('/'))['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(await policy(https)).toBe(`${plain}; upgrade-insecure-requests`);
});

test('[DEL-009] Trusted Types are enforced where the shell sets a policy and no development server adds scripts', async () => {
  const policyOf = async (path: string) => String((await headersOf(path))['content-security-policy']);
  const rule = 'require-trusted-types-for';
  expect(await policyOf('/')).toContain(rule);
  expect(await policyOf('/mine')).not.toContain(rule);
  expect(await policyOf('/search?fc-override=search@http://localhost:4101')).not.toContain(rule);
});

test('a development server on localhost may be loaded from and talked to', async () => {
  const address = '/search?fc-override=search@http://localhost:4101';
  const policy = String((await headersOf(address))['content-security-policy']);
  expect(/connect-src ([^;]+)/.exec(policy)?.[1]).toBe("'self' http://localhost:4101 ws://localhost:4101");
});

test('cookies of HTTPS are its own, and an override is one of a day', async () => {
  const set = [(await headersOf('/search?fc-override=search@1.0.0', https))['set-cookie']].flat();
  expect(set).toEqual([
    expect.stringMatching(
      /^__Host-fc_cohort=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    ),
    '__Host-fc_override=search%401.0.0; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure',
  ]);
  const kept = { ...https, cookie: '__Host-fc_cohort=7; __Host-fc_override=search%401.0.0' };
  const answer = await headersOf('/search', kept);
  expect([answer['set-cookie'], answer['cache-control']]).toEqual([undefined, 'no-store']);
});

test.each(['', '100', '7x', '-1', 'x7', '1.5'])(
  'a cohort of "%s" is none, so a new one is set',
  async (cohort) => {
    expect(String((await headersOf('/', { cookie: `fc_cohort=${cohort}` }))['set-cookie'])).toMatch(
      /^fc_cohort=\d{1,2};/,
    );
  },
);

test('an unknown host and a refused site get a plain page that is not stored', async () => {
  const { statusCode, headers, body } = await delivery.get('/', { host: 'unknown.example' });
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([404, 'no-store', 'text/html; charset=utf-8']); // prettier-ignore
  expect(body).toBe(plainPage('Not found', 'There is no website at this address.'));
  const broken = await createFixture({}, async (folder) => {
    const file = join(folder, 'summit-subaru/site.json');
    const config = JSON.parse(await readFile(file, 'utf8')) as object; // a sample site's file
    await writeFile(file, JSON.stringify({ ...config, search: { hitsPerPage: 'many' } }));
  });
  try {
    const refused = await broken.get('/', { host: 'summit.localhost' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([503, '10', 'text/html; charset=utf-8']); // prettier-ignore
    expect(refused.body).toContain(
      '<h1>This site is being updated</h1><p>It will be back in a moment. Please try again.</p>',
    );
  } finally {
    await broken.close();
  }
});

test('a plain page shows its text as text', () => {
  expect(plainPage('<b>', `"&'`)).toContain(
    '<title>&#60;b&#62;</title></head><body><main><h1>&#60;b&#62;</h1><p>&#34;&#38;&#39;</p>',
  );
});

test('[DEL-006] headers that name a site never reach a service, others do', async () => {
  const sent = {
    'x-site': 'a',
    'x-tenant-id': 'b',
    'x-forecourt': 'c',
    'x-sitemap': 'kept',
    'not-x-site': 'kept',
  };
  const { headers } = (await delivery.get(endpoints.getSiteConfig.path, sent)).json<{
    headers: Record<string, string>;
  }>();
  expect(headers).toMatchObject({ 'x-sitemap': 'kept', 'not-x-site': 'kept' });
  for (const name of ['x-site', 'x-tenant-id', 'x-forecourt']) expect(headers).not.toHaveProperty(name);
});

test('an address of no route is a plain 404 that is not stored', async () => {
  const answer = await delivery.app.inject({
    method: 'DELETE',
    url: '/search',
    headers: { host: 'harbour.localhost' },
  });
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
    404,
    'no-store',
    'There is nothing here.',
  ]);
});

test('a page that fails says nothing, is kept nowhere, and is logged by its path alone', async () => {
  const answer = await delivery.get('/throws?secret=1');
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
    500,
    'no-store',
    undefined,
  ]);
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'self'; base-uri 'none'",
  );
  expect(answer.body).toBe(
    plainPage('Something went wrong', 'This page could not be shown. Please try again in a moment.'),
  );
  const line = delivery.log.at(-1);
  expect(line).toMatchObject({
    level: 'error',
    message: 'a page could not be rendered',
    fields: { path: '/throws' },
  });
  expect(JSON.stringify(line?.fields)).toContain('secret detail of the shell');
  const late = await delivery.get('/hangs');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  expect(delivery.log.at(-1)).toMatchObject({ message: 'a page took too long', fields: { path: '/hangs' } });
});

test.each([
  [new ApiFailure('unavailable', 'No.'), 503, '5'],
  [new ApiFailure('not_found', 'No.'), 500, undefined],
  ['a text', 500, undefined],
])('what fails with %p while a file is made is %i', async (error, status, wait) => {
  delivery.answers.set('listModels', () => {
    throw error;
  });
  const { statusCode, headers } = await delivery.get('/sitemap.xml', { host: 'outback.localhost' });
  expect([statusCode, headers['retry-after']]).toEqual([status, wait]);
});

test('addresses below services are calls, names that only begin alike are pages', async () => {
  for (const path of ['/search-service', '/search-service?x', '/search-service/x']) {
    const { headers, statusCode } = await delivery.get(path);
    expect([path, statusCode, headers['cache-control'], headers['content-type']]).toEqual([path, 404, 'no-store', 'application/json; charset=utf-8']); // prettier-ignore
  }
  expect((await delivery.get('/search-services')).headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await delivery.get('/search///?a=1')).headers['location']).toBe('/search?a=1');
  expect((await delivery.get('/?a=1')).statusCode).toBe(200);
});

test('the health check is no page of a site', async () => {
  for (const path of ['/healthz', '/healthz?x=1']) {
    const { headers } = await delivery.get(path, { host: 'x y' });
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await delivery.get('/healthzz', { host: 'unknown.example' })).statusCode).toBe(404);
  delivery.health({ status: 'starting', step: 'x' });
  expect((await delivery.get('/healthz')).headers['retry-after']).toBe('2');
  delivery.health({ status: 'ok' });
});

test('files of a site are kept for five minutes, and none of 8 MiB and more is sent', async () => {
  const folder = join(delivery.sitesFolder, 'harbour-motors');
  const most = 8 * 1024 * 1024;
  await writeFile(join(folder, 'large.png'), Buffer.alloc(most));
  await writeFile(join(folder, 'larger.png'), Buffer.alloc(most + 1));
  await mkdir(join(folder, '_drafts'));
  await writeFile(join(folder, '_drafts/a.png'), 'draft');
  const sent = await delivery.get('/site/large.png');
  expect([sent.statusCode, sent.headers['cache-control'], sent.headers['content-security-policy']]).toEqual([200, 'public, max-age=300', undefined]); // prettier-ignore
  for (const path of ['/site/larger.png', '/site/_drafts/a.png', '/site/a.png/x']) {
    const { statusCode, headers, body } = await delivery.get(path);
    expect([path, statusCode, headers['cache-control'], headers['content-type'], body]).toEqual([path, 404, 'no-store', 'text/plain; charset=utf-8', 'There is no such file.']); // prettier-ignore
  }
  expect((await delivery.get('/site/LOGO.SVG')).statusCode).toBe(404);
  expect((await headersOf('/site/logo.svg'))['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test('a part of a film carries what the whole does, and no more than it has', async () => {
  await writeFile(join(delivery.sitesFolder, 'harbour-motors/part.mp4'), '0123456789');
  const whole = await headersOf('/site/part.mp4');
  const ask = (range: string) => delivery.get('/site/part.mp4', { range });
  const part = await ask('bytes=3-3');
  for (const name of ['etag', 'cache-control', 'content-type', 'accept-ranges'])
    expect(part.headers[name]).toBe(whole[name]);
  expect([part.body, part.headers['content-range']]).toEqual(['3', 'bytes 3-3/10']);
  for (const [range, body] of [['bytes=-99', '0123456789'], ['bytes=-10', '0123456789'], ['bytes=-1', '9'], ['bytes=0-9', '0123456789'], [' bytes=8- ', '89']] as const)
    expect([range, (await ask(range)).body]).toEqual([range, body]); // prettier-ignore
  expect((await ask('xbytes=1-2')).statusCode).toBe(200);
  expect((await ask('bytes=1-2x')).statusCode).toBe(200);
});

test('a client that holds a version gets 304, whatever else it holds', async () => {
  const etag = String((await headersOf('/site/logo.svg')).etag);
  const statusOf = async (tags: string) =>
    (await delivery.get('/site/logo.svg', { 'if-none-match': tags })).statusCode;
  for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, `${etag} ,"x"`, '*', '"x", *'])
    expect([tags, await statusOf(tags)]).toEqual([tags, 304]);
  for (const tags of ['', '"x"', `${etag}x`, `xW/${etag}`])
    expect([tags, await statusOf(tags)]).toEqual([tags, 200]);
});

test('a version that was compressed has a weak ETag, and 304 says too what it hangs on', async () => {
  await writeFile(join(delivery.sitesFolder, 'harbour-motors/large.svg'), `<svg>${' '.repeat(2000)}</svg>`);
  const ask = (headers: Record<string, string>) => delivery.get('/site/large.svg', headers);
  const whole = (await ask({})).headers;
  const packed = (await ask({ 'accept-encoding': 'br' })).headers;
  expect(packed).toMatchObject({ 'content-encoding': 'br', etag: `W/${String(whole.etag)}` });
  const held = await ask({ 'accept-encoding': 'br', 'if-none-match': String(packed.etag) });
  expect([held.statusCode, held.headers.vary]).toEqual([304, packed.vary]);
  expect(packed.vary).toBe('Accept-Encoding');
});

test('without a route for locations their pages are not listed', () => {
  expect(
    sitePages({
      config: { ...makeSite(), pages: {} },
      routes: [],
      locations: ['springwood'],
      models: [],
      brands: [],
      offers: [],
    }),
  ).toEqual(['/']);
});

test('the search gateway gets the config of the requested host', async () => {
  const search = {
    query: async () => [],
    cacheCounts: () => ({ hit: 0, join: 0, miss: 0 }),
    isUp: async () => true,
    breaker: () => 'closed' as const,
    registerGateway: async (
      app: FastifyInstance,
      { siteOf }: Parameters<DeliveryOptions['search']['registerGateway']>[1],
    ) => void app.get('/search-service/site', async (request) => ({ slug: siteOf(request)?.site.slug })),
  };
  const own = await createFixture({ search });
  try {
    const answer = await own.get('/search-service/site', { host: 'apex.localhost' });
    expect(answer.json()).toEqual({ slug: 'apex-group' });
  } finally {
    await own.close();
  }
});
