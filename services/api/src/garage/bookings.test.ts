import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import { sandboxProcessor } from '../reservations/sandbox-processor';
import { rows } from '../testing/read-rows';
import { openBrowser, type TestBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import {
  makeDealership,
  makeLocation,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const dealership = { id: 1, slug: 'alpha-yard' };
const phone = '0412345678';
/** Ten in the morning in Brisbane, the Tuesday after the tests' start. */
const driveAt = '2026-11-24T10:00:00+10:00';
const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday, status: 'Open', formated_hours: null, open: '09:00', close: '17:00',
})); // prettier-ignore

let platform: TestPlatform;
let service: SmsRecorder;
let addresses = 0;

beforeAll(async () => {
  service = await recordSms();
  platform = await startTestPlatform(
    async (folder) => {
      const site = { site: { dealerships: [dealership.slug] }, checkout: { enabled: true } };
      const contact_detail = { phone: '07 5550 0142', opening_hours: hours };
      const locations = [makeLocation(1, 'springwood', dealership, { contact_detail })];
      await writeSite(folder, 'alpha', 1, {
        site,
        dealerships: [makeDealership(dealership)],
        locations: { locations },
      });
      // Another site with the same stock.
      await writeSite(folder, 'gamma', 2, { site });
    },
    { sms: { service: service.settings, folder: '' }, processors: [sandboxProcessor] },
  );
  await platform.api.stock.seed(
    'test',
    ['one', 'two', 'three'].map((identity) =>
      seedCar(identity, dealership.slug, { payment_processors: ['sandbox'] }),
    ),
  );
}, 120_000);
afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(() => {
  platform.clock.now = new Date(START.getTime() + addresses * 60_000);
});

const address = (): string => `10.3.0.${(addresses += 1)}`;

async function carOf(identity: string): Promise<{ id: number; slug: string }> {
  const [car] = await platform.database.db.asWorker((tx) =>
    rows<{ id: number; slug: string }>(tx, sql`select id, slug from cars where identity = ${identity}`),
  );
  return car ?? { id: 0, slug: '' };
}

/** Browsers that are signed in, by site and phone: codes are few. */
const browsers = new Map<string, TestBrowser>();

async function signedIn(requested: string, site: string): Promise<TestBrowser> {
  const known = browsers.get(`${site} ${requested}`);
  if (known) return known;
  const visitor = openBrowser(platform, service.sent, { site, ip: address() });
  expect((await visitor.signIn(requested)).statusCode).toBe(200);
  browsers.set(`${site} ${requested}`, visitor);
  return visitor;
}

const garageOf = async (requested: string, site = 'alpha'): Promise<ApiOutput<'getMyGarage'>> =>
  (await (await signedIn(requested, site)).get('getMyGarage')).json();

async function bookDrive(carId: number, given: string, at = driveAt): Promise<void> {
  const values = makeLeadValues({ phone: given, appointment_at: at });
  const key = randomUUID();
  const call = (name: 'submitForm' | 'createLead', body: object) =>
    platform.api.answer(platform.site('alpha'), { ip: address() }, name, { body } as never, {
      idempotencyKey: key,
    });
  const body = makeLeadRequest({
    values,
    category: 'Test Drive',
    car_id: carId,
    car_dealership_id: dealership.id,
  });
  expect((await call('submitForm', { form_type: 'test-drive', values })).status).toBeLessThan(300);
  expect((await call('createLead', body)).status).toBeLessThan(300);
}

const contact = { name: 'Ada', last_name: 'Lovelace', postcode: '4000', phone, email: 'ada@example.com' };
async function reserve(carId: number, given = phone): Promise<string> {
  const answer = await platform.api.answer(
    platform.site('alpha'),
    { ip: address() },
    'reserveCar',
    {
      body: {
        car_id: carId,
        contact: { ...contact, phone: given },
        payment_processor: 'sandbox',
        payment_token: 'sandbox-approve-1',
      },
    },
    { idempotencyKey: randomUUID() },
  );
  expect(answer.status).toBe(201);
  return (answer.body as ApiOutput<'reserveCar'>).reference; // it was made
}

test('[API-042] a test drive booked with the phone is there until it is over, however the number was typed', async () => {
  const car = await carOf('one');
  await bookDrive(car.id, '+61 412 345 678');
  const { appointments } = await garageOf(phone);
  expect(appointments).toEqual([
    {
      lead_id: expect.any(Number),
      starts_at: '2026-11-24T00:00:00Z',
      timezone: 'Australia/Brisbane',
      car: {
        id: car.id,
        slug: car.slug,
        name: '2021 Toyota RAV4 GX',
        make: 'Toyota',
        model: 'RAV4',
        primary_image_url: null,
        listed: true,
      },
      location: {
        name: 'Springwood',
        slug: 'springwood',
        phone: '07 5550 0142',
        address: '1 Main St, Springwood QLD 4127',
      },
    },
  ]);
  await platform.database.db.asWorker((tx) =>
    tx.execute(sql`update cars set withdrawn_at = now() where id = ${car.id}`),
  );
  expect((await garageOf(phone)).appointments[0]?.car).toMatchObject({
    name: '2021 Toyota RAV4 GX',
    listed: false,
  });
  platform.clock.now = new Date('2026-11-24T00:29:00Z');
  expect((await garageOf(phone)).appointments).toHaveLength(1);
  platform.clock.now = new Date('2026-11-24T00:31:00Z');
  expect((await garageOf(phone)).appointments).toEqual([]);
});

test('[API-042] reservations made with the phone, the latest first, with how they stand', async () => {
  const [two, three] = [await carOf('two'), await carOf('three')];
  const first = await reserve(two.id, '0412 345 678');
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000);
  const reservedAt = platform.clock.now;
  const second = await reserve(three.id);
  await platform.api.reservations.confirm(first);
  const { reservations } = await garageOf(phone);
  expect(reservations.map(({ reference, state }) => [reference, state])).toEqual([
    [second, 'reserved'],
    [first, 'confirmed'],
  ]);
  const endsAt = new Date(reservedAt.getTime() + 48 * 3_600_000).toISOString().replace('.000', '');
  expect(reservations.map(({ expires_at }) => expires_at)).toEqual([endsAt, null]);
  expect(reservations[0]?.car).toMatchObject({ id: three.id, listed: true });
  await platform.api.reservations.release(first);
  expect((await garageOf(phone)).reservations[1]).toMatchObject({
    reference: first,
    state: 'released',
    expires_at: null,
  });
});

test('[API-042] not for another phone, one that ends alike, or the same phone on another site', async () => {
  await bookDrive((await carOf('two')).id, phone, '2026-11-24T11:00:00+10:00');
  for (const [requested, site] of [
    ['0499999999', 'alpha'],
    [phone, 'gamma'],
  ] as const) {
    const { appointments, reservations } = await garageOf(requested, site);
    expect([requested, site, appointments, reservations]).toEqual([requested, site, [], []]);
  }
  const own = await garageOf(phone);
  expect([own.appointments.length, own.reservations.length].every((count) => count > 0)).toBe(true);
  const foreign = '"+64 412 345 678"';
  await platform.database.db.asWorker(async (tx) => {
    await tx.execute(sql`update leads set "values" = jsonb_set("values", '{phone}', ${foreign}::jsonb)`);
    await tx.execute(sql`update reservations set contact = jsonb_set(contact, '{phone}', ${foreign}::jsonb)`);
  });
  expect(await garageOf(phone)).toMatchObject({ appointments: [], reservations: [] });
});
