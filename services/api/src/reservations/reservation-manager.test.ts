import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import {
  referenceOf,
  startReservationFixture,
  type ReservationFixture,
} from '../testing/reservation-fixture';
import { START } from '../testing/test-platform';

const hourMs = 3_600_000;

let fixture: ReservationFixture;
beforeAll(async () => {
  fixture = await startReservationFixture();
}, 120_000);
afterAll(() => fixture.platform.close());
beforeEach(() => {
  fixture.platform.clock.now = START;
  fixture.payments.givenBack = [];
});

const manager = () => fixture.platform.api.reservations;
const after = (ms: number) => {
  fixture.platform.clock.now = new Date(START.getTime() + ms);
};
/** The mail of this kind about a reservation, once the worker has written it to the shopper. */
async function mailOf(kind: string, reference: string) {
  const { api, home } = fixture.platform;
  const folder = join(home, 'mail');
  api.worker.start();
  try {
    for (;;) {
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      for (const name of files.filter((file) => file.includes(`-reservation-${kind}-`))) {
        const mail = await PostalMime.parse(await readFile(join(folder, name)));
        if (mail.subject?.includes(reference)) return mail;
      }
      await wait(50);
    }
  } finally {
    await api.worker.stop();
  }
}

test('[API-043] an unconfirmed reservation ends after 48 hours: the car is free, the payment given back', async () => {
  const car = await fixture.newCar();
  const reference = referenceOf(await fixture.reserve(car));
  after(48 * hourMs - 1000);
  await fixture.runJobs();
  expect(await fixture.isReserved(car)).toBe(true);
  after(48 * hourMs);
  await fixture.runJobs();
  expect(await fixture.isReserved(car)).toBe(false);
  expect(await fixture.reservationsOf(car)).toMatchObject([
    { state: 'expired', refundDue: false, refunded: true },
  ]);
  expect(fixture.payments.givenBack).toEqual([reference]);
  after(50 * hourMs);
  expect((await mailOf('ended', reference)).date).toBe('2026-11-22T02:00:00.000Z');
  expect((await fixture.reserve(car)).status).toBe(201);
});

test('[API-043] a confirmed reservation does not end by itself, and can still be released', async () => {
  const car = await fixture.newCar();
  const reference = referenceOf(await fixture.reserve(car));
  expect(await manager().confirm(reference)).toBe('done');
  after(1000 * hourMs);
  await fixture.runJobs();
  expect(await fixture.isReserved(car, 'gamma')).toBe(true);
  expect(await manager().release(reference)).toBe('done');
  expect(await fixture.isReserved(car)).toBe(false);
  expect(await fixture.reservationsOf(car)).toMatchObject([{ state: 'released', refundDue: true }]);
  await fixture.runJobs();
  expect(fixture.payments.givenBack).toContain(reference);
});

test('[API-043] what is confirmed, has ended, or never was, is reported', async () => {
  const reference = referenceOf(await fixture.reserve(await fixture.newCar()));
  expect(await manager().confirm(reference)).toBe('done');
  expect(await manager().confirm(reference)).toBe('confirmed');
  expect(await manager().release(reference)).toBe('done');
  expect(await manager().release(reference)).toBe('released');
  expect(await manager().confirm(reference)).toBe('released');
  expect(await manager().confirm('R-NONE-NONE')).toBe('not-found');
  expect(await manager().release('R-NONE-NONE')).toBe('not-found');
});

test('[API-043] a released car is free on every site and in the search index', async () => {
  const car = await fixture.newCar();
  const reference = referenceOf(await fixture.reserve(car, {}, { site: 'gamma' }));
  const { api, search } = fixture.platform;
  const { config } = fixture.platform.site('alpha');
  const isIndexedAsReserved = async () => {
    await api.stock.indexed();
    const query = { indexUid: config.search.index, filter: [`id = ${car}`], limit: 1 };
    const [found] = await search.query(config, [query]);
    return found?.hits[0]?.reserved;
  };
  expect(await isIndexedAsReserved()).toBe(true);
  await manager().release(reference);
  expect(await isIndexedAsReserved()).toBe(false);
  for (const site of ['alpha', 'gamma']) expect(await fixture.isReserved(car, site)).toBe(false);
});

test('[API-043] the list names no shopper, and can be narrowed', async () => {
  const car = await fixture.newCar();
  const reference = referenceOf(await fixture.reserve(car, {}, { site: 'gamma' }));
  const own = await manager().list({ site: 'gamma', state: 'reserved', limit: 1 });
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
  expect(await manager().list({ site: 'beta' })).toEqual([]);
  const all = JSON.stringify(await manager().list());
  for (const personal of ['Ada', 'ada@', '0412']) expect(all).not.toContain(personal);
});
