import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { createApi } from '../create-api';
import { rows } from '../testing/read-rows';
import { startSignInPlatform, type SignInPlatform } from '../testing/sign-in-platform';
import { codeIn, openBrowser, wrongCode } from '../testing/sign-in-visitor';
import type { SmsRecorder } from '../testing/sms-recorder';
import type { TestPlatform } from '../testing/test-platform';

const phone = '0412345678';
const wrongText = 'Incorrect code. Please try again.';
const expiredText = 'This code has expired. Request a new one.';
const dayMs = 86_400_000;

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
const textOf = (answer: { json(): { error?: { message: string } } }) => answer.json().error?.message;
const sessionsNow = () =>
  platform.database.db.asWorker((tx) =>
    rows(
      tx,
      sql`select 1 from sessions where created_at >= ${platform.clock.now.toISOString()}::timestamptz - interval '1 hour'`,
    ),
  );

test('[API-035] the right code starts a session in an HttpOnly cookie, and me returns the visitor until sign-out', async () => {
  const own = browser();
  expect((await own.get('getMe')).json()).toEqual({ id: null, phone: null });
  const requested = await own.post('requestCode', { phone: '0412 345 678' });
  expect([requested.statusCode, requested.json()]).toEqual([200, { sent: true, resend_after: 30 }]);
  expect(service.sent.at(-1)).toMatchObject({ to: '+61412345678', site: 'alpha' });
  expect(service.sent.at(-1)?.text).toMatch(
    /^\d{6} is your alpha sign-in code\. It is valid for 5 minutes\.\n\n@alpha\.example #\d{6}$/,
  );

  const code = codeIn(service.sent.at(-1));
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const verified = await own.post('verifyCode', { phone: '+61412345678', code: spaced });
  expect([verified.statusCode, verified.json()]).toEqual([200, { id: expect.any(String), phone }]);
  expect(verified.headers['set-cookie']).toEqual([
    expect.stringMatching(/^fc_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^fc_known=[\w.-]{98}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
  ]);
  expect(verified.headers['cache-control']).toBe('no-store');
  const me = await own.get('getMe');
  expect(me.json()).toEqual(verified.json());
  // The same for callers in this process: pages are rendered for their visitor.
  const call = platform.api.call(platform.site('alpha'), { session: own.cookies.get('fc_session') ?? null });
  expect(await call('getMe')).toEqual(verified.json());

  const before = own.cookies.get('fc_session') ?? '';
  const signedOut = await own.post('signOut');
  expect(signedOut.json()).toEqual({ id: null, phone: null });
  expect(signedOut.headers['clear-site-data']).toBe('"cache"');
  expect(String(signedOut.headers['set-cookie'])).toContain('fc_session=; Path=/; Max-Age=0');
  expect((await own.get('getMe')).json()).toEqual({ id: null, phone: null });
  // The old cookie, kept by somebody, opens nothing.
  own.cookies.set('fc_session', before);
  expect((await own.get('getMe')).json()).toEqual({ id: null, phone: null });
  expect(own.cookies.has('fc_session')).toBe(false);
});

test('[API-035] the sixth wrong try of a code is 429, and so is the right code then', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = codeIn(service.sent.at(-1));
  for (let attempt = 1; attempt <= 5; attempt++) {
    const wrong = await own.post('verifyCode', { phone, code: wrongCode(code) });
    expect([attempt, wrong.statusCode, textOf(wrong)]).toEqual([attempt, 422, wrongText]);
    expect(wrong.json()).toMatchObject({ error: { fields: { code: wrongText } } });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  }
  for (const tried of [wrongCode(code), code]) {
    const refused = await own.post('verifyCode', { phone, code: tried });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  }
  expect((await own.get('getMe')).json()).toEqual({ id: null, phone: null });
});

test('[API-035] the fifth try may still be the right one', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = codeIn(service.sent.at(-1));
  for (let attempt = 1; attempt <= 4; attempt++)
    await own.post('verifyCode', { phone, code: wrongCode(code) });
  expect((await own.post('verifyCode', { phone, code })).statusCode).toBe(200);
});

test('[API-035] after 10 wrong tries of a phone neither a new code nor trying helps for 24 hours, on that site', async () => {
  const own = browser();
  const startedAt = platform.clock.now;
  for (let round = 1; round <= 2; round++) {
    await own.post('requestCode', { phone });
    const code = codeIn(service.sent.at(-1));
    for (let attempt = 1; attempt <= 5; attempt++)
      await own.post('verifyCode', { phone, code: wrongCode(code) });
    wait(31);
  }
  const sent = service.sent.length;
  const another = browser({ ip: '10.0.0.9' });
  for (const visitor of [own, another]) {
    const refused = await visitor.post('requestCode', { phone });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(86_400 - 62)]);
    expect(textOf(refused)).toBe(
      'Too many incorrect codes were entered. Please try again in 24 hours, sign in on a device you have used here before, or call us.',
    );
  }
  const code = codeIn(service.sent.at(-1));
  expect((await own.post('verifyCode', { phone, code })).statusCode).toBe(429);
  expect(service.sent).toHaveLength(sent);
  expect((await browser({ site: 'beta' }).post('requestCode', { phone })).statusCode).toBe(200);

  platform.clock.now = new Date(startedAt.getTime() + dayMs - 1000);
  expect((await own.post('requestCode', { phone })).statusCode).toBe(429);
  platform.clock.now = new Date(startedAt.getTime() + dayMs);
  expect((await own.signIn(phone)).statusCode).toBe(200);
});

test('[API-035] wrong tries of earlier codes count on: the tenth is the last, whatever code it was for', async () => {
  const own = browser();
  for (const tries of [4, 4, 2]) {
    await own.post('requestCode', { phone });
    const code = codeIn(service.sent.at(-1));
    for (let attempt = 1; attempt <= tries; attempt++) {
      expect((await own.post('verifyCode', { phone, code: wrongCode(code) })).statusCode).toBe(422);
    }
    wait(100);
  }
  expect((await own.post('verifyCode', { phone, code: codeIn(service.sent.at(-1)) })).statusCode).toBe(429);
});

test('[API-035] a code lives for five minutes', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = codeIn(service.sent.at(-1));
  wait(300);
  const late = await own.post('verifyCode', { phone, code });
  expect([late.statusCode, textOf(late)]).toEqual([422, expiredText]);

  await own.post('requestCode', { phone });
  wait(299.999);
  const inTime = await own.post('verifyCode', { phone, code: codeIn(service.sent.at(-1)) });
  expect(inTime.statusCode).toBe(200);
});

test('[API-035] a code is good once, in the browser, on the site and for the phone it was requested with', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = codeIn(service.sent.at(-1));
  const stranger = browser({ ip: '10.0.0.2' });
  await stranger.get('getMe');
  const sameBrowserElsewhere = browser({ site: 'beta' });
  sameBrowserElsewhere.cookies.set('fc_visitor', own.cookies.get('fc_visitor') ?? '');
  for (const visitor of [stranger, sameBrowserElsewhere]) {
    const refused = await visitor.post('verifyCode', { phone, code });
    expect([refused.statusCode, textOf(refused)]).toEqual([422, expiredText]);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
  expect((await own.post('verifyCode', { phone: '0412345679', code })).statusCode).toBe(422);
  // None of these was a try of the code.
  expect((await own.post('verifyCode', { phone, code })).statusCode).toBe(200);
  const again = await own.post('verifyCode', { phone, code });
  expect([again.statusCode, textOf(again)]).toEqual([422, expiredText]);
});

test('[API-035] only the newest code counts, and a code for another purpose is none', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const first = codeIn(service.sent.at(-1));
  wait(30);
  await own.post('requestCode', { phone });
  const second = codeIn(service.sent.at(-1));
  if (first !== second) expect(textOf(await own.post('verifyCode', { phone, code: first }))).toBe(wrongText);
  await platform.database.db.asWorker((tx) => tx.execute(sql`update sign_in_codes set purpose = 'other'`));
  expect(textOf(await own.post('verifyCode', { phone, code: second }))).toBe(expiredText);
});

test('[API-035] 50 parallel verifies of one code start one session', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = codeIn(service.sent.at(-1));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => own.post('verifyCode', { phone, code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ headers }) => headers['set-cookie'] !== undefined)).toHaveLength(1);
  expect(await sessionsNow()).toHaveLength(1);
});

test('[API-035] two processes on one database start one session for a code, and count wrong tries together', async () => {
  const api = await createApi({
    ...platform,
    db: platform.database.db,
    now: () => platform.clock.now,
    mail: { from: 'leads@forecourt.example', folder: '' },
    sms: { service: service.settings, folder: '' },
  });
  const fastify = Fastify();
  await fastify.register(api.plugin, { siteOf: () => platform.site('alpha') });
  const own = browser();
  await own.post('requestCode', { phone });
  const other = openBrowser({ ...platform, fastify }, service.sent);
  other.cookies.set('fc_visitor', own.cookies.get('fc_visitor') ?? '');
  const code = codeIn(service.sent.at(-1));
  const statuses = async (tried: string) => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? own : other).post('verifyCode', { phone, code: tried }),
    );
    return (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  };
  expect((await statuses(code)).filter((status) => status === 200)).toHaveLength(1);
  expect(await sessionsNow()).toHaveLength(1);
  wait(60);
  await own.post('requestCode', { phone });
  const wrong = await statuses(wrongCode(codeIn(service.sent.at(-1))));
  expect(wrong.filter((status) => status === 422)).toHaveLength(5);
  await fastify.close();
  await api.close();
});

test('[API-035] 50 parallel wrong tries are five', async () => {
  const own = browser();
  await own.post('requestCode', { phone });
  const code = wrongCode(codeIn(service.sent.at(-1)));
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => own.post('verifyCode', { phone, code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
});

test('[API-035] neither code, token nor phone of a code is kept in the open, and no log names them', async () => {
  const own = browser();
  await own.signIn(phone);
  const code = codeIn(service.sent.at(-1));
  const token = own.cookies.get('fc_session') ?? '';
  const kept = await platform.database.db.asWorker(async (tx) =>
    JSON.stringify([
      await rows(tx, sql`select * from sign_in_codes`),
      await rows(tx, sql`select * from sessions`),
    ]),
  );
  const dates = /"\d{4}-\d\d-\d\d[T ][^"]*"/g;
  expect(kept.replace(dates, '')).not.toContain(code);
  for (const secret of [token, phone, own.cookies.get('fc_visitor') ?? '?'])
    expect(kept).not.toContain(secret);
  const log = platform.log.lines.filter((line) => line.includes('sign-in')).join('\n');
  expect(log).toContain('signed-in');
  for (const secret of [token, phone, phone.slice(1)]) expect(log).not.toContain(secret);
});

test('[API-035] codes are chosen from all of a million', async () => {
  const codes = new Set<string>();
  for (let index = 0; index < 12; index++) {
    await browser({ ip: `10.1.0.${index}` }).post('requestCode', { phone: `04123000${10 + index}` });
    codes.add(codeIn(service.sent.at(-1)));
  }
  expect(codes.size).toBeGreaterThan(10);
  expect([...codes].every((code) => /^\d{6}$/.test(code))).toBe(true);
});

test('a known and an unknown phone are answered alike', async () => {
  const known = '0412000001';
  await browser().signIn(known);
  wait(3600);
  const answers = [];
  for (const requested of [known, '0412000002']) {
    const visitor = browser({ ip: '10.0.0.3' });
    const { statusCode, body, headers } = await visitor.post('requestCode', { phone: requested });
    const wrong = await visitor.post('verifyCode', {
      phone: requested,
      code: wrongCode(codeIn(service.sent.at(-1))),
    });
    answers.push({
      statusCode,
      body,
      headers: Object.keys(headers).sort(),
      wrong: [wrong.statusCode, wrong.body, Object.keys(wrong.headers).sort()],
    });
  }
  expect(answers[0]).toEqual(answers[1]);
});
