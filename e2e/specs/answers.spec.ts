import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { expect, test } from '../src/site-test';

/*
 * What the platform answers to a program without a browser: which site, which head, which status, and how long it may
 * be kept.
 */

const match = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
const canonical = (html: string): string => match(html, /<link rel="canonical" href="([^"]*)"/);
const assets = (html: string, name: string): string[] =>
  [...html.matchAll(/\/assets\/[^"]+/g)]
    .map(([address]) => address)
    .filter((address) => address.startsWith(`/assets/${name}/`) && address.endsWith('.js'));
const pathInSitemap = async (pattern: RegExp): Promise<string> =>
  new URL(match((await ask('harbour', '/sitemap.xml')).body, pattern)).pathname;
const carOfSitemap = (): Promise<string> => pathInSitemap(/<loc>([^<]*\/cars\/[^<]*)<\/loc>/);

test('the health check names what is live', async () => {
  const health = JSON.parse((await ask('load-balancer', '/healthz')).body) as { versions: object }; // its own contract
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
  const page = await ask('harbour', '/');
  expect(page.status).toBe(200);
  expect(match(page.body, /<title>([^<]*)/)).toContain('Harbour');
  expect((await ask('Coastal.LOCALHOST', '/')).body).toMatch(/<title>[^<]*Coastal/);
  const unknown = await ask('unknown.example', '/');
  expect(unknown.status).toBe(404);
  expect(unknown.body).not.toMatch(/harbour|coastal|summit|bigrig|outback|apex/i);
});

test("[DEL-002] the page carries the site's title, icon, colours and public config", async () => {
  const { body } = await ask('harbour', '/');
  const config = JSON.parse(
    match(body, /<script type="application\/json" id="tenant-config"[^>]*>([^<]*)<\/script>/),
  ) as { site: { slug: string } };
  expect(config.site.slug).toBe('harbour-motors');
  expect(body).toMatch(/<style[^>]*>[^<]*--color-primary:/);
  expect(body).toMatch(/<link rel="icon" href="\/[^"]+"/);
  expect((await ask('harbour', match(body, /<link rel="icon" href="([^"]+)"/))).status).toBe(200);
});

test('[DEL-004] deep links work; unknown addresses and cars answer 404 with the 404 page', async () => {
  const deep = await ask('harbour', '/search/toyota');
  expect([deep.status, deep.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of ['/nothing-here', '/cars/nope', '/admin']) {
    const page = await ask('harbour', path);
    expect([path, page.status, page.headers['content-type']]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
    ]);
    expect(page.body).toContain('</html>');
  }
});

test('[DEL-005] assets are immutable, pages revalidated, a missing asset is 404 and no page', async () => {
  const page = await ask('harbour', '/search');
  expect(page.headers['cache-control']).toBe('no-cache');
  const scripts = assets(page.body, 'shell');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of [...scripts, ...assets(page.body, 'search')]) {
    const file = await ask('harbour', script, { headers: { 'accept-encoding': 'br' } });
    expect([script, file.status]).toEqual([script, 200]);
    expect(file.headers['cache-control']).toContain('max-age=31536000, immutable');
    if (Number(file.headers['content-length']) > 1024) expect(file.headers['content-encoding']).toBe('br');
  }
  const missing = await ask('harbour', '/assets/none.js');
  expect([missing.status, missing.body]).toEqual([404, expect.not.stringContaining('<html')]);
});

test('[DEL-006][API-034] the API works for the host and not for the site a client names; a config has no secret', async () => {
  const answer = await ask('harbour', endpoints.getSiteConfig.path, {
    headers: { 'x-tenant': 'apex-group' },
  });
  expect((JSON.parse(answer.body) as { site: { slug: string } }).site.slug).toBe('harbour-motors');
  expect(answer.body).not.toMatch(/otp|secret|password|smtp|master-?key/i);
  expect((await ask('unknown.example', endpoints.getSiteConfig.path)).status).toBe(404);
});

test('[DEL-008] pages of cars, models and locations have their own head', async () => {
  const location = await pathInSitemap(/<loc>([^<]*\/locations\/[^<]*)<\/loc>/);
  const titles = new Set<string>();
  for (const path of [await carOfSitemap(), '/models/ranger', '/special-offers', location]) {
    const { body, status } = await ask('harbour', path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, new URL(canonical(body)).pathname]).toEqual([path, path]);
    expect(match(body, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(20);
    for (const property of ['og:title', 'og:description', 'og:url'])
      expect(body).toContain(`property="${property}"`);
    titles.add(match(body, /<title>([^<]*)/));
  }
  expect(titles.size).toBe(4);
  const car = await ask('harbour', await carOfSitemap());
  expect(car.body).toMatch(/property="og:image" content="https:\/\/[^"]+"/);
  expect(match(car.body, /<title>([^<]*)/)).toMatch(/^\d{4} \w+/);
});

test('[DEL-009] pages carry the security headers', async () => {
  const { headers } = await ask('harbour', '/search');
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
    const links = await Promise.all(group.map(async (path) => canonical((await ask('harbour', path)).body)));
    expect(links[0]).toMatch(/^https:/);
    expect(new Set(links).size).toBe(1);
  }
});

test('[DEL-012] the sitemap lists this host only, and nothing private', async () => {
  const { body } = await ask('harbour', '/sitemap.xml');
  expect(body).toMatch(/<loc>[^<]*\/search<\/loc>/);
  const other = (await ask('summit', '/sitemap.xml')).body;
  expect(body).toContain(await carOfSitemap());
  expect(other).not.toContain(`${await carOfSitemap()}<`);
  expect(body).not.toMatch(/\/my-garage|\/print|\/checkout/);
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
  const pages = listed.filter(({ pathname }) => !pathname.startsWith('/cars/'));
  for (const { href, pathname } of pages) {
    const page = await ask('harbour', pathname);
    // A listed page that refuses to be indexed, or that is a copy of another, is reported to the dealer as a mistake.
    const isRefused = /<meta name="robots"[^>]*noindex/.test(page.body);
    expect([page.status, isRefused, canonical(page.body)]).toEqual([200, false, href]);
  }
});
