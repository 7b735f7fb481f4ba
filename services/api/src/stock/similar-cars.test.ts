import { sql } from 'drizzle-orm';
import { endpointUrl } from 'shared-contracts/api/endpoints';
import { rows } from '../testing/read-rows';
import {
  daysBefore,
  makeDealership,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import type { StockCar } from './stock';

const alpha = { id: 1, slug: 'alpha-yard' };
const beta = { id: 2, slug: 'beta-yard' };
let platform: TestPlatform;

/** Cars by name: what makes each different from a RAV4 of 2021 at $40,000. */
const stock: Record<string, Partial<StockCar>> = {
  own: { price: 40_000 },
  'same model, near': { price: 41_000 },
  'same model, nearer': { price: 39_500, year: 2020 },
  'same model, as near, other year': { price: 39_500, year: 2015 },
  'band from': { price: 30_000 },
  'band to': { price: 50_000 },
  'below the band': { price: 29_999 },
  'above the band': { price: 50_001 },
  'same make and body': { model: 'Kluger', price: 40_000 },
  'same body': { make: 'Mazda', model: 'CX-5', price: 40_000 },
  'same make only': { model: 'Camry', simple_body: 'Sedan', price: 40_000 },
  sold: { price: 40_000, status: 'sold', sold: true, sold_date_timestamp: daysBefore(START, 1) },
  soon: { price: 40_000, status: 'coming_soon' },
  hidden: { price: 40_000, show_on_dealer_website: false },
  new: { model: 'Fortuner', price: 40_100, car_type: 'new' },
  2015: { model: 'Prado', price: 40_200, year: 2015 },
  lonely: { make: 'Rolls', model: 'Ghost', simple_body: 'Coupe', price: 900_000 },
  'no price': { make: 'Ford', model: 'Everest', simple_body: 'Wagon', price: null },
  'a wagon at any price': { make: 'Ford', model: 'Territory', simple_body: 'Wagon', price: 8_000 },
  unknown: { make: 'Other', model: '-', simple_body: null },
  'wide from': { make: 'Kia', model: 'Carnival', simple_body: 'People Mover', price: 50_000 },
  'wide to': { make: 'Kia', model: 'Carnival', simple_body: 'People Mover', price: 75_000 },
  'too wide': { make: 'Kia', model: 'Carnival', simple_body: 'People Mover', price: 75_001 },
};
const names = new Map<number, string>();
const slugs = new Map<string, string>();

beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    const own = (changes: object = {}) => ({ site: { dealerships: [alpha.slug] }, ...changes });
    await writeSite(folder, 'alpha', 1, { site: own(), dealerships: [makeDealership(alpha)] });
    await writeSite(folder, 'beta', 2, {
      site: { site: { dealerships: [beta.slug] } },
      dealerships: [makeDealership(beta)],
    });
    await writeSite(folder, 'used-only', 3, { site: own({ stock: { usedOnly: true } }) });
    await writeSite(folder, 'ten-years', 4, { site: own({ stock: { ageLimitYears: 10 } }) });
    await writeSite(folder, 'no-mazda', 5, { site: own({ stock: { baseFilter: 'make != Mazda' } }) });
    await writeSite(folder, 'three', 6, { site: own({ similarCars: { hitsPerQuery: 3 } }) });
  });
  await platform.api.stock.seed('test', [
    ...Object.entries(stock).map(([name, changes]) => seedCar(name, alpha.slug, changes)),
    seedCar('foreign', beta.slug, { price: 40_000 }),
  ]);
  const cars = await platform.database.db.asWorker((tx) =>
    rows<{ id: number; slug: string; identity: string }>(tx, sql`select id, slug, identity from cars`),
  );
  for (const { id, slug, identity } of cars) {
    names.set(id, identity);
    slugs.set(identity, slug);
  }
}, 120_000);
afterAll(() => platform.close());

const ask = (slug: string, site = 'alpha') =>
  platform.fastify.inject({
    url: endpointUrl('similarCarIds', { params: { slug } }),
    headers: { host: `${site}.localhost` },
  });
async function similar(name: string, site = 'alpha') {
  const answer = await ask(slugs.get(name) ?? name, site);
  expect(answer.statusCode).toBe(200);
  return answer.json<number[]>().map((id) => names.get(id));
}

test('[API-010] the same model first, then make and body, then body, in a close price, strictly in stock', async () => {
  expect(await similar('own')).toEqual([
    'same model, nearer',
    'same model, as near, other year',
    'same model, near',
    'band from',
    'band to',
    'same make and body',
    'new',
    '2015',
    'same body',
  ]);
});

test('[API-010] the band is the wide one from the switch price on, and open without a price', async () => {
  expect(await similar('wide from')).toEqual(['wide to']);
  expect(await similar('no price')).toEqual(['a wagon at any price']);
});

test('[API-010] none is an empty list, and an unknown, hidden or foreign car is 404', async () => {
  expect(await similar('lonely')).toEqual([]);
  expect(await similar('unknown')).toEqual([]);
  for (const slug of ['nothing', slugs.get('hidden') ?? '', slugs.get('foreign') ?? '']) {
    const answer = await ask(slug);
    expect([slug, answer.statusCode]).toEqual([slug, 404]);
  }
});

test('[API-010] a sold car has similar ones: its page is where they are looked for', async () => {
  expect(await similar('sold')).toContain('own');
});

test('[API-006] used-only, age limit and the site’s own filter hold on similar cars', async () => {
  expect(await similar('own', 'used-only')).not.toContain('new');
  expect(await similar('own', 'ten-years')).not.toContain('2015');
  expect(await similar('own', 'ten-years')).not.toContain('same model, as near, other year');
  expect(await similar('own', 'no-mazda')).not.toContain('same body');
});

test('[API-010] at most as many as the site asks for, nearest first', async () => {
  expect(await similar('own', 'three')).toEqual([
    'same model, nearer',
    'same model, as near, other year',
    'same model, near',
  ]);
});

test.each(['sold', 'coming_soon'])(
  '[API-010] a car that became %s a moment ago is left out, though the index still has it',
  async (status) => {
    const become = (next: string) =>
      platform.database.db.asWorker((tx) =>
        tx.execute(sql`update cars set status = ${next} where identity = 'same model, near'`),
      );
    await become(status);
    expect(await similar('own')).not.toContain('same model, near');
    await become('in_stock');
    expect(await similar('own')).toContain('same model, near');
  },
);
