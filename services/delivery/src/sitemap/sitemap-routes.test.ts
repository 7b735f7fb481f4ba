import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { entriesPerFile, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

test('a sitemap names each address, escaped, and when it changed where that is known', () => {
  const entries = [{ path: "/a?x=1&y='2'" }, { path: '/cars/b', updatedAt: '2026-11-01<' }];
  expect(sitemapXml('https://dealer.example', entries)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://dealer.example/a?x=1&#38;y=%272%27</loc></url>
<url><loc>https://dealer.example/cars/b</loc><lastmod>2026-11-01&#60;</lastmod></url>
</urlset>
`,
  );
  expect(sitemapIndexXml('https://dealer.example', 2)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://dealer.example/sitemaps/1.xml</loc></sitemap>
<sitemap><loc>https://dealer.example/sitemaps/2.xml</loc></sitemap>
</sitemapindex>
`,
  );
});

test('robots.txt is a line for each path, and the address of the sitemap', async () => {
  const lines = robotsTxt('https://dealer.example').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://dealer.example/sitemap.xml', '']);
  expect(lines.slice(1, -3).every((line) => /^Disallow: \/[\w/-]+$/.test(line))).toBe(true);
  const { headers } = await delivery.get('/robots.txt');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; charset=utf-8',
    'public, max-age=300',
  ]);
});

test('a file names the pages of models, of offers and of the locations that are shown, kept for a while', async () => {
  const host = 'apex.localhost';
  delivery.answers.set('listModels', () => [{ slug: 'rav4' }]);
  const routes = [
    { id: 'search.location', pattern: '/locations/:slug', gate: 'none', cache: 'shared' },
  ] as const;
  await delivery.publish({ name: 'search', version: '1.6.0', node: '', routes: [...routes] });
  delivery.registry.set({ shell: '1.0.0', search: '1.6.0' });
  delivery.answers.set('listLocations', () => [
    { slug: 'seen', visible: true },
    { slug: 'hidden', visible: false },
  ]);
  delivery.answers.set('listOffers', () => [
    { id: 7, manufacturer: { slug: 'toyota' } },
    { id: 8, manufacturer: null },
  ]);
  const { headers, body } = await delivery.get('/sitemap.xml', { host });
  expect(headers['cache-control']).toBe('public, max-age=300');
  for (const path of ['/offers/toyota/7', '/offers/8']) expect(body).toContain(`${path}<`);
  expect(body).toContain('/rav4<');
  expect(body).toContain('/locations/seen<');
  expect(body).not.toContain('hidden');
  expect(body).toContain('/cars/2021-apex-group-1</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  delivery.answers.set('listModels', () => [{ slug: 'hilux' }]);
  expect((await delivery.get('/sitemap.xml', { host })).body).toBe(body);
});

test('a sitemap that could not be made is made at the next request', async () => {
  const statusOf = async () => (await delivery.get('/sitemap.xml', { host: 'coastal.localhost' })).statusCode;
  delivery.answers.set('listOffers', () => {
    throw new Error('The database is away.');
  });
  expect(await statusOf()).toBeGreaterThanOrEqual(500);
  delivery.answers.set('listOffers', () => []);
  expect(await statusOf()).toBe(200);
});

test.each(['0', '2', '01x', '-1', '00000', 'x1'])('a site of one file has no part %s', async (part) => {
  const { statusCode, headers, body } = await delivery.get(`/sitemaps/${part}.xml`);
  expect([statusCode, headers['content-type'], body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no such sitemap.',
  ]);
});

test('exactly as many addresses as one file holds are one file, which is its own first part', async () => {
  const host = 'coastal.localhost';
  const addressesIn = (body: string): number => body.split('<loc>').length - 1;
  const full = await createFixture();
  try {
    full.cars([]);
    const pages = addressesIn((await full.get('/sitemap.xml', { host: 'coastal.localhost' })).body);
    // Another config is another site, whose addresses are collected anew.
    await full.editSite('coastal-toyota', (config) =>
      Object.assign(config['site'] ?? {}, { name: 'Renamed' }),
    );
    full.cars(
      Array.from({ length: entriesPerFile - pages }, (_, at) => ({ path: `/cars/${at}`, updatedAt: '' })),
    );
    const { headers, body } = await full.get('/sitemap.xml', { host });
    expect(body).not.toContain('<sitemapindex');
    expect(addressesIn(body)).toBe(entriesPerFile);
    const part = await full.get('/sitemaps/1.xml', { host });
    expect(part.body === body).toBe(true);
    expect([part.headers['content-type'], part.headers['cache-control']]).toEqual([
      headers['content-type'],
      headers['cache-control'],
    ]);
  } finally {
    await full.close();
  }
});
