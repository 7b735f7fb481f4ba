import { sql } from 'drizzle-orm';
import { carSchema } from 'shared-contracts/entities/car';
import {
  daysBefore,
  makeDealership,
  makeLocation,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const alpha = { id: 1, slug: 'alpha-yard' };
const beta = { id: 2, slug: 'beta-yard' };

let platform: TestPlatform;

const config = (changes: object = {}) => ({ site: { site: { dealerships: [alpha.slug] }, ...changes } });

beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      ...config(),
      dealerships: [makeDealership(alpha)],
      locations: { locations: [makeLocation(11, 'springwood', alpha)] },
    });
    await writeSite(folder, 'beta', 2, {
      site: { site: { dealerships: [beta.slug] } },
      dealerships: [makeDealership(beta)],
    });
    await writeSite(folder, 'five-days', 3, {
      site: { site: { dealerships: [alpha.slug], include_sold_cars_days: 5 } },
    });
    await writeSite(folder, 'used-only', 4, config({ stock: { usedOnly: true } }));
    await writeSite(folder, 'ten-years', 5, config({ stock: { ageLimitYears: 10 } }));
    await writeSite(folder, 'in-stock', 6, config({ stock: { inStockOnly: true } }));
  });
  const rav4 = Array.from({ length: 24 }, (_unused, index) =>
    seedCar(`rav4-${index}`, alpha.slug, { price: 30_000 + index * 100, location_slug: 'springwood' }),
  );
  await platform.api.stock.seed('test', [
    ...rav4,
    seedCar('sold-2', alpha.slug, {
      make: 'Sold',
      model: 'Two',
      status: 'sold',
      sold: true,
      sold_date_timestamp: daysBefore(START, 2),
    }),
    seedCar('sold-4', alpha.slug, {
      make: 'Sold',
      model: 'Four',
      status: 'sold',
      sold: true,
      sold_date_timestamp: daysBefore(START, 4),
    }),
    seedCar('hidden', alpha.slug, { make: 'Hidden', model: 'Car', show_on_dealer_website: false }),
    seedCar('soon', alpha.slug, { make: 'Soon', model: 'Car', status: 'coming_soon' }),
    seedCar('new', alpha.slug, { make: 'Newer', model: 'Car', car_type: 'new' }),
    seedCar('2015', alpha.slug, { make: 'Aged', model: 'Fifteen', year: 2015 }),
    seedCar('2016', alpha.slug, { make: 'Aged', model: 'Sixteen', year: 2016 }),
    seedCar('land', alpha.slug, { make: 'Land Rover', model: 'Range Rover Evoque', price: 71_000 }),
    seedCar('beta', beta.slug, { make: 'Toyota', model: 'RAV4', stocknum: 'B1' }),
  ]);
}, 120_000);
afterAll(() => platform.close());

const call = (slug: string) => platform.api.call(platform.site(slug));

async function models(slug: string, filter: string): Promise<string[]> {
  const cars = await call(slug)('listCars', { query: { filter, limit: 100 } });
  return cars.map(({ model }) => model).sort();
}

describe('the stock filter', () => {
  test('[API-005] keeps sold cars for the site’s days and never lists hidden ones', async () => {
    expect(await models('alpha', 'make = Sold')).toEqual(['Two']);
    expect(await models('five-days', 'make = Sold')).toEqual(['Four', 'Two']);
    expect(await models('alpha', 'make = Hidden')).toEqual([]);
    expect(await models('five-days', 'make = Hidden')).toEqual([]);
    expect(await models('alpha', 'make = Soon')).toEqual(['Car']);
  });

  test('[API-006] used-only, age limit and in-stock-only hold on lists, by model and on search, whatever is requested', async () => {
    const searched = async (slug: string, filter: string) => {
      const site = platform.site(slug).config;
      const [answer] = await platform.search.query(site, [
        { indexUid: site.search.index, filter: [filter], limit: 100 },
      ]);
      return (answer?.hits ?? []).map(({ model }) => model).sort();
    };
    const byModel = async (slug: string, make: string) =>
      (await call(slug)('carsByModel', { query: { make } })).cars.map(({ model }) => model).sort();

    for (const ask of [models, searched]) {
      expect(await ask('alpha', 'car_type = new')).toEqual(['Car']);
      expect(await ask('used-only', 'car_type = new')).toEqual([]);
      expect(await ask('ten-years', 'year = 2015')).toEqual([]);
      expect(await ask('ten-years', 'year = 2016')).toEqual(['Sixteen']);
      expect(await ask('alpha', 'status = sold')).toEqual(['Two']);
      expect(await ask('in-stock', 'status = sold')).toEqual([]);
      expect(await ask('in-stock', 'status = coming_soon')).toEqual([]);
    }
    expect(await byModel('used-only', 'newer')).toEqual([]);
    expect(await byModel('ten-years', 'aged')).toEqual(['Sixteen']);
    expect(await byModel('in-stock', 'sold')).toEqual([]);
    expect(await byModel('in-stock', 'soon')).toEqual([]);
  });
});

describe('lists of cars', () => {
  test('[API-007] give up to the limit, and at most 100', async () => {
    const filter = 'make = Toyota';
    expect(await call('alpha')('listCars', { query: { filter, limit: 6 } })).toHaveLength(6);
    expect(await call('alpha')('listCars', { query: { filter, limit: 500 } })).toHaveLength(24);
    await platform.api.stock.seed(
      'many',
      Array.from({ length: 120 }, (_unused, index) =>
        seedCar(`m-${index}`, beta.slug, { make: 'Many', model: 'Car' }),
      ),
    );
    expect(await call('beta')('listCars', { query: { filter: 'make = Many', limit: 500 } })).toHaveLength(
      100,
    );
  });

  test('a filter that is none is refused with a message, and a limit of 0 names its field', async () => {
    const answer = await platform.api.answer(platform.site('alpha'), {}, 'listCars', {
      query: { filter: 'make = = x' },
    });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });
    const none = await platform.api.answer(platform.site('alpha'), {}, 'listCars', { query: { limit: 0 } });
    expect(none).toMatchObject({ status: 422, body: { error: { fields: { limit: 'must be 1 or more' } } } });
  });

  test('[API-008] by make and model gives 21 a page of this dealer only', async () => {
    const page = (number: number) =>
      call('alpha')('carsByModel', { query: { make: 'toyota', model: 'rav4', page: number } });
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ count: 24, pages: 2 });
    expect(first.cars).toHaveLength(21);
    expect(second.cars).toHaveLength(3);
    const all = [...first.cars, ...second.cars];
    expect(new Set(all.map(({ id }) => id)).size).toBe(24);
    expect(all.every(({ dealership_slug }) => dealership_slug === alpha.slug)).toBe(true);
  });

  test('[API-005] leave out a car that was withdrawn a moment ago, though the index still has it', async () => {
    const setWithdrawn = (at: string | null) =>
      platform.database.db.asWorker((tx) =>
        tx.execute(sql`update cars set withdrawn_at = ${at}::timestamptz where identity = 'land'`),
      );
    await setWithdrawn('2026-11-19T00:00:00Z');
    expect(await models('alpha', 'make = "Land Rover"')).toEqual([]);
    expect((await call('alpha')('carsByModel', { query: { price: '70000-80000' } })).cars).toEqual([]);
    await setWithdrawn(null);
    expect(await models('alpha', 'make = "Land Rover"')).toHaveLength(1);
  });

  test.each([0, -3, 0.4])('[API-008] a page %d is the first', async (page) => {
    const { cars } = await call('alpha')('carsByModel', { query: { make: 'toyota', page } });
    expect(cars).toHaveLength(21);
  });

  test('by model finds names of several words, prices in a range, and nothing for an unknown make', async () => {
    const found = await call('alpha')('carsByModel', {
      query: { make: 'land-rover', model: 'range-rover-evoque' },
    });
    expect(found.cars.map(({ make }) => make)).toEqual(['Land Rover']);
    expect((await call('alpha')('carsByModel', { query: { price: '70000-80000' } })).count).toBe(1);
    expect(await call('alpha')('carsByModel', { query: { make: 'nothing' } })).toEqual({
      cars: [],
      count: 0,
      pages: 0,
    });
    await expect(call('alpha')('carsByModel', { query: { price: 'cheap' } })).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { price: expect.stringContaining('min-max') } },
    });
  });
});

describe('one car', () => {
  const slugOf = async (slug: string, filter: string) => {
    const [car] = await call(slug)('listCars', { query: { filter, limit: 1 } });
    if (!car) throw new Error(`no car for ${filter}`);
    return car.slug;
  };

  test('[API-032] is given with all its fields to its own site, and is 404 for others and when hidden', async () => {
    const slug = await slugOf('alpha', 'make = Toyota');
    const response = await platform.fastify.inject({
      url: `/api/cars/${slug}`,
      headers: { host: 'alpha.localhost' },
    });
    expect(response.statusCode).toBe(200);
    const car = response.json<Record<string, unknown>>();
    expect(Object.keys(carSchema.shape).filter((field) => field !== 'updated_at' && !(field in car))).toEqual(
      [],
    );
    expect(car).toMatchObject({
      slug,
      path: `/cars/${slug}`,
      dealership_slug: alpha.slug,
      location: { slug: 'springwood', address: { id: 11 } },
    });

    const foreign = await slugOf('beta', 'make = Toyota');
    const other = await platform.fastify.inject({
      url: `/api/cars/${foreign}`,
      headers: { host: 'alpha.localhost' },
    });
    expect(other.statusCode).toBe(404);
    expect(other.json()).toMatchObject({ error: { code: 'not_found' } });

    const hidden = await platform.database.db.asWorker((tx) =>
      tx.query.cars.findFirst({ where: (cars, { eq }) => eq(cars.identity, 'hidden') }),
    );
    await expect(call('alpha')('getCar', { params: { slug: hidden?.slug ?? '' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('[API-012] counts one view for a visitor session, and is 404 for an unknown car', async () => {
    const slug = await slugOf('alpha', 'model = Sixteen');
    const url = `/api/cars/${slug}/view.json?photos_count=3&updated_at=2026-01-01&website_id=1`;
    const headers = { host: 'alpha.localhost' };
    const before = (await call('alpha')('getCar', { params: { slug } })).views ?? 0;

    const first = await platform.fastify.inject({ url, headers });
    expect(first.json()).toMatchObject({
      views: before + 1,
      car_fields: { price: 35_990, status: 'in_stock' },
    });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^fc_visitor=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/);

    const session = { ...headers, cookie: cookie.split(';')[0] ?? '' };
    const again = await platform.fastify.inject({ url, headers: session });
    expect(again.json()).toMatchObject({ views: before + 1 });
    expect(again.headers['set-cookie']).toBeUndefined();

    const another = await platform.fastify.inject({ url, headers });
    expect(another.json()).toMatchObject({ views: before + 2 });
    const unknown = await platform.fastify.inject({ url: '/api/cars/nothing/view.json', headers });
    expect(unknown.statusCode).toBe(404);
  });
});

test('a visitor that two sites share is counted by each for itself', async () => {
  const [car] = await call('alpha')('listCars', {
    query: { filter: 'model = "Range Rover Evoque"', limit: 1 },
  });
  const view = (host: string, cookie?: string) =>
    platform.fastify.inject({
      url: `/api/cars/${car?.slug}/view.json`,
      headers: { host, ...(cookie ? { cookie } : {}) },
    });
  const first = await view('alpha.localhost');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const other = await view('five-days.localhost', cookie);
  expect(other.json()).toMatchObject({ views: 1 });
  expect((await view('alpha.localhost', cookie)).json()).toMatchObject({ views: 1 });
  const rows = await platform.database.db.withSite('five-days', (tx) => tx.query.carViews.findMany());
  expect(rows.every(({ siteSlug }) => siteSlug === 'five-days')).toBe(true);
});
