import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ApiInput } from 'shared-contracts/api/endpoints';
import type { ApiAnswer } from '../http/answer';
import { recordPayments } from '../testing/payment-recorder';
import { rows } from '../testing/read-rows';
import { contact } from '../testing/reservation-fixture';
import { openBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import {
  makeDealership,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';
import { giveBackOwed } from '../reservations/give-back-owed';
import { endLostPayments } from './payment-jobs';
import { PAYMENT_LIMITS } from './payment-limits';

type Body = NonNullable<ApiInput<'payInvoice'>['body']>;
const invoice: Body = { invoice_number: 'INV-42', amount: 1250.5, contact, payment_token: 'token' };

const payments = recordPayments();
let platform: TestPlatform;
let sms: SmsRecorder;
beforeAll(async () => {
  sms = await recordSms();
  platform = await startTestPlatform(
    async (folder) => {
      const own = { dealerships: ['alpha-yard', 'other-yard'] };
      const open = { ...own, flags: { onlinePaymentOpen: true } };
      const onlinePayment = { processor: 'recorder' };
      await writeSite(folder, 'open', 1, {
        site: { site: open, onlinePayment },
        dealerships: [
          makeDealership({ id: 1, slug: 'alpha-yard' }),
          makeDealership({ id: 2, slug: 'other-yard' }),
        ],
      });
      await writeSite(folder, 'alpha', 2, { site: { site: own, onlinePayment } });
      await writeSite(folder, 'phone', 3, { site: { site: open } });
    },
    { processors: [payments], sms: { service: sms.settings, folder: '' } },
  );
}, 120_000);
afterAll(async () => {
  await platform.close();
  await sms.close();
});
beforeEach(() => {
  platform.clock.now = START;
  payments.taken = [];
  payments.givenBack = [];
  payments.next = () => Promise.resolve({ kind: 'paid', paymentId: 'pay-1' });
  payments.onGiveBack = () => Promise.resolve();
});

let payers = 0;
function pay(
  changes: Partial<Body> = {},
  { site = 'open', key = randomUUID(), ip, session = null }: {
    site?: string; key?: string; ip?: string; session?: string | null;
  } = {},
): Promise<ApiAnswer> {
  payers += 1;
  return platform.api.answer(
    platform.site(site),
    { ip: ip ?? `10.1.0.${payers}`, session },
    'payInvoice',
    { body: { ...invoice, ...changes } },
    { idempotencyKey: key },
  );
} // prettier-ignore
const referenceOf = ({ body }: ApiAnswer): string => (body as { reference: string }).reference; // callers have seen 201
const paymentOf = async (key: string) => {
  const found = await platform.database.db.asWorker((tx) =>
    rows<{ state: string; refundDue: boolean; refunded: boolean }>(
      tx,
      sql`select state, refund_due_at is not null as "refundDue", refunded_at is not null as refunded
        from invoice_payments where key = ${key} order by created_at desc`,
    ),
  );
  return found[0];
};
const jobs = () => ({
  db: platform.database.db, processors: [payments], now: () => platform.clock.now, log: platform.log,
}); // prettier-ignore
const giveBack = () => giveBackOwed('invoice_payments', jobs(), PAYMENT_LIMITS.refundRetryS);

test('[SHL-025] an invoice is paid to the cent and its dealership notified', async () => {
  const key = randomUUID();
  const answer = await pay({ dealership_slug: 'other-yard' }, { key });
  expect(answer).toMatchObject({
    status: 201,
    body: { reference: expect.stringMatching(/^P-[A-Z2-9]{4}-[A-Z2-9]{4}$/) },
  });
  const reference = referenceOf(answer);
  expect(payments.taken).toEqual([{ token: 'token', amountAud: 1250.5, reference }]);
  expect(await paymentOf(key)).toEqual({ state: 'paid', refundDue: false, refunded: false });
  const leads = await platform.database.db.asWorker((tx) =>
    rows(
      tx,
      sql`select category, dealership_id as dealership, "values"->>'message' as message,
          (select count(*)::int from outbox where lead_id = leads.id) as deliveries
        from leads join invoice_payments on lead_id = leads.id where reference = ${reference}`,
    ),
  );
  expect(leads).toEqual([
    {
      category: 'Online Payment',
      dealership: 2,
      message: `Paid online: $1,250.50 for invoice INV-42, reference ${reference} (recorder).`,
      deliveries: 1,
    },
  ]);
});

test('[SHL-025] a repeat with the same key is answered, not paid again', async () => {
  const key = randomUUID();
  const first = await pay({}, { key });
  expect(await pay({}, { key })).toMatchObject({ status: 200, body: first.body });
  expect(payments.taken).toHaveLength(1);
});

test('[SHL-025] of two at once with one key one is taken', async () => {
  const key = randomUUID();
  const answers = await Promise.all([pay({}, { key }), pay({}, { key })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBeLessThan(202);
  expect(payments.taken).toHaveLength(1);
});

test('[SHL-025] with the flag off payments need a session', async () => {
  expect(await pay({}, { site: 'alpha' })).toMatchObject({ status: 401 });
  expect(payments.taken).toEqual([]);
  const browser = openBrowser(platform, sms.sent, { ip: '10.2.0.1' });
  await browser.signIn('0412 000 001');
  const session = [...browser.cookies.values()].find((value) => /^[\w-]{43}$/.test(value)) ?? null;
  expect(await pay({}, { site: 'alpha', session })).toMatchObject({ status: 201 });
});

test('[SHL-025] a site without a processor takes nothing', async () => {
  expect(await pay({}, { site: 'phone' })).toMatchObject({ status: 409 });
});

test.each([
  [{ invoice_number: ' ' }, { invoice_number: 'Invoice number is required.' }],
  [{ amount: 0 }, { amount: 'Please enter the amount in dollars, such as $1,250.00.' }],
  [{ contact: { ...contact, email: 'ada' } }, { email: 'Please enter a valid email address.' }],
  [
    { payment_token: '4111111111111111' },
    { payment_token: 'This payment could not be read. Please enter it again.' },
  ],
])('[SHL-025] %j is refused before anything is taken', async (changes, fields) => {
  expect(await pay(changes)).toMatchObject({ status: 422, body: { error: { fields } } });
  expect(payments.taken).toEqual([]);
});

test('[SHL-025] a declined payment says why, and its key is free for the next card', async () => {
  const key = randomUUID();
  payments.next = () => Promise.resolve({ kind: 'declined', message: 'Try another card.' });
  expect(await pay({}, { key })).toMatchObject({
    status: 422,
    body: { error: { fields: { payment_token: 'Try another card.' } } },
  });
  expect(await paymentOf(key)).toEqual({ state: 'declined', refundDue: false, refunded: false });
  payments.next = () => Promise.resolve({ kind: 'paid', paymentId: 'pay-2' });
  expect(await pay({ payment_token: 'other' }, { key })).toMatchObject({ status: 201 });
});

test('[SHL-025] a payment without an answer is given back, once', async () => {
  const key = randomUUID();
  payments.next = () => Promise.reject(new Error('cut off'));
  expect(await pay({}, { key })).toMatchObject({ status: 503 });
  expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: true, refunded: false });
  payments.onGiveBack = () => Promise.reject(new Error('down'));
  expect(await giveBack()).toBe(0);
  payments.onGiveBack = () => Promise.resolve();
  expect(await giveBack()).toBe(0); // not before its time
  platform.clock.now = new Date(START.getTime() + 301_000);
  expect(await giveBack()).toBe(1);
  expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: false, refunded: true });
  expect(await giveBack()).toBe(0);
});

test('[SHL-025] a payment that a crash cut off lapses, and one that ends after that is given back too', async () => {
  const key = randomUUID();
  payments.next = async () => {
    platform.clock.now = new Date(START.getTime() + 119_000);
    expect(await endLostPayments(jobs())).toBe(0);
    platform.clock.now = new Date(START.getTime() + 120_000);
    expect(await endLostPayments(jobs())).toBe(1);
    // Given back before anything had been taken.
    expect(await giveBack()).toBe(1);
    expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: false, refunded: true });
    return { kind: 'paid', paymentId: 'late' };
  };
  expect(await pay({}, { key })).toMatchObject({ status: 503 });
  expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: true, refunded: false });
});

test('[SHL-025] a payment that is taken while it is given back is owed again', async () => {
  const key = randomUUID();
  let take = (): void => undefined;
  const isTaking = new Promise<void>((begun) => {
    payments.next = () =>
      new Promise((resolve) => {
        take = () => resolve({ kind: 'paid', paymentId: 'late' });
        begun();
      });
  });
  const paying = pay({}, { key });
  await isTaking;
  platform.clock.now = new Date(START.getTime() + 120_000);
  expect(await endLostPayments(jobs())).toBe(1);
  payments.onGiveBack = async () => {
    platform.clock.now = new Date(START.getTime() + 121_000);
    take();
    await paying;
  };
  await giveBack();
  expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: true, refunded: false });
  payments.onGiveBack = () => Promise.resolve();
  expect(await giveBack()).toBe(1);
  expect(await paymentOf(key)).toEqual({ state: 'lapsed', refundDue: false, refunded: true });
});

test('[SHL-025] cards cannot be tried out: a sixth payment of an address in 10 minutes waits', async () => {
  const ip = '10.9.9.9';
  payments.next = () => Promise.resolve({ kind: 'declined', message: 'No.' });
  for (let i = 0; i < 5; i += 1) expect(await pay({}, { ip })).toMatchObject({ status: 422 });
  expect(await pay({}, { ip })).toMatchObject({ status: 429 });
  expect(payments.taken).toHaveLength(5);
  platform.clock.now = new Date(START.getTime() + 601_000);
  expect(await pay({}, { ip })).toMatchObject({ status: 422 });
});
