import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rows } from '../testing/read-rows';
import {
  contact,
  referenceOf,
  startReservationFixture,
  type ReservationFixture,
} from '../testing/reservation-fixture';
import { openBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import { START } from '../testing/test-platform';

const tooLate = { error: { code: 'conflict', message: 'This vehicle is no longer available to reserve.' } };

let fixture: ReservationFixture;
let sms: SmsRecorder;
beforeAll(async () => {
  sms = await recordSms();
  fixture = await startReservationFixture({ sms: { service: sms.settings, folder: '' } });
}, 120_000);
afterAll(async () => {
  await fixture.platform.close();
  await sms.close();
});
beforeEach(() => {
  fixture.platform.clock.now = START;
  fixture.payments.taken = [];
  fixture.payments.givenBack = [];
  fixture.payments.next = () => Promise.resolve({ kind: 'paid', paymentId: 'pay-1' });
  fixture.payments.onGiveBack = () => Promise.resolve();
});

test('[API-043] a shopper reserves a car: it is held, paid and reserved, for everybody at once', async () => {
  const car = await fixture.newCar();
  fixture.payments.next = async () => {
    expect(await fixture.isReserved(car)).toBe(true); // held before anything is taken
    return { kind: 'paid', paymentId: 'pay-7' };
  };
  const answer = await fixture.reserve(car);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      reservation_id: expect.any(String),
      reference: expect.stringMatching(/^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    },
  });
  expect(fixture.payments.taken).toEqual([
    { token: 'token', amountAud: 200, reference: referenceOf(answer) },
  ]);
  expect(await fixture.reservationsOf(car)).toEqual([
    {
      state: 'reserved',
      reference: referenceOf(answer),
      paymentId: 'pay-7',
      refundDue: false,
      refunded: false,
    },
  ]);
  for (const site of ['alpha', 'gamma']) expect(await fixture.isReserved(car, site)).toBe(true);
  await fixture.platform.api.stock.indexed();
  const { config } = fixture.platform.site('alpha');
  const [found] = await fixture.platform.search.query(config, [
    { indexUid: config.search.index, filter: [`id = ${car}`], limit: 1 },
  ]);
  expect(found?.hits[0]).toMatchObject({ id: car, reserved: true });
});

test('[API-043] of two at once one has the car, and the other is refused', async () => {
  const car = await fixture.newCar();
  const answers = await Promise.all([
    fixture.reserve(car),
    fixture.reserve(car, {}, { site: 'gamma' }), // another site that shows the same car
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual(tooLate);
  expect(await fixture.reserve(car)).toMatchObject({ status: 409, body: tooLate });
  expect(fixture.payments.taken).toHaveLength(1);
});

test('[API-043] the dealer gets it as a lead, and the shopper a confirmation', async () => {
  const car = await fixture.newCar();
  const reference = referenceOf(await fixture.reserve(car));
  const { api, database, home } = fixture.platform;
  const [lead] = await database.db.asWorker((tx) =>
    rows<{ id: number; category: string; values: { message: string } }>(
      tx,
      sql`select leads.id, category, "values" from leads join reservations on lead_id = leads.id
        where reference = ${reference}`,
    ),
  );
  expect(lead).toMatchObject({ category: 'Reservation', values: { name: 'Ada', email: contact.email } });
  expect(lead?.values.message).toBe(
    `Reserved online, reference ${reference}, $200 paid (recorder). ` +
      'Held until 22 Nov 2026, 12:00 pm unless you confirm it.',
  );
  api.worker.start();
  const folder = join(home, 'mail');
  const nameOf = (kind: string) => `alpha-${kind}-${lead?.id}.eml`;
  const wanted = [nameOf('lead'), nameOf('reservation-made')];
  for (let files: string[] = []; !wanted.every((name) => files.includes(name)); await wait(50)) {
    files = await readdir(folder).catch(() => []);
  }
  await api.worker.stop();
  const written = await readFile(join(folder, nameOf('reservation-made')), 'utf8');
  const mail = written.replace(/=\r?\n/g, ''); // lines that the mail's encoding broke
  expect(mail).toContain('To: ada@example.com');
  expect(mail).toContain('Reply-To: alpha-yard@dealer.example');
  expect(mail).toContain(reference);
  expect(mail).toContain('payment of $200');
  expect(mail).toContain('22 Nov 2026, 12:00 pm');
});

test('[API-043] a declined payment gives the car free, says why, and the same key may try again', async () => {
  const car = await fixture.newCar();
  const sandbox = { payment_processor: 'sandbox' };
  const declined = await fixture.reserve(
    car,
    { ...sandbox, payment_token: 'sandbox-decline-1' },
    { key: 'declined-1' },
  );
  const message = 'Your payment was declined. Please try another card.';
  expect(declined).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid_fields', message, fields: { payment_token: message } } },
  });
  expect(await fixture.isReserved(car)).toBe(false);
  expect(await fixture.reservationsOf(car)).toMatchObject([{ state: 'declined', refundDue: false }]);
  const again = await fixture.reserve(
    car,
    { ...sandbox, payment_token: 'sandbox-approve-1' },
    { key: 'declined-1' },
  );
  expect(again.status).toBe(201);
  expect(await fixture.isReserved(car)).toBe(true);
});

test.each(['sandbox', 'approve', '4111111111111111', 'sandbox-approve-', 'tok_visa'])(
  '[API-043] the sandbox takes its own tokens only, not "%s"',
  async (payment_token) => {
    const car = await fixture.newCar();
    const answer = await fixture.reserve(car, { payment_processor: 'sandbox', payment_token });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { fields: { payment_token: expect.any(String) } } },
    });
    expect(await fixture.isReserved(car)).toBe(false);
  },
);

test('[API-043] what looks like a card number reaches neither processor, database nor log', async () => {
  const car = await fixture.newCar();
  const number = '4111-1111-1111-1111';
  expect((await fixture.reserve(car, { payment_token: number })).status).toBe(422);
  expect(fixture.payments.taken).toEqual([]);
  expect(await fixture.reservationsOf(car)).toEqual([]);
  expect(fixture.platform.log.lines.join('\n')).not.toContain(number);
});

test('[API-043] a repeat under the same key is answered, not done again', async () => {
  const car = await fixture.newCar();
  const first = await fixture.reserve(car, {}, { key: 'repeat-01' });
  const second = await fixture.reserve(car, {}, { key: 'repeat-01' });
  expect(second).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' }, body: first.body });
  expect(fixture.payments.taken).toHaveLength(1);
  const other = await fixture.reserve(car, { contact: { ...contact, name: 'Bob' } }, { key: 'repeat-01' });
  expect(other.status).toBe(422);
});

test('[API-043] a double click waits for the answer of the first', async () => {
  const car = await fixture.newCar();
  const answers = await Promise.all(
    [1, 2, 3].map(() => fixture.reserve(car, {}, { key: 'double-01', ip: '10.9.9.9' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
  expect(new Set(answers.map(referenceOf)).size).toBe(1);
  expect(fixture.payments.taken).toHaveLength(1);
});

test('[API-043] a payment that is left open frees the car and is given back', async () => {
  const car = await fixture.newCar();
  fixture.payments.next = () => Promise.reject(new Error('connection lost'));
  const answer = await fixture.reserve(car, {}, { key: 'open-0001' });
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect(JSON.stringify(answer.body)).not.toContain('connection lost');
  expect(await fixture.isReserved(car)).toBe(false);
  const [open] = await fixture.reservationsOf(car);
  expect(open).toMatchObject({ state: 'lapsed', refundDue: true });
  fixture.payments.onGiveBack = () => Promise.reject(new Error('still down'));
  await fixture.runJobs();
  expect((await fixture.reservationsOf(car))[0]).toMatchObject({ refundDue: true, refunded: false });
  fixture.payments.onGiveBack = () => Promise.resolve();
  fixture.platform.clock.now = new Date(START.getTime() + 300_000);
  await fixture.runJobs();
  expect((await fixture.reservationsOf(car))[0]).toMatchObject({ refundDue: false, refunded: true });
  expect(fixture.payments.givenBack).toEqual([open?.reference, open?.reference]);
  fixture.payments.next = () => Promise.resolve({ kind: 'paid', paymentId: 'pay-2' });
  expect((await fixture.reserve(car, {}, { key: 'open-0001' })).status).toBe(201);
});

test('[API-043] a hold whose payment was cut off ends after two minutes, and what was paid later is owed', async () => {
  const car = await fixture.newCar();
  fixture.payments.next = async () => {
    fixture.platform.clock.now = new Date(START.getTime() + 119_000);
    await fixture.runJobs();
    expect(await fixture.isReserved(car)).toBe(true);
    fixture.platform.clock.now = new Date(START.getTime() + 120_000);
    await fixture.runJobs();
    expect(await fixture.isReserved(car)).toBe(false);
    return { kind: 'paid', paymentId: 'pay-late' };
  };
  expect((await fixture.reserve(car, {}, { key: 'late-0001' })).status).toBe(503);
  expect(await fixture.reservationsOf(car)).toMatchObject([
    { state: 'lapsed', paymentId: 'pay-late', refundDue: true },
  ]);
  await fixture.runJobs();
  expect(fixture.payments.givenBack).toHaveLength(2); // once for the hold, once for the payment that came after it
  expect((await fixture.reservationsOf(car))[0]).toMatchObject({ refundDue: false, refunded: true });
});

test('[API-043] a car that cannot be reserved is refused before anything is taken', async () => {
  const sold = await fixture.newCar({ status: 'sold', sold: true });
  const coming = await fixture.newCar({ status: 'coming_soon' });
  const unpriced = await fixture.newCar({ price: 10 });
  const byDealer = await fixture.newCar({ reserved: true });
  const unpayable = await fixture.newCar({ payment_processors: [] });
  for (const car of [sold, coming, unpriced, byDealer, unpayable]) {
    expect(await fixture.reserve(car)).toMatchObject({ status: 409, body: tooLate });
  }
  const open = await fixture.newCar();
  expect(await fixture.reserve(open, {}, { site: 'closed' })).toMatchObject({ status: 409, body: tooLate });
  expect((await fixture.reserve(open, { payment_processor: 'stripe' })).status).toBe(422);
  const byRecorder = await fixture.newCar({ payment_processors: ['recorder'] });
  expect(await fixture.reserve(byRecorder, { payment_processor: 'sandbox' })).toMatchObject({
    status: 422,
    body: { error: { fields: { payment_processor: expect.any(String) } } },
  });
  for (const [car, site] of [
    [await fixture.newCar({ show_on_dealer_website: false }), 'alpha'],
    [open, 'beta'], // another dealer's
    [9_000_000_000_000, 'alpha'],
  ] as const) {
    expect(await fixture.reserve(car, {}, { site })).toMatchObject({ status: 404 });
  }
  expect(fixture.payments.taken).toEqual([]);
});

test('[API-043] the contact follows the rules of every form', async () => {
  const car = await fixture.newCar();
  const wrong = { ...contact, name: '', phone: '12', email: 'nobody', postcode: '12' };
  expect(await fixture.reserve(car, { contact: wrong })).toMatchObject({
    status: 422,
    body: {
      error: {
        fields: {
          name: 'First Name is required.',
          phone: 'Please enter a valid phone number.',
          email: 'Please enter a valid email address.',
          postcode: 'Invalid postcode. Please enter a 4-digit number.',
        },
      },
    },
  });
  expect(await fixture.isReserved(car)).toBe(false);
});

test('[API-043] a site that takes nothing reserves without a payment', async () => {
  const car = await fixture.newCar();
  expect((await fixture.reserve(car, { payment_token: '' }, { site: 'free' })).status).toBe(201);
  expect(fixture.payments.taken).toEqual([]);
  expect(await fixture.reservationsOf(car)).toMatchObject([{ state: 'reserved', paymentId: null }]);
});

test('[API-043] where checkout is gated the call itself asks for a session', async () => {
  const car = await fixture.newCar();
  expect(await fixture.reserve(car, {}, { site: 'gated' })).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorised' } },
  });
  expect(await fixture.isReserved(car)).toBe(false);
  const browser = openBrowser(fixture.platform, sms.sent, { site: 'gated' });
  expect((await browser.signIn('0412345678')).statusCode).toBe(200);
  const answer = await fixture.platform.fastify.inject({
    method: 'POST',
    url: '/api/reservations',
    headers: {
      host: 'gated.localhost',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'idempotency-key': 'gated-0001',
    },
    payload: { car_id: car, contact, payment_processor: 'recorder', payment_token: 'token' },
  });
  expect(answer.statusCode).toBe(201);
});

test('[API-043] one address tries five times in ten minutes, declined payments counted', async () => {
  const ip = '10.200.0.1';
  fixture.payments.next = () => Promise.resolve({ kind: 'declined', message: 'no' });
  const car = await fixture.newCar();
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await fixture.reserve(car, {}, { ip })).status).toBe(422);
  }
  expect(await fixture.reserve(car, {}, { ip })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '600' },
    body: {
      error: {
        message:
          'Several people have tried to reserve from your internet connection in the last few minutes. Please try again in 10 minutes, or call us.',
      },
    },
  });
  expect(fixture.payments.taken).toHaveLength(5);
  fixture.platform.clock.now = new Date(START.getTime() + 600_000);
  expect((await fixture.reserve(car, {}, { ip })).status).toBe(422);
});

test('[API-043] a stock import does not undo a reservation', async () => {
  const car = await fixture.newCar({ stocknum: 'KEEP' });
  await fixture.reserve(car);
  const { database, api } = fixture.platform;
  const [row] = await database.db.asWorker((tx) =>
    rows<{ identity: string; data: object }>(tx, sql`select identity, data from cars where id = ${car}`),
  );
  const again = {
    identity: row?.identity ?? '',
    dealershipSlug: 'alpha-yard',
    car: { ...row?.data, price: 30_000 },
  };
  expect(await api.stock.seed('test', [again as never])).toMatchObject({ updated: 1 }); // the stored car with a new price
  expect(await fixture.isReserved(car)).toBe(true);
});

test('[API-043] a call without a key is refused', async () => {
  const car = await fixture.newCar();
  expect((await fixture.reserve(car, {}, { key: 'short' })).status).toBe(400);
});

describe('what became of a reservation', () => {
  const read = (reference: string, site = 'alpha') =>
    fixture.platform.api.answer(
      fixture.platform.site(site),
      { ip: '10.9.9.9' },
      'getReservation',
      { params: { reference } },
      {},
    );

  test('[API-043] a reference tells of its car on its own site, until the reservation is over', async () => {
    const car = await fixture.newCar();
    const reference = referenceOf(await fixture.reserve(car));
    expect(await read(reference)).toMatchObject({ status: 200, body: { car_id: car, state: 'reserved' } });
    expect(await read(reference, 'gamma')).toMatchObject({ status: 404 }); // which shows the same car
    fixture.platform.clock.now = new Date(START.getTime() + 49 * 3_600_000);
    await fixture.runJobs();
    expect(await read(reference)).toMatchObject({ status: 200, body: { car_id: car, state: 'expired' } });
  });

  test('neither a made-up reference nor one of an attempt tells anything', async () => {
    const car = await fixture.newCar();
    fixture.payments.next = () => Promise.resolve({ kind: 'declined', message: 'No.' });
    await fixture.reserve(car);
    const [attempt] = await fixture.reservationsOf(car);
    expect(attempt?.state).toBe('declined');
    expect(await read(attempt?.reference ?? '')).toMatchObject({ status: 404 });
    expect(await read('R-AAAA-AAAA')).toMatchObject({ status: 404 });
  });
});
