import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type EndpointName } from 'shared-contracts/api/endpoints';
import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { leadsRelease } from '../testing/releases';
import { acceptedEncoding } from './compression';
import { parseHostName } from './host-name';
import { isCrossOriginCall } from './origin-check';

const echo = endpoints.getSiteConfig.path;

// A changed site file is seen within seconds, later on a busy machine.
jest.setTimeout(30_000);

let delivery: Fixture;
const liveReleases = { shell: '1.0.0', search: '1.0.0' };
beforeAll(async () => {
  delivery = await createFixture();
});
afterEach(() => delivery.registry.set(liveReleases));
afterAll(() => delivery.close());

test.each([
  ['Harbour.LOCALHOST:3000', 'harbour.localhost'],
  ['harbour.localhost.', 'harbour.localhost'],
  ['[::1]:3000', '::1'],
  ['[::1]', '::1'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['', null],
  ['a b', null],
  ['[::1', null],
  ['evil.example/harbour.localhost', null],
  ['harbour.localhost:3000:1', null],
  [undefined, null],
])('[DEL-001] host name of %p is %p', (header, expected) => {
  expect(parseHostName(header)).toBe(expected);
});

test('[DEL-001] the Host header chooses the site, in any case and with any port', async () => {
  for (const host of ['harbour.localhost', 'HARBOUR.localhost:8080', 'localhost']) {
    const answer = await delivery.get('/', { host });
    expect([host, answer.statusCode]).toEqual([host, 200]);
    expect(answer.body).toContain('<title>Harbour');
  }
  const other = await delivery.get('/', { host: 'coastal.localhost' });
  expect(other.body).toContain('<title>Coastal');
});

test('[DEL-001] an unknown host gets a plain 404 that names no site', async () => {
  const names = delivery.sites.all().flatMap(({ slug, config }) => [slug, config.site.name]);
  for (const host of ['unknown.example', 'harbour.localhost.evil.example', '[::1]:3000', 'x y']) {
    const answer = await delivery.get('/', { host });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
    for (const name of names) expect(answer.body).not.toContain(name);
  }
});

test('[DEL-006] a client that names a site is not believed', async () => {
  const answer = await delivery.get(echo, {
    'x-tenant': 'apex-group',
    'x-forecourt-site': 'apex-group',
  });
  const { site, headers } = answer.json<{ site: string; headers: Record<string, string> }>();
  expect(site).toBe('harbour-motors');
  expect(JSON.stringify(headers)).not.toContain('apex-group');
});

test('[DEL-006] forwarded headers count only behind a trusted proxy', async () => {
  const forged = { 'x-forwarded-host': 'apex.localhost', 'x-forwarded-proto': 'https' };
  const direct = await delivery.get(echo, forged);
  expect(direct.json<{ site: string }>().site).toBe('harbour-motors');
  expect(direct.headers['strict-transport-security']).toBeUndefined();
  const behind = await createFixture({ trustedProxies: ['127.0.0.1'] });
  try {
    const proxied = await behind.get(echo, forged);
    expect(proxied.json<{ site: string }>().site).toBe('apex-group');
    expect(proxied.headers['strict-transport-security']).toContain('max-age=31536000');
  } finally {
    await behind.close();
  }
});

test('[DEL-009] every page carries the security headers, with a nonce of its own', async () => {
  const [first, second] = [await delivery.get('/'), await delivery.get('/')];
  expect(first.headers['x-content-type-options']).toBe('nosniff');
  expect(first.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  const styles = /style-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(`${scripts} ${styles}`).not.toMatch(/unsafe|\*|https?:/);
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  expect(first.body).toContain(`<script nonce="${nonce}">`);
  expect(first.body).toContain(`<style nonce="${nonce}">`);
  expect(second.body).not.toContain(nonce);
});

test('[DEL-009] configured hosts are allowed and no others', async () => {
  await delivery.editSite('coastal-toyota', (config) => {
    Object.assign(config, {
      images: { cdnBase: 'https://cdn.example/images' },
      maps: { key: 'map-key' },
      chat: { token: 'token', availabilityUrl: 'https://chat.example/available' },
      home: {
        ...config['home'],
        slides: [{ id: 1, name: 'Sale', url: '/search', image: 'https://pictures.example/a.jpg' }],
      },
    });
    Object.assign(config['site'] ?? {}, { search: { host: 'https://search.example/service' } });
  });
  const policyOf = async (host: string) =>
    String((await delivery.get('/', { host })).headers['content-security-policy']);
  const coastal = await policyOf('coastal.localhost');
  const sources = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1];
  expect(sources(coastal, 'img-src')).toBe("'self' data: https://cdn.example https://pictures.example");
  const players = 'https://www.youtube-nocookie.com https://player.vimeo.com';
  expect(sources(coastal, 'frame-src')).toBe(`https://www.google.com ${players}`);
  expect(sources(coastal, 'media-src')).toBe("'self' https://cdn.example");
  expect(sources(coastal, 'connect-src')).toBe("'self' https://search.example https://chat.example");
  const harbour = await policyOf('harbour.localhost');
  expect(harbour).not.toMatch(/cdn\.example|pictures\.example|search\.example/);
  expect(sources(harbour, 'media-src')).toBe("'self'");
});

/** Nonce of an answer, and the placeholder its page was rendered with; that one is written backwards. */
const noncesOf = ({ headers, body }: { headers: Record<string, unknown>; body: string }) => ({
  nonce: /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '',
  placeholder: [...(/id="placeholder">([^<]+)/.exec(body)?.[1] ?? '')].reverse().join(''),
});

test('[DEL-009] nothing that is sent or written can carry a valid nonce: each rendering has a placeholder of its own', async () => {
  const known = noncesOf(await delivery.get('/search'));
  expect(known.placeholder).toMatch(/^[\w-]{22}$/);
  await delivery.publish(leadsRelease());
  delivery.registry.set({ ...liveReleases, leads: '1.0.0' });
  delivery.answers.set('submitForm', (input) => {
    const { body } = input as { body: { fields: Record<string, string> } }; // what the test's remote sends
    return { kind: 'form', status: 422, form: { values: body.fields, errors: {}, key: 'k' } };
  });
  for (const text of [known.placeholder, known.nonce, '__fc-nonce__']) {
    // Where the page repeats it: in the address, in its path, in a field and in a field's name.
    const pages = [
      await delivery.get(`/search?query=${text}`),
      await delivery.get(`/${text}`),
      await delivery.app.inject({
        method: 'POST',
        url: '/enquire',
        headers: { host: 'harbour.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ message: text, [text]: 'x' }).toString(),
      }),
    ];
    expect(pages[0]?.body).toContain(text);
    expect(pages[2]?.body.split(text)).toHaveLength(3);
    for (const page of pages) {
      const own = noncesOf(page);
      expect(own.placeholder).not.toBe(known.placeholder);
      expect(page.body.split(own.nonce)).toHaveLength(3); // script and style
    }
  }
});

test.each([
  ['POST', { origin: 'https://evil.example' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', { origin: 'http://harbour.localhost' }, false],
  ['POST', { origin: 'http://harbour.localhost:81' }, true],
  ['POST', {}, false],
  ['POST', { fetchSite: 'cross-site' }, true],
  ['POST', { fetchSite: 'same-origin' }, false],
  ['GET', { origin: 'https://evil.example' }, false],
  ['DELETE', { origin: 'https://evil.example' }, true],
])('a %s with %p is refused: %p', (method, headers, expected) => {
  expect(isCrossOriginCall(method, headers, 'harbour.localhost')).toBe(expected);
});

test('a state-changing call from a foreign page is 403 and reaches nothing', async () => {
  const call = (origin: string) =>
    delivery.app.inject({ method: 'POST', url: echo, headers: { host: 'harbour.localhost', origin } });
  expect((await call('https://evil.example')).statusCode).toBe(403);
  expect((await call('http://harbour.localhost')).statusCode).toBe(200);
});

test('[API-035] no state-changing call of the API can be made from a foreign page, sign-in and watchlist included', async () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method === 'POST',
  );
  expect(names).toEqual(
    expect.arrayContaining(['requestCode', 'verifyCode', 'signOut', 'saveCar', 'removeCar']),
  );
  const otherOrigin: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://coastal.localhost' },
    { origin: 'null', 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const name of names) {
    for (const headers of otherOrigin) {
      const { statusCode } = await delivery.app.inject({
        method: 'POST',
        url: endpoints[name].path,
        headers: { host: 'harbour.localhost', cookie: 'fc_session=x', ...headers },
      });
      expect([name, headers, statusCode]).toEqual([name, headers, 403]);
    }
    // Nor can a link do it.
    expect([name, (await delivery.get(endpoints[name].path)).statusCode]).toEqual([name, 404]);
  }
});

test('an address of 1,000 parameters is read, one of more is 400 and reaches nothing', async () => {
  const address = (count: number) =>
    `/search?${Array.from({ length: count }, (_, at) => `k${at}`).join('&')}`;
  expect((await delivery.get(address(1000))).statusCode).toBe(200);
  for (const url of [address(1001), address(10_000), `/search?${'&'.repeat(1000)}`]) {
    const refused = await delivery.get(url);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(refused.body).not.toContain('search 1.0.0');
  }
});

test('the health check counts answers of the search gateway by how they came about', async () => {
  const health = await delivery.get('/healthz', { host: 'anything.example' });
  expect(health.json()).toMatchObject({ status: 'ok', search: { hit: 3, join: 2, miss: 1 } });
});

test('[DEL-011] a broken site is listed and answers 503, the others 200', async () => {
  const broken = await createFixture({}, async (sitesFolder) => {
    const file = join(sitesFolder, 'summit-subaru/site.json');
    const config = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...config, search: { hitsPerPage: 'many' } }));
  });
  try {
    const health = await broken.get('/healthz', { host: 'anything.example' });
    expect(health.statusCode).toBe(200);
    const { refused, sites } = health.json<{
      sites: string[];
      refused: { site: string; path: string; message: string }[];
    }>();
    expect(refused).toEqual([
      { site: 'summit-subaru', path: 'search.hitsPerPage', message: expect.stringContaining('"many"') },
    ]);
    expect(sites).toHaveLength(5);
    expect(sites).not.toContain('summit-subaru');
    expect((await broken.get('/', { host: 'summit.localhost' })).statusCode).toBe(503);
    for (const host of ['harbour.localhost', 'coastal.localhost', 'apex.localhost']) {
      expect((await broken.get('/', { host })).statusCode).toBe(200);
    }
    expect(broken.log).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('summit-subaru') }),
    );
  } finally {
    await broken.close();
  }
});

test('[DEL-007] a changed config is served without touching other sites or what was built', async () => {
  const manifest = join(delivery.artifacts, 'shell/1.0.0/release.json');
  const builtBefore = await readFile(manifest, 'utf8');
  const others = await delivery.get('/', { host: 'apex.localhost' });
  await delivery.get('/', { host: 'outback.localhost' });
  await delivery.editSite('outback-caravans', (config) => {
    Object.assign(config['site'] ?? {}, { name: 'Renamed Caravans' });
  });
  expect((await delivery.get('/', { host: 'outback.localhost' })).body).toContain('<title>Renamed Caravans');
  // The nonce and the number of renderings so far differ from answer to answer.
  const content = (html: string) => html.replace(/nonce="[^"]+"|id="(?:renders|placeholder)">[^<]+/g, '');
  const after = await delivery.get('/', { host: 'apex.localhost' });
  expect(content(after.body)).toBe(content(others.body));
  expect(await readFile(manifest, 'utf8')).toBe(builtBefore);
});

test('the health check says what the start is doing, for any host', async () => {
  delivery.health({ status: 'starting', step: 'Making demo stock' });
  const starting = await delivery.get('/healthz', { host: 'x' });
  expect([starting.statusCode, starting.json()]).toEqual([
    503,
    { status: 'starting', step: 'Making demo stock' },
  ]);
  delivery.health({ status: 'ok' });
  const ok = await delivery.get('/healthz', { host: 'x' });
  expect(ok.statusCode).toBe(200);
  expect(ok.json()).toMatchObject({
    composition: 'search-1.0.0_shell-1.0.0',
    versions: { shell: '1.0.0', search: '1.0.0' },
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['identity', null],
  ['*', 'br'],
  [undefined, null],
])('a client that accepts %p gets %p', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

test('pages are compressed when the client takes it', async () => {
  const plain = await delivery.get('/');
  const packed = await delivery.get('/', { 'accept-encoding': 'br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toContain('Accept-Encoding');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});
