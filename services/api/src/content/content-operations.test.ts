import { locationSchema } from 'shared-contracts/entities/location';
import {
  brandSchema,
  manufacturerSchema,
  modelSchema,
  offerSchema,
  reviewSchema,
} from 'shared-contracts/entities/content';
import { htmlAttacks } from 'shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { rows } from '../testing/read-rows';
import { sanitiseHtml } from '../sites/sanitise-html';
import {
  makeDealership,
  makeLocation,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const alpha = { id: 1, slug: 'alpha-yard' };
const shared = { id: 2, slug: 'shared-yard' };
const gamma = { id: 3, slug: 'gamma-yard' };
const offer = (id: number, excluded: number[] = []) => ({
  id, name: 'RAV4 EOFY', description: '<b>x</b>', sanitized_description: 'x', excluded_website_ids: excluded,
}); // prettier-ignore
const attacks = htmlAttacks(['__fc-nonce__']);
const model = { name: 'RAV4', slug: 'rav4', make: 'Toyota', summary: 'Roomy.', manufacturer_body: 'SUV' };
const brand = { title: 'Toyota', slug: 'toyota', manufacturer_id: 9, logo: '/site/toyota.svg' };
const review = { id: 5, customer_name: 'Ada', text: 'Great', rating: 5 };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(
    async (folder) => {
      await writeSite(folder, 'alpha', 1, {
        site: {
          site: { dealerships: [alpha.slug, shared.slug] },
          maps: { key: 'browser-map-key' },
          vehicle: { faq: [{ question: 'Can you hold it?', answer: 'Yes.' }] },
        },
        dealerships: [makeDealership(alpha), makeDealership(shared)],
        locations: {
          locations: [
            makeLocation(1, 'north', alpha),
            makeLocation(2, 'south', shared),
            makeLocation(4, 'secret', alpha, { visible: false }),
          ],
          special_hours: [
            { date: '2026-12-25', status: 'Closed', location_id: 1 },
            { date: '2026-12-26', status: 'Closed', location_id: 4 },
          ],
        },
        offers: [offer(42), offer(43, [1])],
        models: [model],
        brands: [brand],
        reviews: { aggregate: { count: 1, average_rating: '5.0' }, reviews: [review] },
        pages: {
          '/about-us': { title: 'About us', blocks: [{ type: 'models' }] },
          '/attacked': { title: 'Attacked', blocks: attacks.map((html) => ({ type: 'rich-text', html })) },
        },
      });
      await writeSite(folder, 'gamma', 3, {
        site: { site: { dealerships: [gamma.slug, shared.slug], locations: [3] } },
        dealerships: [makeDealership(gamma)],
        locations: { locations: [makeLocation(3, 'west', gamma), makeLocation(5, 'east', gamma)] },
        offers: [
          offer(98, [1, 3]),
          offer(99, [1]),
          ...attacks.map((html, index) => ({ ...offer(100 + index), sanitized_description: html })),
        ],
      });
    },
    {
      mail: {
        from: 'leads@forecourt.example',
        folder: 'unused',
        smtpUrl: 'smtp://user:canary-smtp@127.0.0.1:1',
      },
      webhookSecrets: { [alpha.slug]: 'whsec_canary-webhook' },
    },
  );
}, 120_000);
afterAll(() => platform.close());

const get = async (path: string, host = 'alpha.localhost') => {
  const response = await platform.fastify.inject({ url: path, headers: { host } });
  return { status: response.statusCode, body: response.body === '' ? null : response.json<unknown>() };
};
const list = async (path: string, host?: string) => (await get(path, host)).body as Record<string, unknown>[]; // the endpoints under test give lists

test('[API-033] every list gives the site’s entities with all their fields', async () => {
  for (const [path, schema] of [
    ['/api/locations', locationSchema],
    ['/api/offers', offerSchema],
    ['/api/manufacturers', manufacturerSchema],
    ['/api/models', modelSchema],
    ['/api/reviews', reviewSchema],
    ['/api/brands', brandSchema],
  ] as const) {
    // prettier-ignore
    const [first] = await list(path);
    const missing = Object.keys(schema.shape).filter(
      (field) => field !== 'skipPage' && !(field in (first ?? {})),
    );
    expect([path, missing]).toEqual([path, []]);
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect(await list('/api/offers')).toMatchObject([{ id: 42 }]);
  // What the files hold beyond the entity stays on the server.
  expect(Object.keys((await list('/api/models'))[0] ?? {}).sort()).toEqual(
    Object.keys(modelSchema.shape).sort(),
  );
  expect(await list('/api/manufacturers')).toEqual([
    { id: 9, name: 'Toyota', slug: 'toyota', logo: { url: '/site/toyota.svg' } },
  ]);
  expect((await get('/api/reviews/aggregate')).body).toEqual({ count: 1, average_rating: '5.0' });
});

test('[SHL-013] an offer that leaves this website out is not among its offers, but among another’s', async () => {
  const idsOf = async (host: string) => (await list('/api/offers', host)).map(({ id }) => id);
  // 43 leaves out website 1, which is alpha; gamma is website 3.
  expect(await idsOf('alpha.localhost')).toEqual([42]);
  expect(await idsOf('gamma.localhost')).toContain(99);
  expect(await idsOf('gamma.localhost')).not.toContain(98);
});

test('[VEH-075] questions are those of the page that is requested', async () => {
  expect(await list('/api/faq?page=vehicle')).toEqual([{ question: 'Can you hold it?', answer: 'Yes.' }]);
  expect((await list('/api/faq?page=trade-in')).length).toBeGreaterThan(0);
  expect(await list('/api/faq?page=vehicle', 'gamma.localhost')).toEqual([]);
  expect((await get('/api/faq?page=other')).status).toBe(422);
});

test('[LOC-030] locations are those of the site’s dealerships, or of its own list; never another site’s, never hidden', async () => {
  const slugs = async (host: string) => (await list('/api/locations', host)).map(({ slug }) => slug);
  expect(await slugs('alpha.localhost')).toEqual(['north', 'south']);
  expect(await slugs('gamma.localhost')).toEqual(['west']);
  expect(await list('/api/special-hours')).toMatchObject([{ location_id: 1 }]);

  // Without a list of its own, gamma shows all of its dealerships, the shared one included.
  await writeSite(platform.folder, 'gamma', 3, {
    site: { site: { dealerships: [gamma.slug, shared.slug] } },
  });
  await platform.sites.reload();
  await until(async () => (await slugs('gamma.localhost')).length === 3);
  expect(await slugs('gamma.localhost')).toEqual(['east', 'south', 'west']);
});

test('[LOC-006] locations stand by name, or in the order of the site', async () => {
  const slugs = async () => (await list('/api/locations', 'gamma.localhost')).map(({ slug }) => slug);
  const site = { dealerships: [gamma.slug, shared.slug] };
  await writeSite(platform.folder, 'gamma', 3, { site: { site } });
  await platform.sites.reload();
  await until(async () => (await slugs()).join() === 'east,south,west');
  await writeSite(platform.folder, 'gamma', 3, { site: { site, locations: { order: ['west', 'east'] } } });
  await platform.sites.reload();
  await until(async () => (await slugs()).join() === 'west,east,south');
});

test('[API-034] the public config is that of the host, with a search key and without what only the server needs', async () => {
  const { status, body } = await get('/api/site-config');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    site: { slug: 'alpha', search: { key: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } },
    maps: { key: 'browser-map-key' },
  });
  expect(body).not.toHaveProperty('pages');
  const text = JSON.stringify(body);
  for (const secret of [platform.masterKey, 'canary-smtp', 'canary-webhook'])
    expect(text).not.toContain(secret);
  expect(await get('/api/site-config', 'unknown.example')).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  });
});

test('a fresh search key finds this site’s cars and says until when', async () => {
  const { body } = await get('/api/search-key');
  expect(body).toEqual({ key: expect.any(String), expiresAt: expect.stringMatching(/^2026-11-20T0[23]:/) });
});

test('a page is the site’s own, a model’s or a brand’s, else 404', async () => {
  const page = (path: string) => get(`/api/page?path=${encodeURIComponent(path)}`);
  expect((await page('/about-us')).body).toMatchObject({
    title: 'About us',
    blocks: [{ type: 'models', items: [{ name: 'RAV4', href: '/models/rav4' }] }],
  });
  expect((await page('/about-us')).body).toMatchObject({ kind: 'content' });
  // Its stock is that of this site’s own dealerships, and its picture one of that stock.
  await platform.api.stock.seed('test', [
    seedCar('1', alpha.slug, { car_type: 'new', price: 41_000, primary_image_url: 'picture:own' }),
    seedCar('2', alpha.slug, { car_type: 'used', price: 9_000 }),
    seedCar('3', gamma.slug, { car_type: 'new', price: 30_000 }),
    seedCar('4', alpha.slug, { car_type: 'new', price: 20_000, status: 'coming_soon' }),
  ]);
  const stock = { count: 2, new_count: 1, from: { price: 41_000, price_type: null } };
  // Pictures are kept for a minute, those of the tests before too.
  const later = performance.now() + 60_001;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  for (const path of ['/models/rav4', '/rav4', '/rav4/']) {
    expect((await page(path)).body).toMatchObject({
      kind: 'model',
      title: 'Toyota RAV4',
      description: 'Roomy.',
      model: { picture: 'picture:own', stock, variants: [{ badge: 'GX', count: 1, from: stock.from }] },
    });
  }
  expect((await page('/models')).body).toMatchObject({ kind: 'models', models: [{ name: 'RAV4', stock }] });
  expect((await page('/brands')).body).toMatchObject({
    groups: [{ brands: [{ title: 'Toyota', count: 2 }] }],
  });
  for (const path of ['/brands/toyota', '/toyota/overview'])
    expect((await page(path)).body).toMatchObject({
      title: 'Toyota',
      brand: { stock: { count: 2, new: 1, demo: 0, used: 1 } },
    });
  for (const path of ['/nothing', '/models/nothing', '/', '//evil.example'])
    expect((await page(path)).status).toBe(404);
  expect(await get('/api/page')).toMatchObject({
    status: 422,
    body: { error: { fields: { path: expect.any(String) } } },
  });
});

test('[API-030] a postcode gives coordinates, an unknown one none, and the service’s key stays on the server', async () => {
  const found = await get('/api/geocode?postal_code=4000&country=AU');
  expect(found.body).toEqual({
    results: [{ geometry: { location: { lat: expect.closeTo(-27.47, 1), lng: expect.closeTo(153.02, 1) } } }],
  });
  expect((await get('/api/geocode?postal_code=0000')).body).toEqual({ results: [] });
  expect((await get('/api/geocode?postal_code=4000&country=NZ')).body).toEqual({ results: [] });
  expect(await get('/api/geocode?postal_code=40a0')).toMatchObject({
    status: 422, body: { error: { fields: { postal_code: 'Invalid postcode. Please enter a 4-digit number.' } } },
  }); // prettier-ignore
  const config = (await get('/api/site-config')).body;
  expect(config).toMatchObject({ maps: { key: 'browser-map-key' } });
  expect(JSON.stringify(config)).not.toMatch(/geocod/i);
});

test('[API-041] events with a listed id and the site’s own id are recorded, others are 422', async () => {
  const track = async (body: object | string) => {
    const response = await platform.fastify.inject({
      method: 'POST',
      url: '/api/analytics/events',
      headers: { host: 'alpha.localhost', 'content-type': 'application/json' },
      payload: body,
    });
    return response.statusCode;
  };
  const nestedText = (levels: number) => '{"a":'.repeat(levels) + '{}' + '}'.repeat(levels);
  const nested = (levels: number): Record<string, unknown> => JSON.parse(nestedText(levels));
  expect(await track({ event_id: 49, label: 'x', params: { page: 1 }, website_id: 1 })).toBe(202);
  expect(await track({ event_id: 50, website_id: 1 })).toBe(422);
  expect(await track({ event_id: 49, website_id: 2 })).toBe(422);
  expect(await track({ event_id: 49, website_id: 1, params: { fill: 'x'.repeat(5000) } })).toBe(422);
  expect(await track({ event_id: 49, website_id: 1, label: 'x'.repeat(501) })).toBe(422);
  expect(await track(`{"event_id":49,"website_id":1,"params":${nestedText(9000)}}`)).toBe(422);
  expect(await track({ event_id: 49, website_id: 1, params: nested(10) })).toBe(422);
  expect(await track({ event_id: 49, website_id: 1, params: nested(9) })).toBe(202);
  const stored = await platform.database.db.withSite('alpha', (tx) =>
    rows(tx, sql`select event_id, label, params from analytics_events`),
  );
  expect(stored).toEqual([
    { event_id: 49, label: 'x', params: { page: 1 } },
    { event_id: 49, label: null, params: nested(9) },
  ]);
  const deep = await platform.api.answer(platform.site('alpha'), {}, 'trackEvent', {
    body: { event_id: 49, website_id: 1, params: nested(5000) },
  });
  expect(deep.body).toMatchObject({ error: { fields: { params: 'must have at most 10 levels' } } });
});

test('HTML of pages and offers is answered sanitised, whatever the site wrote', async () => {
  const page = (await get('/api/page?path=/attacked')).body as { blocks: { html: string }[] };
  const offers = await list('/api/offers', 'gamma.localhost');
  const texts = [
    ...page.blocks.map(({ html }) => html),
    ...offers.filter(({ id }) => id !== 99).map((entry) => String(entry['sanitized_description'])),
  ];
  expect(texts).toEqual([...attacks, ...attacks].map(sanitiseHtml));
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the condition never came true');
}
