import {
  makeDealership,
  seedCar,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const dealership = { id: 1, slug: 'alpha-yard' };
const neighbour = { id: 2, slug: 'beta-yard' };
let platform: TestPlatform;
const ids: Record<string, number> = {};

beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    await writeSite(folder, 'alpha', 1, {
      site: { site: { dealerships: [dealership.slug] } },
      dealerships: [makeDealership(dealership)],
    });
    await writeSite(folder, 'beta', 2, {
      site: { site: { dealerships: [neighbour.slug] } },
      dealerships: [makeDealership(neighbour)],
    });
  });
  const full = { engine: '2.0L', engine_size: 2, vin: 'JTMAB3FV10D000001', features: ['Tow bar'] };
  const cars = {
    'like the others': {},
    'without gearbox': { simple_transmission: null, simple_fuel: null, simple_body: 'Caravan' },
    'without price': { price: null },
    reserved: { reserved: true },
    'knows the most': full,
  };
  await platform.api.stock.seed(
    'test',
    Object.entries(cars).map(([badge, change]) => seedCar(badge, dealership.slug, { ...change, badge })),
  );
  await platform.api.stock.seed('other', [seedCar('hers', neighbour.slug, { badge: 'Hers' })]);
  const stored = await platform.database.db.asWorker((tx) => tx.query.cars.findMany());
  for (const { id, data } of stored) ids[(data as { badge: string }).badge] = id; // as it was seeded
}, 120_000);
afterAll(() => platform.close());

const sample = async (most: number): Promise<number[]> =>
  (await platform.api.sampleCars(platform.site('alpha'), most)).map(({ id }) => id);

test('the first car has the most facts, then comes one of another state, and each further one lacks what the others have', async () => {
  expect(await sample(5)).toEqual([
    ids['knows the most'],
    ids['reserved'],
    ids['without price'],
    ids['without gearbox'],
  ]);
});

test('no more are chosen than are wanted', async () => {
  expect(await sample(1)).toEqual([ids['knows the most']]);
});
