import Fastify from 'fastify';
import { endpoints } from 'shared-contracts/api/endpoints';
import { sql } from 'drizzle-orm';
import { rows } from '../testing/read-rows';
import { startSignInPlatform, type SignInPlatform } from '../testing/sign-in-platform';
import { codeIn } from '../testing/sign-in-visitor';
import type { SmsRecorder } from '../testing/sms-recorder';
import type { TestPlatform } from '../testing/test-platform';
import { cleanUp } from '../worker/clean-up';

const phone = '0412345678';

let signIn: SignInPlatform;
let platform: TestPlatform;
let service: SmsRecorder;

beforeAll(async () => {
  signIn = await startSignInPlatform();
  ({ platform, service } = signIn);
}, 120_000);
afterAll(() => signIn.close());
beforeEach(() => signIn.nextDay());

const browser: SignInPlatform['browser'] = (options) => signIn.browser(options);
const wait: SignInPlatform['wait'] = (seconds) => signIn.wait(seconds);

/** Calls as a trusted proxy passes them on. */
async function startSecure() {
  const app = Fastify({ trustProxy: 'loopback' });
  await app.register(platform.api.plugin, { siteOf: () => platform.site('alpha') });
  return (name: 'requestCode' | 'verifyCode', payload: object, cookie?: string) =>
    app.inject({
      method: 'POST',
      url: endpoints[name].path,
      payload,
      headers: { host: 'alpha.localhost', 'x-forwarded-proto': 'https', ...(cookie ? { cookie } : {}) },
    });
}

test('[API-035] over HTTPS the cookies are Secure and of this host only', async () => {
  const secure = await startSecure();
  const answer = await secure('requestCode', { phone });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-fc_visitor=[0-9a-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const verified = await secure(
    'verifyCode',
    { phone, code: codeIn(service.sent.at(-1)) },
    cookie.split(';')[0],
  );
  expect(verified.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-fc_session=.*; Secure$/),
    expect.stringMatching(/^__Host-fc_known=.*; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test('[API-035] a session lives for 30 days and has a new id after every sign-in; one planted before is worth nothing', async () => {
  const own = browser();
  const planted = 'x'.repeat(43);
  own.cookies.set('fc_session', planted);
  await own.signIn(phone);
  const first = own.cookies.get('fc_session') ?? '';
  expect(first).not.toBe(planted);
  wait(60);
  await own.signIn(phone);
  const second = own.cookies.get('fc_session') ?? '';
  expect(second).not.toBe(first);
  const call = (session: string) => platform.api.call(platform.site('alpha'), { session })('getMe');
  expect(await call(first)).toEqual({ id: null, phone: null });
  expect(await call(planted)).toEqual({ id: null, phone: null });
  wait(30 * 86_400 - 1);
  expect(await call(second)).toMatchObject({ phone });
  wait(1);
  expect(await call(second)).toEqual({ id: null, phone: null });
});

test('[API-035] a session of one site is none on another, and the same phone there is another user', async () => {
  const own = browser();
  const user = (await own.signIn(phone)).json<{ id: string }>();
  const session = own.cookies.get('fc_session') ?? '';
  const elsewhere = browser({ site: 'beta' });
  elsewhere.cookies.set('fc_session', session);
  expect((await elsewhere.get('getMe')).json()).toEqual({ id: null, phone: null });
  expect((await browser({ site: 'beta' }).signIn(phone)).json<{ id: string }>().id).not.toBe(user.id);
  wait(60);
  expect((await browser().signIn(phone)).json()).toEqual(user);
});

test('[API-037] no route is an admin’s, and a session of one site is a stranger on every endpoint of another', async () => {
  const paths = Object.values(endpoints).map((endpoint) => endpoint.path);
  expect(paths).toContain(endpoints.getMe.path);
  expect(paths.filter((path) => /^\/api\/(?:admin|staff)/.test(path))).toEqual([]);
  const routes = platform.fastify.printRoutes({ commonPrefix: false });
  expect(routes).toContain(endpoints.getMe.path);
  expect(routes).not.toMatch(/admin|staff/i);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    for (const url of ['/api/admin', '/api/admin/leads', '/api/staff']) {
      const answer = await platform.fastify.inject({ method, url, headers: { host: 'alpha.localhost' } });
      expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
    }
  }

  const own = browser();
  const user = (await own.signIn(phone)).json<object>();
  expect((await own.get('getMe')).json()).toEqual(user);
  expect((await own.get('getWatchlist')).statusCode).toBe(200);
  // The very same cookies, sent to another site's host.
  const elsewhere = browser({ site: 'beta' });
  for (const [name, value] of own.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.get('getMe')).json()).toEqual({ id: null, phone: null });
  for (const answer of [
    await elsewhere.get('getWatchlist'),
    await elsewhere.post('saveCar', { phone_number: phone, car_id: 1 }),
    await elsewhere.post('removeCar', { phone_number: phone, car_id: 1 }),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
  // It goes on at home.
  expect((await own.get('getMe')).json()).toEqual(user);
});

test('what was used up is cleaned up, and running sessions stay', async () => {
  const own = browser();
  await own.signIn(phone);
  wait(2 * 86_400 - 1);
  const codes = () => platform.database.db.asWorker((tx) => rows(tx, sql`select 1 from sign_in_codes`));
  await cleanUp(platform.database.db, platform.clock.now);
  expect(await codes()).toHaveLength(1);
  wait(2);
  await cleanUp(platform.database.db, platform.clock.now);
  expect(await codes()).toHaveLength(0);
  expect((await own.get('getMe')).json()).toMatchObject({ phone });
  wait(30 * 86_400);
  await cleanUp(platform.database.db, platform.clock.now);
  const sessions = await platform.database.db.asWorker((tx) => rows(tx, sql`select 1 from sessions`));
  expect(sessions).toHaveLength(0);
});
