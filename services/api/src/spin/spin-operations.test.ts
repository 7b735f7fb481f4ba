import { sql } from 'drizzle-orm';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { SpinResult, SpinState } from 'shared-contracts/entities/spin';
import { optInConsent } from 'shared-rules/lead-consent';
import { spinTermsError } from 'shared-rules/spin';
import { rows } from '../testing/read-rows';
import { openBrowser, type TestBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import {
  makeDealership,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const prizes = [
  { name: 'Free service', weight: 1, wins: true },
  { name: 'No prize this time', weight: 999_999, wins: false },
];
const who = {
  name: 'Ada', last_name: 'Lovelace', postcode: '4000', email: 'ada@example.com', terms_accepted: true, opt_in: false,
}; // prettier-ignore

let platform: TestPlatform;
let sms: SmsRecorder;
beforeAll(async () => {
  sms = await recordSms();
  platform = await startTestPlatform(
    async (folder) => {
      const own = { site: { dealerships: ['alpha-yard'] } };
      const draw = { prizes, terms: 'Open to adults in Queensland.', endsOn: '2026-11-20' };
      await writeSite(folder, 'alpha', 1, {
        site: { ...own, spinToWin: draw },
        dealerships: [makeDealership({ id: 1, slug: 'alpha-yard' })],
      });
      await writeSite(folder, 'beta', 2, {
        site: { ...own, spinToWin: { ...draw, prizes: prizes.map((prize) => ({ ...prize, wins: true })) } },
      });
      await writeSite(folder, 'gamma', 3, { site: own });
    },
    { sms: { service: sms.settings, folder: '' } },
  );
}, 120_000);
afterAll(async () => {
  await platform.close();
  await sms.close();
});

let visitors = 0;
/** A visitor of a site who has signed in with a phone. */
async function visitor(phone: string, site = 'alpha', at = START): Promise<TestBrowser> {
  visitors += 1;
  platform.clock.now = at;
  const browser = openBrowser(platform, sms.sent, { site, ip: `10.0.1.${visitors}` });
  await browser.signIn(phone);
  return browser;
}
const stateOf = async (browser: TestBrowser) => (await browser.get('getSpin')).json<SpinState>();
const leadsOf = (reference: string) =>
  platform.database.db.asWorker((tx) =>
    rows<{ category: string; message: string; phone: string; consent: unknown; deliveries: number }>(
      tx,
      sql`select category, "values"->>'message' as message, "values"->>'phone' as phone, facts->'consent' as consent,
          (select count(*)::int from outbox where lead_id = leads.id) as deliveries
        from leads join spins on lead_id = leads.id where reference = ${reference}`,
    ),
  );

test('[SHL-024] the wheel is for signed-in visitors only', async () => {
  const browser = openBrowser(platform, sms.sent, { ip: '10.0.2.1' });
  for (const answer of [await browser.get('getSpin'), await browser.post('spinWheel', who)]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      error: { code: 'unauthorised', message: 'Please sign in to spin the wheel.' },
    });
  }
});

test('[SHL-024] one spin for each phone: every later one, on any device, is the first one’s result', async () => {
  const browser = await visitor('0412 000 001');
  expect(await stateOf(browser)).toEqual({
    prizes, terms: 'Open to adults in Queensland.', ends_on: '2026-11-20', is_open: true, spin: null,
  }); // prettier-ignore
  const first = await browser.post('spinWheel', who);
  expect(first.statusCode).toBe(201);
  const result = first.json<SpinResult>();
  expect(result).toEqual({
    prize: 'No prize this time',
    wins: false,
    reference: expect.stringMatching(/^S-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    spun_at: '2026-11-20T02:00:00Z',
  });
  const other = await visitor('+61 412 000 001', 'alpha', new Date(START.getTime() + 60_000));
  const again = await other.post('spinWheel', { ...who, name: 'Somebody' });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(result);
  expect((await stateOf(other)).spin).toEqual(result);
});

test('[SHL-024] two presses at once are one spin and one lead', async () => {
  const browser = await visitor('0412 000 002');
  const answers = await Promise.all([browser.post('spinWheel', who), browser.post('spinWheel', who)]);
  const [first, second] = answers.map((answer) => answer.json<SpinResult>());
  expect(second).toEqual(first);
  expect(await leadsOf(first?.reference ?? '')).toHaveLength(1);
});

test('[SHL-024] a result is a lead, with what was agreed to, on its way to the dealership', async () => {
  const browser = await visitor('0412 000 003', 'beta');
  const { prize, reference } = (await browser.post('spinWheel', { ...who, opt_in: true })).json<SpinResult>();
  expect(await leadsOf(reference)).toEqual([
    {
      category: 'Spin To Win',
      message: `Won “${prize}” on the wheel, reference ${reference}.`,
      phone: '0412000003',
      consent: {
        notice: expect.stringContaining('consent to future communications'),
        opt_in: { ...optInConsent, given: true },
        at: '2026-11-20T02:00:00.000Z',
      },
      deliveries: 1,
    },
  ]);
});

test('[SHL-024] terms and details come first, and nothing is drawn without them', async () => {
  const browser = await visitor('0412 000 004');
  const refused = await browser.post('spinWheel', {
    ...who,
    name: ' ',
    postcode: '40',
    terms_accepted: false,
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    error: {
      fields: {
        name: 'First Name is required.',
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
        terms_accepted: spinTermsError,
      },
    },
  });
  expect((await stateOf(browser)).spin).toBeNull();
});

test.each([
  ['before midnight of its last day', '2026-11-20T13:59:00Z', 201],
  ['after it', '2026-11-20T14:00:00Z', 409],
])('[SHL-024] %s on the site’s clock (%s) a spin is answered with %i', async (_, moment, status) => {
  const browser = await visitor(`0412 000 01${status === 201 ? 1 : 2}`);
  platform.clock.now = new Date(moment);
  expect((await stateOf(browser)).is_open).toBe(status === 201);
  expect((await browser.post('spinWheel', who)).statusCode).toBe(status);
});

test('[SHL-024] a site without prizes has no draw', async () => {
  const browser = await visitor('0412 000 005', 'gamma');
  expect(await stateOf(browser)).toMatchObject({ prizes: [], is_open: false });
  expect((await browser.post('spinWheel', who)).statusCode).toBe(409);
});

test('[SHL-024] the chances are no part of the config that every page carries', async () => {
  const { body } = await platform.fastify.inject({
    url: endpoints.getSiteConfig.path,
    headers: { host: 'alpha.localhost' },
  });
  expect(body).not.toContain('Free service');
});
