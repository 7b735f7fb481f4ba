import { sql, type SQL } from 'drizzle-orm';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { carCardFields } from 'shared-contracts/entities/car-card';
import { rows } from '../testing/read-rows';
import { openBrowser, type TestBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import {
  daysBefore,
  makeDealership,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const alpha = { id: 1, slug: 'alpha-yard' };
const beta = { id: 2, slug: 'beta-yard' };
const phone = '0412345678';

let platform: TestPlatform;
let service: SmsRecorder;
let day = 0;

beforeAll(async () => {
  service = await recordSms();
  platform = await startTestPlatform(
    async (folder) => {
      const own = (slug: string) => ({ site: { dealerships: [slug] } });
      await writeSite(folder, 'alpha', 1, { site: own(alpha.slug), dealerships: [makeDealership(alpha)] });
      await writeSite(folder, 'beta', 2, { site: own(beta.slug), dealerships: [makeDealership(beta)] });
      await writeSite(folder, 'gamma', 3, { site: own(alpha.slug) });
    },
    { sms: { service: service.settings, folder: '' } },
  );
  await platform.api.stock.seed('test', [
    seedCar('one', alpha.slug),
    seedCar('two', alpha.slug),
    seedCar('sold', alpha.slug, { status: 'sold', sold: true, sold_date_timestamp: daysBefore(START, 60) }),
    seedCar('hidden', alpha.slug, { show_on_dealer_website: false }),
    seedCar('foreign', beta.slug),
    ...Array.from({ length: 201 }, (_, index) => seedCar(`many-${index}`, beta.slug)),
  ]);
}, 120_000);
afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(async () => {
  day += 1;
  platform.clock.now = new Date(START.getTime() + day * 3_600_000);
  await platform.database.db.asWorker((tx) => tx.execute(sql`delete from watchlist_items`));
});

async function idOf(identity: string): Promise<number> {
  const [car] = await platform.database.db.asWorker((tx) =>
    rows<{ id: number }>(tx, sql`select id from cars where identity = ${identity}`),
  );
  return car?.id ?? 0;
}
async function signedIn(requested = phone, site = 'alpha'): Promise<TestBrowser> {
  const visitor = openBrowser(platform, service.sent, { site });
  expect((await visitor.signIn(requested)).statusCode).toBe(200);
  return visitor;
}
const change = (car_id: number, phone_number = phone) => ({ phone_number, car_id });
const listed = async (visitor: TestBrowser) =>
  (await visitor.get('getWatchlist')).json<ApiOutput<'getWatchlist'>>();

test('[API-013] saves a car for the signed-in phone, once however often it is requested', async () => {
  const visitor = await signedIn();
  const one = await idOf('one');
  for (const number of [phone, '+61 412 345 678', phone]) {
    const answer = await visitor.post('saveCar', change(one, number));
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  }
  expect((await listed(visitor)).items).toEqual([{ id: one }]);
  const parallel = await Promise.all(Array.from({ length: 10 }, () => visitor.post('saveCar', change(one))));
  expect(parallel.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await listed(visitor)).items).toHaveLength(1);
});

test('[API-014] removes a car, and an unsaved one is no failure', async () => {
  const visitor = await signedIn();
  const [one, two] = [await idOf('one'), await idOf('two')];
  await visitor.post('saveCar', change(one));
  for (const id of [one, one, two, 999_999, 9_000_000_000_000]) {
    const answer = await visitor.post('removeCar', change(id));
    expect([id, answer.statusCode, answer.json()]).toEqual([id, 200, { success: true }]);
  }
  expect((await listed(visitor)).items).toEqual([]);
});

test('[API-015] without a session 401, for another phone 403, and nothing changes', async () => {
  const visitor = await signedIn();
  const [one, two] = [await idOf('one'), await idOf('two')];
  await visitor.post('saveCar', change(one));
  const victim = await signedIn('0499999999');
  await victim.post('saveCar', change(two, '0499999999'));
  const stranger = openBrowser(platform, service.sent);
  const cases = [
    [stranger, change(one), 401, 'unauthorised'],
    [visitor, change(two, '0499999999'), 403, 'forbidden'],
    [visitor, change(two, ''), 403, 'forbidden'],
  ] as const;
  for (const [browser, body, status, code] of cases) {
    for (const name of ['saveCar', 'removeCar'] as const) {
      const answer = await browser.post(name, body);
      expect([name, answer.statusCode, answer.json()]).toEqual([
        name,
        status,
        { error: { code, message: expect.any(String) } },
      ]);
    }
  }
  expect((await listed(visitor)).items).toEqual([{ id: one }]);
  expect((await listed(victim)).items).toEqual([{ id: two }]);
  await visitor.post('signOut');
  expect((await visitor.post('saveCar', change(two))).statusCode).toBe(401);
});

test('[API-016] gives the saved cars, newest first, to the visitor alone, over HTTP and in process', async () => {
  const visitor = await signedIn();
  const [one, two] = [await idOf('one'), await idOf('two')];
  await visitor.post('saveCar', change(one));
  platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
  await visitor.post('saveCar', change(two));
  const answer = await listed(visitor);
  expect(answer.items).toEqual([{ id: two }, { id: one }]);
  expect(answer.cars.map(({ id }) => id)).toEqual([two, one]);
  expect(answer.cars[0]).toMatchObject({ make: 'Toyota', path: expect.stringMatching(/^\/cars\//) });
  // Cards: what only the vehicle page shows would be most of the answer, which every page asks for.
  expect(Object.keys(answer.cars[0] ?? {}).toSorted()).toEqual(
    // The last two are what some sites' cards say of a car that has them.
    [...carCardFields, 'location_name', 'finance_lenders', 'autograb_data', 'specifications'].toSorted(),
  );
  expect((await openBrowser(platform, service.sent).get('getWatchlist')).statusCode).toBe(401);
  const call = platform.api.call(platform.site('alpha'), {
    session: visitor.cookies.get('fc_session') ?? null,
  });
  expect(await call('getWatchlist')).toEqual(answer);
  await expect(platform.api.call(platform.site('alpha'))('getWatchlist')).rejects.toMatchObject({
    status: 401,
  });
  // The same phone on a site with the same stock has a list of its own.
  expect((await listed(await signedIn(phone, 'gamma'))).items).toEqual([]);
});

test('[API-016] a car that was sold stays, one that is listed no longer keeps its name and picture', async () => {
  const visitor = await signedIn();
  const [one, two, sold] = [await idOf('one'), await idOf('two'), await idOf('sold')];
  for (const id of [one, two, sold]) await visitor.post('saveCar', change(id));
  const set = (id: number, assignment: SQL) =>
    platform.database.db.asWorker((tx) => tx.execute(sql`update cars set ${assignment} where id = ${id}`));
  await set(one, sql`shown = false`);
  await set(two, sql`withdrawn_at = now()`);
  const answer = await listed(visitor);
  expect(new Set(answer.items.map(({ id }) => id))).toEqual(new Set([one, two, sold]));
  expect(answer.cars.map(({ id }) => id)).toEqual([sold]);
  expect(new Set(answer.unlisted.map(({ id }) => id))).toEqual(new Set([one, two]));
  // Nothing but what the shopper knew: no price, no colour, no way to the car.
  expect(Object.keys(answer.unlisted[0] ?? {}).toSorted()).toEqual(
    ['id', 'make', 'model', 'name', 'primary_image_url', 'slug'].toSorted(),
  );
  await set(one, sql`shown = true`);
  await set(two, sql`withdrawn_at = null`);
});

test('[API-016] a car of a dealership that the site shows no longer is gone, and can still be taken out', async () => {
  const visitor = await signedIn();
  const one = await idOf('one');
  await visitor.post('saveCar', change(one));
  const grant = (dealership: number) =>
    platform.database.db.asWorker((tx) =>
      tx.execute(sql`update site_dealerships set dealership_id = ${dealership} where site_slug = 'alpha'`),
    );
  await grant(beta.id);
  expect(await listed(visitor)).toEqual({ items: [], cars: [], saved: [], unlisted: [] });
  expect((await visitor.post('removeCar', change(one))).json()).toEqual({ success: true });
  await grant(alpha.id);
  expect((await listed(visitor)).items).toEqual([]);
});

test('[API-016] each car comes with what it was when it was saved, whatever it is now', async () => {
  const visitor = await signedIn();
  const one = await idOf('one');
  const savedAt = platform.clock.now.toISOString();
  await visitor.post('saveCar', change(one));
  await platform.api.stock.seed('test', [seedCar('one', alpha.slug, { price: 34_490, reserved: true })]);
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000);
  // Saving it again changes nothing about that.
  await visitor.post('saveCar', change(one));
  const { saved, cars } = await listed(visitor);
  expect(saved).toEqual([{ id: one, saved_at: savedAt, price: 35_990, status: 'in_stock', reserved: false }]);
  expect(cars[0]).toMatchObject({ price: 34_490, reserved: true });
  await platform.api.stock.seed('test', [seedCar('one', alpha.slug)]);
});

test('[API-014] a car that was taken out can be put back as it was, for ten minutes', async () => {
  const visitor = await signedIn();
  const [one, two] = [await idOf('one'), await idOf('two')];
  const minutes = (count: number): void => {
    platform.clock.now = new Date(platform.clock.now.getTime() + count * 60_000);
  };
  await visitor.post('saveCar', change(one));
  minutes(1);
  await visitor.post('saveCar', change(two));
  const before = await listed(visitor);
  await visitor.post('removeCar', change(one));
  expect((await listed(visitor)).items).toEqual([{ id: two }]);
  minutes(10);
  await visitor.post('saveCar', change(one));
  expect(await listed(visitor)).toEqual(before);
  await visitor.post('removeCar', change(one));
  minutes(5);
  // Taking it out again does not make the time longer.
  await visitor.post('removeCar', change(one));
  minutes(6);
  await visitor.post('saveCar', change(one));
  const after = await listed(visitor);
  expect(after.items).toEqual([{ id: one }, { id: two }]);
  expect(after.saved[0]?.saved_at).toBe(platform.clock.now.toISOString());
});

test('[API-013] a car the site does not show cannot be saved, and a list ends at 200', async () => {
  const visitor = await signedIn();
  for (const id of [await idOf('hidden'), await idOf('foreign'), 0, 9_000_000_000_000]) {
    const answer = await visitor.post('saveCar', change(id));
    expect([id, answer.statusCode]).toEqual([id, 404]);
  }
  const collector = await signedIn(phone, 'beta');
  for (let index = 0; index < 200; index++)
    expect((await collector.post('saveCar', change(await idOf(`many-${index}`)))).statusCode).toBe(200);
  const tooMany = await collector.post('saveCar', change(await idOf('many-200')));
  expect([tooMany.statusCode, tooMany.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
  expect((await collector.post('saveCar', change(await idOf('many-0')))).statusCode).toBe(200);
  // One that was taken out gives its place free at once, although it can still be put back.
  await collector.post('removeCar', change(await idOf('many-0')));
  expect((await collector.post('saveCar', change(await idOf('many-200')))).statusCode).toBe(200);
});
