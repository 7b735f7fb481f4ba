import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { referenceOf, startReservationWorld, type ReservationWorld } from '../testing/reservation-world';
import { START } from '../testing/test-platform';

const hourMs = 3_600_000;

let world: ReservationWorld;
beforeAll(async () => {
  world = await startReservationWorld();
}, 120_000);
afterAll(() => world.platform.close());
beforeEach(() => {
  world.platform.clock.now = START;
  world.payments.givenBack = [];
});

const desk = () => world.platform.api.reservations;
const after = (ms: number) => {
  world.platform.clock.now = new Date(START.getTime() + ms);
};
/** Waits until the worker has written a mail of this kind to the shopper. */
async function mailed(kind: string, count: number): Promise<void> {
  const { api, home } = world.platform;
  api.worker.start();
  for (let found = -1; found < count; await wait(50)) {
    const files = await readdir(join(home, 'mail')).catch(() => []);
    found = files.filter((name) => name.includes(`-reservation-${kind}-`)).length;
  }
  await api.worker.stop();
}

test('[API-043] an unconfirmed reservation ends after 48 hours: the car is free, the payment given back', async () => {
  const car = await world.newCar();
  const reference = referenceOf(await world.reserve(car));
  after(48 * hourMs - 1000);
  await world.runJobs();
  expect(await world.isReserved(car)).toBe(true);
  after(48 * hourMs);
  await world.runJobs();
  expect(await world.isReserved(car)).toBe(false);
  expect(await world.reservationsOf(car)).toMatchObject([
    { state: 'expired', refundDue: false, refunded: true },
  ]);
  expect(world.payments.givenBack).toEqual([reference]);
  await mailed('ended', 1);
  expect((await world.reserve(car)).status).toBe(201);
});

test('[API-043] a confirmed reservation does not end by itself, and can still be released', async () => {
  const car = await world.newCar();
  const reference = referenceOf(await world.reserve(car));
  expect(await desk().confirm(reference)).toBe('done');
  after(1000 * hourMs);
  await world.runJobs();
  expect(await world.isReserved(car, 'gamma')).toBe(true);
  expect(await desk().release(reference)).toBe('done');
  expect(await world.isReserved(car)).toBe(false);
  expect(await world.reservationsOf(car)).toMatchObject([{ state: 'released', refundDue: true }]);
  await world.runJobs();
  expect(world.payments.givenBack).toContain(reference);
});

test('[API-043] what has ended, or never was, is said', async () => {
  const reference = referenceOf(await world.reserve(await world.newCar()));
  expect(await desk().release(reference)).toBe('done');
  expect(await desk().release(reference)).toBe('wrong-state');
  expect(await desk().confirm(reference)).toBe('wrong-state');
  expect(await desk().confirm('R-NONE-NONE')).toBe('not-found');
  expect(await desk().release('R-NONE-NONE')).toBe('not-found');
});

test('[API-043] a released car is free on every site and in the search index', async () => {
  const car = await world.newCar();
  const reference = referenceOf(await world.reserve(car, {}, { site: 'gamma' }));
  const { api, search } = world.platform;
  const { config } = world.platform.site('alpha');
  const isIndexedAsReserved = async () => {
    await api.stock.indexed();
    const query = { indexUid: config.search.index, filter: [`id = ${car}`], limit: 1 };
    const [found] = await search.query(config, [query]);
    return found?.hits[0]?.reserved;
  };
  expect(await isIndexedAsReserved()).toBe(true);
  await desk().release(reference);
  expect(await isIndexedAsReserved()).toBe(false);
  for (const site of ['alpha', 'gamma']) expect(await world.isReserved(car, site)).toBe(false);
});

test('[API-043] the list names no shopper, and can be narrowed', async () => {
  const car = await world.newCar();
  const reference = referenceOf(await world.reserve(car, {}, { site: 'gamma' }));
  const own = await desk().list({ site: 'gamma', state: 'reserved', limit: 1 });
  expect(own).toEqual([
    {
      reference,
      site: 'gamma',
      dealership: 'alpha-yard',
      carId: car,
      car: expect.stringMatching(/^2021-toyota-rav4-gx-\d+$/),
      state: 'reserved',
      amount: 200,
      processor: 'recorder',
      createdAt: '2026-11-20T02:00:00Z',
      expiresAt: '2026-11-22T02:00:00Z',
      isRefundDue: false,
    },
  ]);
  expect(await desk().list({ site: 'beta' })).toEqual([]);
  const all = JSON.stringify(await desk().list());
  for (const personal of ['Ada', 'ada@', '0412']) expect(all).not.toContain(personal);
});
