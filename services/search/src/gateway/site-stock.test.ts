import { makeDocument } from '../testing/search-platform';
import { idsOf, siteOf, startGatewayHost, type GatewayHost } from '../testing/gateway-host';

let host: GatewayHost;
let platform: GatewayHost['platform'];
let search: GatewayHost['search'];

beforeAll(async () => {
  host = await startGatewayHost();
  ({ platform, search } = host);
});
afterAll(async () => host.stop());

test('[SRC-047] shows cars in stock, coming soon and sold for less than N days, on the dealer website only', async () => {
  const requested = { filter: ['make IN [Kia, Mazda, Ford]'] };
  expect(idsOf(await search(requested))).toEqual([101, 102, 103, 104, 105]);

  const patient = siteOf('patient', { site: { include_sold_cars_days: 10 } });
  const [result] = await platform.service.query(patient, [{ indexUid: 'cars_production', ...requested }]);
  expect(result?.hits.map(({ id }) => id).sort()).toEqual([101, 102, 103, 104, 105, 106]);
});

test('[SRC-015] values of one filter are alternatives, and filters combine', async () => {
  const cars = [
    { make: 'Toyota', model: 'RAV4', simple_body: 'SUV' },
    { make: 'Toyota', model: 'Corolla', simple_body: 'Hatch' },
    { make: 'Kia', model: 'Sportage', simple_body: 'SUV' },
    { make: 'Kia', model: 'Rio', simple_body: 'Hatch' },
    { make: 'Mazda', model: 'CX-5', simple_body: 'SUV' },
  ].map((car, at) => makeDocument({ id: 900 + at, badge: 'Combined', ...car }));
  await platform.service.indexCars(cars);
  const { body } = await search({
    filter: ['badge = Combined', 'make IN ["Toyota", "Kia"]', 'body IN ["suv"]'],
  });
  expect(body.hits.map(({ make, body: type }) => `${make} ${type}`).sort()).toEqual([
    'Kia suv',
    'Toyota suv',
  ]);
  await platform.service.removeCars(cars.map(({ id }) => id));
});

test('[API-006] binds used-only, age limit and in-stock-only whatever the client asks for', async () => {
  expect((await search({ filter: ['car_type = new'] }, 'used')).body.hits).toEqual([]);
  expect((await search({ filter: ['car_type = new'] })).body.hits).toHaveLength(1);

  expect((await search({ filter: ['year = 2015'] }, 'young')).body.hits).toEqual([]);
  expect(idsOf(await search({ filter: ['year = 2016'] }, 'young'))).toEqual([103]);

  expect((await search({ filter: ['status = sold'] }, 'strict')).body.hits).toEqual([]);
  expect((await search({ filter: ['status = coming_soon'] }, 'strict')).body.hits).toEqual([]);
  expect((await search({ filter: ['status = in_stock'] }, 'strict')).body.hits.length).toBeGreaterThan(0);

  // Similar cars and fallback cars ask with a limit instead of pages.
  const similar = await search({ filter: ['make IN [Kia, Mazda]'], limit: 6 }, 'used');
  expect(idsOf(similar)).toEqual([102, 103, 104, 105]);
});

test("[SRC-075] holds the dealer's own base filter", async () => {
  expect(idsOf(await search({}, 'mazdas'))).toEqual([101, 102, 103, 104, 105]);
  expect(idsOf(await search({ filter: ['make = Toyota OR make = Kia'] }, 'mazdas'))).toEqual([101, 102]);
});

test('a base filter that does not read closes the search and says nothing of it', async () => {
  const answer = await search({}, 'broken');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('baseFilter');
  expect(platform.log.lines.join()).toContain('stock.baseFilter');
});

test('[SRC-038] adds price above 0 to the price-ascending order of sites that say so', async () => {
  const requested = { filter: ['make IN [Kia, Mazda]'] };
  expect(idsOf(await search({ ...requested, sort: ['price:asc'] }, 'priced'))).not.toContain(102);
  expect(idsOf(await search({ ...requested, sort: ['price:asc'] }, 'priced'))).not.toContain(103);
  expect(idsOf(await search({ ...requested, sort: ['price:desc'] }, 'priced'))).toEqual([
    101, 102, 103, 104, 105,
  ]);
  expect(idsOf(await search({ ...requested, sort: ['price:asc'] }))).toEqual([101, 102, 103, 104, 105]);
});
