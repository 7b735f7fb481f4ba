import {
  makeDealership,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { codeIn, openBrowser, wrongCode } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import { waitText } from './sign-in-limits';

const dealership = { id: 1, slug: 'alpha-yard' };
/** Of which an hour has 30 for everybody: see `text-budget.ts`. */
const dailyBudget = 400;
const hourlyCodes = 30;
let platform: TestPlatform;
let service: SmsRecorder;
let day = 0;

beforeAll(async () => {
  service = await recordSms();
  platform = await startTestPlatform(
    async (folder) => {
      const site = { site: { dealerships: [dealership.slug] } };
      await writeSite(folder, 'alpha', 1, { site, dealerships: [makeDealership(dealership)] });
      await writeSite(folder, 'beta', 2, { site });
    },
    { sms: { service: service.settings, folder: '' }, signIn: { dailyBudget, proofRounds: 1 } },
  );
}, 120_000);
afterAll(async () => {
  await platform.close();
  await service.close();
});
beforeEach(() => {
  day += 3;
  platform.clock.now = new Date(START.getTime() + day * 86_400_000);
  service.next.length = 0;
});

const at = (seconds: number) => {
  platform.clock.now = new Date(START.getTime() + day * 86_400_000 + seconds * 1000);
};
const phoneOf = (index: number) => `04${String(10_000_000 + index)}`;

/** Asks for a code; gives the status, the pause that is requested, and how many messages it sent. */
async function ask(phone: string, { site = 'alpha', ip = '10.0.0.1' } = {}) {
  const before = service.sent.length;
  const answer = await openBrowser(platform, service.sent, { site, ip }).requestCode(phone);
  const retryAfter = answer.headers['retry-after'];
  return [
    answer.statusCode,
    retryAfter === undefined ? null : Number(retryAfter),
    service.sent.length - before,
  ];
}
const sent = [200, null, 1];

test('[API-036] a phone gets a code each 30 s, three in 10 minutes and five in an hour', async () => {
  const phone = '0412345678';
  expect(await ask(phone)).toEqual(sent);
  at(29.5);
  expect(await ask(phone)).toEqual([429, 1, 0]);
  at(30);
  expect(await ask(phone)).toEqual(sent);
  at(60);
  expect(await ask(phone)).toEqual(sent);
  at(90);
  expect(await ask(phone)).toEqual([429, 510, 0]);
  at(599);
  expect(await ask(phone)).toEqual([429, 1, 0]);
  at(600);
  expect(await ask(phone)).toEqual(sent);
  at(1300);
  expect(await ask(phone)).toEqual(sent);
  at(2500);
  expect(await ask(phone)).toEqual([429, 1100, 0]);
  at(3599);
  expect(await ask(phone)).toEqual([429, 1, 0]);
  at(3600);
  expect(await ask(phone)).toEqual(sent);
});

test('a clock set back makes no code last longer, and no shopper wait for the next', async () => {
  const visitor = openBrowser(platform, service.sent);
  const phone = '0412345678';
  const request = async () => {
    expect((await visitor.requestCode(phone)).statusCode).toBe(200);
    return codeIn(service.sent.at(-1));
  };
  const code = await request();
  at(-3540);
  expect((await visitor.post('verifyCode', { phone, code })).statusCode).toBe(422);
  const next = await request();
  at(-3500);
  expect((await visitor.post('verifyCode', { phone, code: next })).statusCode).toBe(200);
});

test('the clocks of two machines may differ a little', async () => {
  const visitor = openBrowser(platform, service.sent);
  const phone = '0412345678';
  await visitor.requestCode(phone);
  at(-5);
  expect((await visitor.requestCode(phone)).statusCode).toBe(429);
  const code = codeIn(service.sent.at(-1));
  expect((await visitor.post('verifyCode', { phone, code })).statusCode).toBe(200);
});

test('[API-036] another browser and another address have no more codes for the phone', async () => {
  expect(await ask('0412345678', { ip: '10.0.0.1' })).toEqual(sent);
  expect(await ask('+61 412 345 678', { ip: '10.0.0.2' })).toEqual([429, 30, 0]);
  expect(await ask('0412345679', { ip: '10.0.0.2' })).toEqual(sent);
});

test('[API-036] the answer says when the next code may be requested', async () => {
  const visitor = openBrowser(platform, service.sent);
  const pauses: unknown[] = [];
  for (const seconds of [0, 30, 60]) {
    at(seconds);
    pauses.push((await visitor.post('requestCode', { phone: '0412345678' })).json());
  }
  expect(pauses).toEqual([30, 30, 540].map((resend_after) => ({ sent: true, resend_after })));
});

test('[API-036] an address gets 20 codes an hour, a household of IPv6 is one address', async () => {
  for (let index = 1; index <= 20; index++)
    expect(await ask(phoneOf(index), { ip: `2001:db8:1:2::${index}` })).toEqual(sent);
  expect(await ask(phoneOf(21), { ip: '2001:db8:1:2:ffff::1' })).toEqual([429, 3600, 0]);
  expect(await ask(phoneOf(21), { ip: '2001:db8:1:3::1' })).toEqual(sent);
  at(3599.1);
  expect(await ask(phoneOf(22), { ip: '2001:db8:1:2::1' })).toEqual([429, 1, 0]);
  at(3600);
  expect(await ask(phoneOf(22), { ip: '2001:db8:1:2::1' })).toEqual(sent);
});

test('[API-035] [API-036] the longer of two waits is the answer', async () => {
  const phone = '0412345678';
  for (const seconds of [0, 30]) {
    at(seconds);
    const visitor = openBrowser(platform, service.sent);
    await visitor.requestCode(phone);
    const code = wrongCode(codeIn(service.sent.at(-1)));
    for (let attempt = 1; attempt <= 5; attempt++) await visitor.post('verifyCode', { phone, code });
  }
  // Ten minutes before the wrong codes are forgotten, somebody behind the same address uses its hour up.
  at(86_400 - 600);
  expect(await ask(phone)).toEqual([429, 600, 0]);
  for (let index = 1; index <= 20; index++) expect(await ask(phoneOf(300 + index))).toEqual(sent);
  expect(await ask(phone)).toEqual([429, 3600, 0]);
});

test('[API-036] parallel requests do not pass a limit together', async () => {
  const same = await Promise.all(Array.from({ length: 12 }, () => ask('0412345678')));
  expect(same.filter(([status]) => status === 200)).toHaveLength(1);
  const parallel = 12;
  for (let index = 1; index < hourlyCodes - 5; index++)
    expect(await ask(phoneOf(100 + index), { ip: `10.2.0.${index}` })).toEqual(sent);
  const many = await Promise.all(
    Array.from({ length: parallel }, (_, index) => ask(phoneOf(index), { ip: `10.3.0.${index}` })),
  );
  expect(many.filter(([status]) => status === 200)).toHaveLength(5);
});

test('[API-036] every way to write a number is one user', async () => {
  const ids = new Set<string>();
  for (const [index, phone] of [
    '+61412345678',
    '0412 345 678',
    '0412-345-678',
    '0061 412 345 678',
  ].entries()) {
    at(index * 1000);
    const user = await openBrowser(platform, service.sent, { ip: `10.4.0.${index}` }).signIn(phone);
    expect(user.json()).toMatchObject({ phone: '0412345678' });
    ids.add(user.json<{ id: string }>().id);
  }
  expect(ids.size).toBe(1);
});

test('[API-036] a number that gets no text messages is refused at its field', async () => {
  for (const phone of [
    '',
    '07 5550 0142',
    '1300 000 000',
    '041234567',
    '+64 21 123 456',
    '04123456789',
    'x',
  ]) {
    const answer = await openBrowser(platform, service.sent).post('requestCode', { phone });
    const text = 'Enter an Australian mobile number, such as 0412 345 678.';
    expect([phone, answer.statusCode, answer.json()]).toEqual([
      phone,
      422,
      { error: { code: 'invalid_fields', message: text, fields: { phone: text } } },
    ]);
  }
  for (const body of [{}, { phone: 412345678 }, { phone: '0'.repeat(33) }])
    expect((await openBrowser(platform, service.sent).post('requestCode', body)).statusCode).toBe(422);
});

test('[API-036] a code that surely was not sent does not count, one that may have been does', async () => {
  const phone = '0412345678';
  service.next.push(400);
  expect(await ask(phone)).toEqual([503, 30, 0]);
  expect(await ask(phone)).toEqual(sent);
  at(30);
  service.next.push(500);
  expect(await ask(phone)).toEqual([503, 30, 0]);
  expect(await ask(phone)).toEqual([429, 30, 0]);
  const errors = platform.log.lines.filter((line) => line.includes('sms-failed'));
  expect(errors).toHaveLength(2);
  expect(errors.join('\n')).not.toMatch(/412345678/);
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7199, '120 minutes'],
  [7201, '3 hours'],
])('%d seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
