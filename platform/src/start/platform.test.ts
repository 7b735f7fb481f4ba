import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api/endpoints';
import { findPlatform } from '../control/control-client';
import { createPlatformProcess, type PlatformProcess } from '../testing/platform-process';

/*
 * The whole platform, started as people start it: real builds, database, search server and stock.
 */

const startMs = 250_000;
/** Ends what hangs; the time itself says nothing. */
const hangMs = 50_000;
jest.setTimeout(60_000);

let platform: PlatformProcess;
beforeAll(async () => {
  platform = await createPlatformProcess();
  await platform.start();
}, startMs);
afterAll(() => platform.remove(), 30_000);

const match = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
const canonical = (html: string): string => match(html, /<link rel="canonical" href="([^"]*)"/);
const assets = (html: string, name: string): string[] =>
  [...html.matchAll(/\/assets\/[^"]+/g)]
    .map(([address]) => address)
    .filter((address) => address.startsWith(`/assets/${name}/`) && address.endsWith('.js'));
const aCar = async (host?: string): Promise<string> =>
  new URL(
    match(
      (await platform.ask('/sitemap.xml', host ? { host } : {})).body,
      /<loc>([^<]*\/cars\/[^<]*)<\/loc>/,
    ),
  ).pathname;

async function editSite(
  slug: string,
  edit: (config: Record<string, Record<string, unknown>>) => void,
): Promise<void> {
  const file = join(platform.sites, slug, 'site.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, unknown>>; // a sample site
  edit(config);
  await writeFile(file, JSON.stringify(config));
}

async function eventually(check: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + hangMs;
  while (!(await check())) {
    if (Date.now() > until) throw new Error(`not so within ${hangMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('the start prints the address of every site, and the health check names what is live', async () => {
  for (const host of ['harbour', 'coastal', 'summit', 'bigrig', 'outback', 'apex']) {
    expect(platform.output()).toContain(`http://${host}.localhost:${platform.port()}`);
  }
  const health = JSON.parse((await platform.ask('/healthz', { host: 'load-balancer' })).body) as {
    versions: object;
  };
  expect(health).toMatchObject({ status: 'ok', refused: [] });
  expect(Object.keys(health.versions).toSorted()).toEqual([
    'finance',
    'leads',
    'locations',
    'search',
    'shell',
    'vehicle',
  ]);
});

test('[DEL-001] the Host header chooses the site; an unknown host gets a plain 404', async () => {
  const page = await platform.ask('/', { host: 'harbour.localhost' });
  expect(page.status).toBe(200);
  expect(match(page.body, /<title>([^<]*)/)).toContain('Harbour');
  expect((await platform.ask('/', { host: 'Coastal.LOCALHOST:1234' })).body).toMatch(/<title>[^<]*Coastal/);
  const unknown = await platform.ask('/', { host: 'unknown.example' });
  expect(unknown.status).toBe(404);
  expect(unknown.body).not.toMatch(/harbour|coastal|summit|bigrig|outback|apex/i);
});

test("[DEL-002] the page carries the site's title, icon, colours and public config", async () => {
  const { body } = await platform.ask('/');
  const config = JSON.parse(
    match(body, /<script type="application\/json" id="tenant-config"[^>]*>([^<]*)<\/script>/),
  ) as { site: { slug: string } };
  expect(config.site.slug).toBe('harbour-motors');
  expect(body).toMatch(/<style[^>]*>[^<]*--color-primary:/);
  expect(body).toMatch(/<link rel="icon" href="\/[^"]+"/);
  expect((await platform.ask(match(body, /<link rel="icon" href="([^"]+)"/))).status).toBe(200);
});

test('[DEL-003] a config cannot break out of the page, and the page tells no secret', async () => {
  await editSite('bigrig-trucks', (config) =>
    Object.assign(config['site'] ?? {}, { name: '</script><script>alert(1)' }),
  );
  const host = 'bigrig.localhost';
  await eventually(async () => (await platform.ask('/', { host })).body.includes('alert(1)'));
  const { body } = await platform.ask('/', { host });
  // Every script of ours has attributes; the one in the name has none.
  expect(body).not.toMatch(/<script>/);
  const secrets = await Promise.all(
    ['meilisearch/master-key', 'override.key'].map((file) => readFile(join(platform.home, file), 'utf8')),
  );
  const config = (await platform.ask(endpoints.getSiteConfig.path)).body;
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    for (const text of [body, config]) expect(text).not.toContain(secret.trim());
  }
});

test('[DEL-004] deep links work; unknown addresses and cars answer 404 with the 404 page', async () => {
  const deep = await platform.ask('/search/toyota');
  expect([deep.status, deep.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of ['/nothing-here', '/cars/nope', '/admin']) {
    const page = await platform.ask(path);
    expect([path, page.status, page.headers['content-type']]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('</html>');
  }
});

test('[DEL-005] assets are immutable, pages revalidated, a missing asset is 404 and no page', async () => {
  const page = await platform.ask('/search');
  expect(page.headers['cache-control']).toBe('no-cache');
  const scripts = assets(page.body, 'shell');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of [...scripts, ...assets(page.body, 'search')]) {
    const file = await platform.ask(script, { headers: { 'accept-encoding': 'br' } });
    expect([script, file.status]).toEqual([script, 200]);
    expect(file.headers['cache-control']).toContain('max-age=31536000, immutable');
    if (Number(file.headers['content-length']) > 1024) expect(file.headers['content-encoding']).toBe('br');
  }
  const missing = await platform.ask('/assets/none.js');
  expect([missing.status, missing.body]).toEqual([404, expect.not.stringContaining('<html')]);
});

test('[DEL-006][API-034] the API works for the host and not for the site a client names; a config has no secret', async () => {
  const answer = await platform.ask(endpoints.getSiteConfig.path, { headers: { 'x-tenant': 'apex-group' } });
  expect((JSON.parse(answer.body) as { site: { slug: string } }).site.slug).toBe('harbour-motors');
  expect(answer.body).not.toMatch(/otp|secret|password|smtp|master-?key/i);
  expect((await platform.ask(endpoints.getSiteConfig.path, { host: 'unknown.example' })).status).toBe(404);
});

test('[DEL-007] a changed colour is live by itself, without a build and without touching other sites', async () => {
  const host = 'outback.localhost';
  const [before, other] = [
    await platform.ask('/', { host }),
    await platform.ask('/', { host: 'apex.localhost' }),
  ];
  await editSite('outback-caravans', (config) => {
    config['theme'] = {
      ...config['theme'],
      colours: { ...(config['theme']?.['colours'] as object), primary: '#7a1f5c' },
    };
  });
  await eventually(async () => (await platform.ask('/', { host })).body.includes('--color-primary:#7a1f5c'));
  const after = await platform.ask('/', { host });
  expect(assets(after.body, 'shell')).toEqual(assets(before.body, 'shell'));
  const colours = (html: string) => match(html, /(--color-primary:[^;]*)/);
  expect(colours((await platform.ask('/', { host: 'apex.localhost' })).body)).toBe(colours(other.body));
});

test('[SHL-064] an integration runs only where it is listed', async () => {
  const host = 'coastal.localhost';
  const chat = { token: 'demo', availabilityUrl: 'https://chat.example/available' };
  await editSite('coastal-toyota', (config) => Object.assign(config, { chat }));
  const policyOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['content-security-policy']);
  const home = () => platform.ask('/', { host });
  await eventually(async () => policyOf(await home()).includes('https://chat.example'));
  const byDefault = (await home()).body;
  expect(byDefault).toContain('href="https://x.example/book"');
  expect(byDefault).toContain('What customers say');

  await editSite('coastal-toyota', (config) => Object.assign(config['site'] ?? {}, { plugins: [] }));
  await eventually(async () => !policyOf(await home()).includes('https://chat.example'));
  const without = (await home()).body;
  expect(without).not.toContain('href="https://x.example/book"');
  expect(without).toContain('href="/service');
  expect(without).not.toContain('What customers say');
  const car = await platform.ask(await aCar(host), { host });
  expect(car.body).toContain('Enquire Now');
  expect(car.body).not.toMatch(/chat\.example\/available"\s*(?:async|defer)|Instant Message/);
});

test('[DEL-008] pages of cars, models and locations have their own head', async () => {
  const location = new URL(
    match((await platform.ask('/sitemap.xml')).body, /<loc>([^<]*\/locations\/[^<]*)<\/loc>/),
  ).pathname;
  const titles = new Set<string>();
  for (const path of [await aCar(), '/ranger', '/special-offers', location]) {
    const { body, status } = await platform.ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, new URL(canonical(body)).pathname]).toEqual([path, path]);
    expect(match(body, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(20);
    for (const property of ['og:title', 'og:description', 'og:url'])
      expect(body).toContain(`property="${property}"`);
    titles.add(match(body, /<title>([^<]*)/));
  }
  expect(titles.size).toBe(4);
  const car = await platform.ask(await aCar());
  expect(car.body).toMatch(/property="og:image" content="https:\/\/[^"]+"/);
  expect(match(car.body, /<title>([^<]*)/)).toMatch(/^\d{4} \w+/);
});

test('[DEL-009] pages carry the security headers', async () => {
  const { headers } = await platform.ask('/search');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('[DEL-010] addresses of one page share one canonical link', async () => {
  const groups = [
    ['/contact', '/contact-us'],
    ['/warranty', '/pages/warranty'],
    ['/finance', '/finance-enquiry', '/apply-for-finance'],
    ['/trade-in', '/sell-your-car', '/sell-my-car'],
  ];
  for (const group of groups) {
    const links = await Promise.all(group.map(async (path) => canonical((await platform.ask(path)).body)));
    expect(links[0]).toMatch(/^https:/);
    expect(new Set(links).size).toBe(1);
  }
});

test('[DEL-012] the sitemap lists this host only, and nothing private', async () => {
  const { body } = await platform.ask('/sitemap.xml');
  expect(body).toMatch(/<loc>[^<]*\/search<\/loc>/);
  const other = (await platform.ask('/sitemap.xml', { host: 'summit.localhost' })).body;
  expect(body).toContain(await aCar());
  expect(other).not.toContain(`${await aCar()}<`);
  expect(body).not.toMatch(/\/my-garage|\/print|\/checkout/);
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((found) => new URL(found[1] ?? '').pathname);
  const pages = listed.filter((path) => !path.startsWith('/cars/'));
  for (const path of pages) expect([path, (await platform.ask(path)).status]).toEqual([path, 200]);
});

test('[DEL-013] one remote is published, promoted and rolled back alone', async () => {
  const before = (await platform.ask('/search')).body;
  const version = match(before, /data-remote="search@([^"]+)"/);
  const published = await platform.forecourt('release', 'publish', 'search', '--version', '9.0.0');
  expect([published.status, published.out]).toEqual([0, expect.stringContaining('search@9.0.0')]);
  expect((await platform.ask('/search')).body).toContain(`data-remote="search@${version}"`);

  const composition = (await platform.ask('/search')).headers['x-forecourt-composition'];
  expect((await platform.forecourt('release', 'promote', 'search@9.0.0')).status).toBe(0);
  await eventually(async () => (await platform.ask('/search')).body.includes('data-remote="search@9.0.0"'));
  const after = await platform.ask('/search');
  expect(after.headers['x-forecourt-composition']).not.toBe(composition);
  expect(assets(after.body, 'search').every((address) => address.startsWith('/assets/search/9.0.0/'))).toBe(
    true,
  );
  expect(assets(after.body, 'finance')).toEqual(assets(before, 'finance'));
  expect(assets(after.body, 'shell')).toEqual(assets(before, 'shell'));
  for (const old of assets(before, 'search')) expect((await platform.ask(old)).status).toBe(200);

  expect((await platform.forecourt('release', 'rollback', 'search')).out).toContain(
    `search@${version} is live again`,
  );
  await eventually(async () =>
    (await platform.ask('/search')).body.includes(`data-remote="search@${version}"`),
  );
  const again = await platform.forecourt('release', 'publish', 'search', '--version', '9.0.0');
  expect([again.status, again.err]).toEqual([2, expect.stringContaining('exists already')]);
  const status = JSON.parse((await platform.forecourt('release', 'status', '--json')).out) as {
    releases: { name: string; live: string; published: { version: string }[] }[];
  };
  expect(status.releases.find(({ name }) => name === 'search')).toMatchObject({ live: version });
}, 180_000);

test('an enquiry posted without JavaScript outlives a kill, and is one mail', async () => {
  const car = await aCar();
  const form = {
    idempotency_key: '0b6f0f1e-8a53-4a0e-9a6e-3d6b8f5b7c11',
    form_type: 'enquiry',
    category: 'Vehicle Enquiry',
    name: 'Ada',
    last_name: 'Byron',
    email: 'ada@dealer.example',
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it still there?',
    terms_conditions: 'on',
  };
  const send = () =>
    platform.ask(`/enquire?car=${car.slice('/cars/'.length)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://harbour.localhost' },
      body: new URLSearchParams(form).toString(),
    });
  const answer = await send();
  expect([answer.status, answer.headers.location]).toEqual([303, '/success']);
  await platform.stop('SIGKILL');
  await platform.start();
  expect((await send()).status).toBe(303);
  const mails = () => readdir(join(platform.home, 'mail')).catch(() => []);
  // A delivery that was under way when the process died is taken up again when its lease of a minute has run out.
  const running = await findPlatform(platform.home);
  await running?.call('clock.set', { at: new Date(Date.now() + 120_000).toISOString() });
  await eventually(async () => (await mails()).length > 0);
  await running?.call('clock.set', { at: null });
  const list = JSON.parse((await platform.forecourt('leads', 'list', '--json')).out) as {
    leads: { id: number }[];
  };
  expect(list.leads).toHaveLength(1);
  expect((await mails()).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  expect(JSON.stringify(list)).not.toMatch(/Ada|Byron|0412|4000/);
  expect(await readFile(join(platform.home, 'logs/platform.log'), 'utf8')).not.toMatch(
    /Byron|0412 ?345|ada@dealer/,
  );
}, 240_000);

test('a second start on the same data is refused, and the clock can be set in tests only', async () => {
  const running = await findPlatform(platform.home);
  expect(await running?.call('clock.set', { at: '2030-01-01T00:00:00Z' })).toEqual({
    now: expect.stringMatching(/^2030-01-01T00:00:0/),
  });
  await running?.call('clock.set', { at: null });
  const check = await platform.forecourt('sites', 'check');
  expect([check.status, check.out]).toEqual([0, expect.stringContaining('harbour-motors: ok')]);
  const second = await platform.forecourt('start');
  expect([second.status, second.err]).toEqual([
    1,
    expect.stringMatching(/running on the data folder .* already.*FORECOURT_HOME/s),
  ]);
});

test('a stop ends everything that was started', async () => {
  const pid = Number(await readFile(join(platform.home, 'meilisearch/pid'), 'utf8').catch(() => '0'));
  expect(await platform.stop('SIGINT')).toBe(0);
  expect(await findPlatform(platform.home)).toBeNull();
  if (pid > 0) expect(() => process.kill(pid, 0)).toThrow();
});
