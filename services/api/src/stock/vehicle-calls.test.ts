import { sql } from 'drizzle-orm';
import { endpointUrl, type ApiInput, type EndpointName } from 'shared-contracts/api/endpoints';
import { rows } from '../testing/read-rows';
import {
  makeDealership,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const zones = [
  { name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 },
  { name: 'Everywhere', from: 4000, to: 4999, price: 400 },
];
const averages = { state_average_market_price: 36_000, average_market_price: 37_000 };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform(async (folder) => {
    const own = (dealership: string, more: object = {}) => ({
      site: { site: { dealerships: [dealership], ...more }, delivery: { zones } },
    });
    await writeSite(folder, 'alpha', 1, {
      ...own('alpha-yard'),
      dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
    });
    await writeSite(folder, 'beta', 2, {
      ...own('beta-yard'),
      dealerships: [makeDealership({ id: 2, slug: 'beta-yard' })],
    });
    await writeSite(folder, 'plain', 3, {
      site: {
        site: { dealerships: ['alpha-yard'], plugins: ['reviews'] },
        delivery: { zones, enabled: false },
      },
    });
  });
  await platform.api.stock.seed('test', [
    seedCar('known', 'alpha-yard', { autograb_data: averages }),
    seedCar('unknown', 'alpha-yard'),
    seedCar('foreign', 'beta-yard', { autograb_data: averages }),
  ]);
}, 120_000);
afterAll(() => platform.close());
beforeEach(() => {
  platform.clock.now = START;
});

async function carOf(identity: string): Promise<{ id: number; slug: string }> {
  const [car] = await platform.database.db.asWorker((tx) =>
    rows<{ id: number; slug: string }>(tx, sql`select id, slug from cars where identity = ${identity}`),
  );
  return car ?? { id: 0, slug: '' };
}
const get = <N extends EndpointName>(name: N, input: ApiInput<N>, site = 'alpha') =>
  platform.fastify.inject({ url: endpointUrl(name, input), headers: { host: `${site}.localhost` } });
const gauge = async (identity: string, site?: string) =>
  get('carGauge', { params: { slug: (await carOf(identity)).slug } }, site);

test('[API-011] a car with market data has a gauge of six keys', async () => {
  const answer = await gauge('known');
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json<object>()).sort()).toEqual([
    'confidence', 'description', 'fill', 'listing_price', 'market_range_max', 'market_range_min',
  ]); // prettier-ignore
  expect(answer.json()).toMatchObject({ listing_price: 35_990, market_range_min: 30_600 });
});

test('[API-011] without data, and where the site has no gauge, the answer is 204 without a body', async () => {
  for (const answer of [await gauge('unknown'), await gauge('known', 'plain')]) {
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  }
  expect((await gauge('foreign')).statusCode).toBe(404);
  expect((await get('carGauge', { params: { slug: 'nothing' } })).statusCode).toBe(404);
});

test.each([
  ['4000', { name: 'Brisbane Metro', price: 150 }],
  ['4179', { name: 'Brisbane Metro', price: 150 }],
  ['4180', { name: 'Everywhere', price: 400 }],
  [' 4999 ', { name: 'Everywhere', price: 400 }],
])('[API-018] the first zone that fits gives the price of %s', async (postcode, price) => {
  const answer = await get('deliveryPrice', { query: { postcode } });
  expect([answer.statusCode, answer.json()]).toEqual([200, price]);
});

test('[API-018] without a zone, or without deliveries, it is 404', async () => {
  for (const [postcode, site] of [
    ['9999', 'alpha'],
    ['3999', 'alpha'],
    ['4000', 'plain'],
  ] as const) {
    const answer = await get('deliveryPrice', { query: { postcode } }, site);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  }
});

test.each(['40a0', '400', '40000', '-400'])('[API-018] "%s" is no postcode', async (postcode) => {
  const message = 'Invalid postcode. Please enter a 4-digit number.';
  const answer = await get('deliveryPrice', { query: { postcode } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: { code: 'invalid_fields', message, fields: { postcode: message } },
  });
});

const reveal = (payload: object, site = 'alpha') =>
  platform.fastify.inject({
    method: 'POST',
    url: endpointUrl('revealPhone'),
    headers: { host: `${site}.localhost` },
    payload,
  });
const revealed = () =>
  platform.database.db.asWorker((tx) =>
    rows(
      tx,
      sql`select site_slug as site, dealership_id as dealership, car_id as car from phone_reveals order by id`,
    ),
  );

test('[API-017] a reveal is recorded once, and answered 201', async () => {
  const { id } = await carOf('known');
  const answer = await reveal({ car_id: id, dealership_id: 1, website_id: 1 });
  expect([answer.statusCode, answer.json()]).toEqual([201, { recorded: true }]);
  expect(await revealed()).toEqual([{ site: 'alpha', dealership: 1, car: id }]);
});

test('[API-017] a reveal without a car, of another site, dealership or dealer is refused and leaves no record', async () => {
  const before = await revealed();
  const { id } = await carOf('known');
  const foreign = await carOf('foreign');
  const whole = { car_id: id, dealership_id: 1, website_id: 1 };
  for (const [body, status, field] of [
    [{ dealership_id: 1, website_id: 1 }, 422, 'car_id'],
    [{ ...whole, car_id: 'x' }, 422, 'car_id'],
    [{ ...whole, website_id: 2 }, 422, 'website_id'],
    [{ ...whole, dealership_id: 2 }, 422, 'dealership_id'],
    [{ ...whole, car_id: foreign.id, dealership_id: 2 }, 404, null],
    [{ ...whole, car_id: 9_000_000_000_000 }, 404, null],
  ] as const) {
    const answer = await reveal(body);
    const { error } = answer.json<{ error: { fields?: object } }>();
    expect([answer.statusCode, Object.keys(error.fields ?? {})]).toEqual([status, field ? [field] : []]);
  }
  expect(await revealed()).toEqual(before);
});
