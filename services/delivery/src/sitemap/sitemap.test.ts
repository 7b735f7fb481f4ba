import { apiPrefix } from 'shared-contracts/api/endpoints';
import { makeSite } from 'shared-contracts/testing';
import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { entriesPerFile } from './sitemap';
import { sitePages } from './site-pages';

let delivery: Fixture;
beforeAll(async () => {
  delivery = await createFixture();
});
afterAll(() => delivery.close());

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');

test('[DEL-012] the sitemap lists public pages and shown cars of its own host', async () => {
  const answer = await delivery.get('/sitemap.xml');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const listed = addresses(answer.body);
  const origin = delivery.sites.bySlug('harbour-motors')?.config.site.url ?? '';
  expect(listed).toContain(new URL('/search', origin).href);
  expect(listed).toContain(new URL('/cars/2021-harbour-motors-1', origin).href);
  expect(listed.every((address) => address.startsWith(origin))).toBe(true);
  expect(new Set(listed).size).toBe(listed.length);
  const apex = await delivery.get('/sitemap.xml', { host: 'apex.localhost' });
  expect(apex.body).toContain('/cars/2021-apex-group-1');
  expect(apex.body).not.toContain('harbour');
});

test('[DEL-012] gated routes, print and checkout pages and forms are not listed', () => {
  const routes = [
    { id: 'a', pattern: '/search', gate: 'none', cache: 'shared' },
    { id: 'b', pattern: '/my-garage', gate: 'signed-in', cache: 'private' },
    { id: 'k', pattern: '/members', gate: 'signed-in', cache: 'private' },
    { id: 'c', pattern: '/cars/:slug/print', gate: 'none', cache: 'shared' },
    { id: 'd', pattern: '/print', gate: 'none', cache: 'shared' },
    { id: 'e', pattern: '/checkout-journey', gate: 'none', cache: 'private' },
    { id: 'f', pattern: '/enquire', gate: 'none', cache: 'shared' },
    { id: 'n', pattern: '/save-search', gate: 'none', cache: 'private' },
    { id: 'g', pattern: '*', gate: 'none', cache: 'shared' },
    { id: 'h', pattern: '/contact-us', gate: 'none', cache: 'shared' },
    { id: 'i', pattern: '/contact', gate: 'none', cache: 'shared' },
    { id: 'l', pattern: '/personalised/finance', gate: 'none', cache: 'shared' },
    { id: 'k', pattern: '/trade-in', gate: 'none', cache: 'private' },
    { id: 'm', pattern: '/cars/trade-in', gate: 'none', cache: 'private' },
    { id: 'j', pattern: '/locations/:slug', gate: 'none', cache: 'shared' },
  ] as const;
  const pages = {
    '/about-us': { title: 'About us', blocks: [] },
    '/finance-enquiry': { title: 'Finance', blocks: [] },
  };
  const facts = {
    routes,
    locations: ['springwood'],
    models: [
      { slug: 'rav4', override_url: null },
      { slug: 'ev9', override_url: '/pages/ev9' },
    ],
    brands: [
      { slug: 'kia', title: 'Kia' },
      { slug: 'isuzu', title: 'Isuzu', skipPage: true },
    ],
    offers: [],
  };
  expect(sitePages({ config: { ...makeSite(), pages }, ...facts })).toEqual([
    '/',
    '/search',
    '/contact',
    '/trade-in',
    '/about-us',
    '/finance',
    '/models',
    '/models/rav4',
    '/brands',
    '/brands/kia',
    '/kia/overview',
    '/locations/springwood',
  ]);
  const other = makeSite({ finance: { pagePath: '/apply-for-finance' } });
  expect(sitePages({ config: { ...other, pages }, ...facts })).toContain('/apply-for-finance');
  const gated = makeSite({ gating: { financePage: true } });
  expect(sitePages({ config: { ...gated, pages }, ...facts })).not.toContain('/finance');
  const without = makeSite({ tradeIn: { enabled: false } });
  expect(sitePages({ config: { ...without, pages }, ...facts })).not.toContain('/trade-in');
});

test('[DEL-012] robots.txt names the sitemap of its host and keeps crawlers out of private places', async () => {
  const { body } = await delivery.get('/robots.txt', { host: 'coastal.localhost' });
  const origin = delivery.sites.bySlug('coastal-toyota')?.config.site.url ?? '';
  expect(body).toContain(`Sitemap: ${new URL('/sitemap.xml', origin).href}`);
  const places = [`${apiPrefix}/`, '/search-service/', '/enquire', '/success', '/sign-in', '/watchlist', '/my-garage', '/checkout', '/compare']; // prettier-ignore
  expect([...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)).toEqual(places);
});

test('[DEL-012] a site with very many cars gets a sitemap in parts', async () => {
  const many = await createFixture();
  try {
    const cars = Array.from({ length: entriesPerFile + 5 }, (_, index) => ({
      path: `/cars/c-${index}`,
      updatedAt: '2026-11-01',
    }));
    many.cars(cars);
    const index = await many.get('/sitemap.xml');
    const parts = addresses(index.body);
    expect(parts).toHaveLength(2);
    const bodies = await Promise.all(
      parts.map(async (address) => (await many.get(new URL(address).pathname)).body),
    );
    expect(bodies.map((body) => addresses(body).length)[0]).toBe(entriesPerFile);
    expect(bodies.join('')).toContain(`/cars/c-${entriesPerFile + 4}<`);
    expect((await many.get('/sitemaps/3.xml')).statusCode).toBe(404);
  } finally {
    await many.close();
  }
});
