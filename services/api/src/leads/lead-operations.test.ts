/* One file, although it is long: one call, on one platform that takes seconds to start. */

import { sql } from 'drizzle-orm';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import type { LeadResponse } from 'shared-contracts/entities/lead';
import { serverCategories } from 'shared-contracts/entities/lead-kinds';
import { optInConsent } from 'shared-rules/lead-consent';
import { rows } from '../testing/read-rows';
import { createFault } from '../testing/faulty-database';
import {
  makeDealership,
  makeLocation,
  seedCar,
  START,
  startTestPlatform,
  writeSite,
  type TestPlatform,
} from '../testing/test-platform';

const alpha = { id: 1, slug: 'alpha-yard' };
const second = { id: 3, slug: 'alpha-second' };
const beta = { id: 2, slug: 'beta-yard' };
const strictTerms = '* You must agree to the terms of use before submitting the form.';

/** The answer to a shopper after ten others behind one address: the limit is not meant for them. */
const busyText = (wait: string): string =>
  `Many enquiries came from your internet connection in the last few minutes. Please send yours again in ${wait}, or call us.`;

let platform: TestPlatform;
const fault = createFault();
let ip = 0;
let keys = 0;
const newKey = () => `key-${String((keys += 1)).padStart(8, '0')}`;

beforeAll(async () => {
  platform = await startTestPlatform(
    async (folder) => {
      await writeSite(folder, 'alpha', 1, {
        site: {
          site: { dealerships: [alpha.slug, second.slug], finance_provider: 'firstDrive' },
          finance: { providers: { firstDrive: { rule: 2, lender: 'secondLoan' } } },
        },
        dealerships: [makeDealership(alpha), makeDealership(second)],
        locations: {
          locations: [
            makeLocation(11, 'springwood', alpha),
            makeLocation(12, 'southport', second, { name: 'The yard at Southport' }),
          ],
        },
      });
      await writeSite(folder, 'beta', 2, {
        site: { site: { dealerships: [beta.slug] }, leads: { categories: ['Sales Enquiry', 'Reservation'] } },
        dealerships: [makeDealership(beta)],
      });
      await writeSite(folder, 'strict', 3, {
        site: {
          site: { dealerships: [alpha.slug] },
          leads: { terms: { mode: 'required' }, showLocation: true, showDealership: true },
        },
      });
    },
    { decorate: fault.decorate },
  );
  await platform.api.stock.seed('test', [
    seedCar('a', alpha.slug, { stocknum: 'A1' }),
    seedCar('b', beta.slug, { stocknum: 'B1' }),
    seedCar('second', second.slug, { stocknum: 'A2' }),
    seedCar('offer', alpha.slug, { price: 38_720, offer_price: 35_988, price_type: 'Drive Away' }),
    seedCar('reduced', alpha.slug, { price: 30_000, before_price: 33_000, price_type: null }),
    seedCar('rented', alpha.slug, { price: 46_990, subscription_price: 334, price_type: 'Drive Away' }),
    seedCar('financed', alpha.slug, {
      price: 22_988,
      finance_lenders: { secondLoan: { interestRate: 13.14, comparisonRate: 13.99, paymentWeek: 123 } },
    }),
    seedCar('unpriced', alpha.slug, { price: 0 }),
  ]);
}, 120_000);
afterAll(() => platform.close());
afterEach(() => {
  platform.clock.now = START;
});

/** A client at an address of its own: the limit per address is a test of its own. */
async function post(
  path: string,
  body: unknown,
  options: { key?: string | null; host?: string; ip?: string } = {},
) {
  const {
    key = newKey(),
    host = 'alpha.localhost',
    ip: remoteAddress = `10.0.${Math.floor((ip += 1) / 250)}.${(ip % 250) + 1}`,
  } = options;
  const response = await platform.fastify.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: {
      host,
      'content-type': 'application/json',
      'user-agent': 'test',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<LeadResponse & Record<string, unknown>>(),
  };
}
const postLead = (body: unknown, options = {}) => post('/api/leads', body, options);

const count = (table: string) =>
  platform.database.db.asWorker(
    async (tx) =>
      (await rows<{ n: number }>(tx, sql.raw(`select count(*)::int as n from ${table}`)))[0]?.n ?? -1,
  );
const leadById = (id: number | null) =>
  platform.database.db.asWorker((tx) =>
    tx.query.leads.findFirst({ where: (leads, { eq }) => eq(leads.id, id ?? -1) }),
  );
const carId = async (identity: string) =>
  (
    await platform.database.db.asWorker((tx) =>
      tx.query.cars.findFirst({ where: (cars, { eq }) => eq(cars.identity, identity) }),
    )
  )?.id ?? -1;

describe('the form call', () => {
  const form = { form_type: 'enquiry', values: makeLeadValues({ category: 'Sales Enquiry' }) };

  test('[API-023] stores a submission once per key, refuses another body and an unknown type', async () => {
    const key = newKey();
    const before = await count('form_submissions');
    const first = await post('/api/forms', form, { key });
    expect(first.status).toBe(201);
    expect(first.body['form_submission_id']).toEqual(expect.any(String));

    const again = await post('/api/forms', form, { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await count('form_submissions')).toBe(before + 1);

    const values = makeLeadValues({ category: 'Sales Enquiry', message: 'Other' });
    const other = await post('/api/forms', { ...form, values }, { key });
    expect(other).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'invalid_fields',
          message: expect.stringContaining('already sent with other content'),
        },
      },
    });
    const unknown = await post('/api/forms', { ...form, form_type: 'raffle' });
    expect(unknown).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_fields', fields: { form_type: expect.any(String) } } },
    });
    const noKey = await post('/api/forms', form, { key: null });
    expect(noKey).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('Idempotency-Key') } },
    });
    expect(await count('form_submissions')).toBe(before + 1);
  });

  test('two at once with one key are one submission and one answer', async () => {
    const key = newKey();
    const before = await count('form_submissions');
    const [a, b] = await Promise.all([post('/api/forms', form, { key }), post('/api/forms', form, { key })]);
    expect(a.body).toEqual(b.body);
    expect(await count('form_submissions')).toBe(before + 1);
  });

  test('[API-040] forms with a filled hidden field count towards the limit of their address, once per key', async () => {
    const from = '10.9.9.8';
    const values = makeLeadValues({ category: 'Sales Enquiry', tracking: 'x' });
    const bot = { form_type: 'enquiry', values };
    const send = async (path: string, body: unknown, key = newKey()) =>
      (await post(path, body, { ip: from, key })).status;
    const before = await count('quarantine');
    for (let sent = 0; sent < 5; sent++) {
      const key = newKey();
      expect(await send('/api/forms', bot, key)).toBe(201);
      expect(await send('/api/leads', makeLeadRequest({ values }), key)).toBe(200);
    }
    for (let sent = 0; sent < 4; sent++) expect(await send('/api/forms', form)).toBe(201);
    expect(await send('/api/leads', makeLeadRequest({ values }))).toBe(200);
    expect(await send('/api/forms', bot)).toBe(429);
    expect(await send('/api/leads', makeLeadRequest({ values }))).toBe(429);
    expect(await send('/api/forms', form)).toBe(429);
    expect(await count('quarantine')).toBe(before + 6);
  });

  test.each(Object.values(serverCategories))(
    'refuses the category "%s" of the server’s own leads',
    async (name) => {
      const before = await count('form_submissions');
      for (const [field, changes] of [
        ['category', { category: name }],
        ['category', { category: ` ${name.toUpperCase().replace(' ', '\u200b  ')}.` }],
        ['subcategory', { category: 'Sales Enquiry', subcategory: name }],
      ] as const) {
        const answer = await post('/api/forms', { ...form, values: makeLeadValues(changes) });
        expect(answer).toMatchObject({
          status: 422,
          body: { error: { code: 'invalid_fields', fields: { [field]: 'Please choose another category.' } } },
        });
      }
      expect(await count('form_submissions')).toBe(before);
    },
  );

  test('an address that sends forms without end is limited', async () => {
    const from = '10.9.9.9';
    for (let sent = 0; sent < 10; sent++)
      expect((await post('/api/forms', form, { ip: from })).status).toBe(201);
    for (const [afterS, waitS, words] of [
      [0, 600, '10 minutes'],
      [539, 61, '2 minutes'],
      [540, 60, '1 minute'],
      [599, 1, '1 minute'],
    ] as const) {
      platform.clock.now = new Date(START.getTime() + afterS * 1000);
      expect(await post('/api/forms', form, { ip: from })).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(waitS) },
        body: { error: { code: 'too_many_requests', message: busyText(words) } },
      });
    }
  });
});

describe('the lead call', () => {
  test('[API-024] answers with a lead id, once per key, and commits the delivery order with it', async () => {
    const before = [await count('leads'), await count('outbox')];
    const key = newKey();
    const first = await postLead(makeLeadRequest(), { key });
    expect(first).toMatchObject({ status: 201, body: { lead_id: expect.any(Number), error: null } });
    const again = await postLead(makeLeadRequest(), { key });
    expect(again.body).toEqual(first.body);
    const changed = await postLead(makeLeadRequest({ values: makeLeadValues({ message: 'Other' }) }), {
      key,
    });
    expect(changed).toMatchObject({
      status: 422,
      body: { lead_id: null, error: expect.stringContaining('already sent') },
    });
    // The same enquiry from another page of the session is the same enquiry.
    const elsewhere = makeLeadRequest({
      url: 'https://alpha.example/x',
      lead_attributes: { visited_pages: ['/', '/x'], linked_query_params: {} },
    });
    expect((await postLead(elsewhere, { key })).body).toEqual(first.body);
    expect([await count('leads'), await count('outbox')]).toEqual(before.map((rowsBefore) => rowsBefore + 1));
    expect(await leadById(first.body.lead_id)).toMatchObject({
      source: 'Website',
      siteSlug: 'alpha',
      category: 'Sales Enquiry',
    });

    const invalid = await postLead(makeLeadRequest({ values: makeLeadValues({ email: 'a@b' }) }));
    expect(invalid).toMatchObject({
      status: 422,
      body: { lead_id: null, error: 'Please enter a valid email address.' },
    });
  });

  test.each([true, false])(
    '[LEA-012] an answer of %j to the question about news is kept with its text, the notice and the time',
    async (given) => {
      const { body } = await postLead(makeLeadRequest({ values: makeLeadValues({ opt_in: given }) }));
      expect((await leadById(body.lead_id))?.facts).toMatchObject({
        consent: {
          notice: platform.site('alpha').config.leads.consentNotice,
          opt_in: { ...optInConsent, given },
          at: START.toISOString(),
        },
      });
    },
  );

  test('[LEA-012] a form that did not ask has no consent', async () => {
    const { body } = await postLead(makeLeadRequest());
    expect((await leadById(body.lead_id))?.facts).toMatchObject({ consent: { opt_in: null } });
  });

  test('[API-024] takes dealership, vehicle and routing from host and car, never from the browser', async () => {
    const id = await carId('a');
    const claims = {
      dealership_slug: beta.slug,
      stock_number: 'X',
      'Vehicle Make': 'Ferrari',
      vehicle_status: 'sold',
      car_type: 'new' as const,
    };
    const about = await postLead(
      makeLeadRequest({ car_id: id, car_dealership_id: beta.id, values: makeLeadValues(claims) }),
    );
    expect(await leadById(about.body.lead_id)).toMatchObject({
      siteSlug: 'alpha',
      dealershipId: alpha.id,
      carId: id,
      facts: {
        dealership: { slug: alpha.slug },
        vehicle: { stockNumber: 'A1', make: 'Toyota', carType: 'used' },
      },
      values: {
        dealership_slug: alpha.slug,
        manufacturer_slug: 'toyota',
        stock_number: 'A1',
        'Vehicle Make': 'Toyota',
        'Vehicle Model': 'RAV4',
        car_type: 'used',
        car_id: id,
        vehicle_status: 'in_stock',
      },
    });

    // A car and a dealership of another site: the lead stays with the host's own dealership.
    const foreign = await postLead(
      makeLeadRequest({
        car_id: await carId('b'),
        values: makeLeadValues({ dealership_slug: beta.slug, category: 'Sales Enquiry' }),
      }),
    );
    const stored = await leadById(foreign.body.lead_id);
    expect(stored).toMatchObject({
      siteSlug: 'alpha',
      dealershipId: alpha.id,
      carId: null,
      facts: { vehicle: null },
    });
    expect(stored?.values).not.toHaveProperty('stock_number');
  });

  test.each([
    ['a', 35_990, '$35,990'],
    ['offer', 35_988, '$35,988 (was $38,720), Drive Away'],
    ['reduced', 30_000, '$30,000 (was $33,000)'],
    ['rented', null, '$334 per week, subscription'],
    ['unpriced', null, undefined],
  ])('[CON-034] names the price that the page of car "%s" shows', async (identity, price, priceShown) => {
    const sent = await postLead(makeLeadRequest({ car_id: await carId(identity) }));
    expect((await leadById(sent.body.lead_id))?.facts).toMatchObject({
      vehicle: priceShown === undefined ? { price } : { price, priceShown },
    });
  });

  test('keeps a finance enquiry’s own estimate with a payment that the server reckons', async () => {
    const loan = {
      amount: 30_000, deposit: 5_000, residual: 6_000, rate: 13.14, termYears: 6, frequency: 'fortnightly',
    } as const; // prettier-ignore
    const send = async (category: string) => {
      const estimate = { finance_estimate: { loan: { ...loan, payment: 1 }, terms: null } };
      const about = { category, car_id: await carId('financed') };
      const sent = await postLead({ ...makeLeadRequest(about), ...estimate });
      return (await leadById(sent.body.lead_id))?.facts;
    };
    expect(await send('Finance Enquiry')).toMatchObject({ finance: { ...loan, payment: 206.67 } });
    expect(await send('Sales Enquiry')).not.toHaveProperty('finance');
  });

  test('a lead without a car goes to the dealership or the location that was chosen', async () => {
    const chosen = async (values: object) =>
      (await leadById((await postLead(makeLeadRequest({ values: makeLeadValues(values) }))).body.lead_id))
        ?.dealershipId;
    expect(await chosen({})).toBe(alpha.id);
    expect(await chosen({ dealership_slug: second.slug })).toBe(second.id);
    expect(await chosen({ location: 'southport' })).toBe(second.id);
    expect(await chosen({ location: 'The yard at Southport' })).toBe(second.id);
  });

  test.each(Object.values(serverCategories))(
    'refuses the category "%s" of the server’s own leads',
    async (name) => {
      const before = await count('leads');
      for (const [field, changes] of [
        ['category', { category: name }],
        ['category', { category: name.toLowerCase() }],
        ['category', { values: makeLeadValues({ category: name }) }],
        ['subcategory', { subcategory: name }],
      ] as const) {
        expect(await postLead(makeLeadRequest(changes))).toMatchObject({
          status: 422,
          body: { lead_id: null, fields: { [field]: 'Please choose another category.' } },
        });
      }
      expect(await count('leads')).toBe(before);
    },
  );

  test.each([
    ['Trade-In Valuation', null], ['Sales Enquiry', 'Online purchase'], ['General Enquiry', 'Offers Subscription'],
    ['Parts Enquiry', null], ['Finance Enquiry', null], ['Photo Request', null], ['Test Drive', null],
  ])('takes the category "%s" of a browser’s form, subcategory %j', async (category, subcategory) => {
    const request = makeLeadRequest({ category, subcategory, car_id: await carId('a') });
    expect((await postLead(request)).status).toBe(201);
  }); // prettier-ignore

  test('takes a category of the server’s own leads where the site itself offers it', async () => {
    const request = makeLeadRequest({ category: 'Reservation' });
    expect((await postLead(request, { host: 'beta.localhost' })).status).toBe(201);
  });

  test('the careers category is stored as a general enquiry of its own kind', async () => {
    const lead = await postLead(makeLeadRequest({ category: 'Careers Enquiry' }));
    expect(await leadById(lead.body.lead_id)).toMatchObject({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
  });

  test('[API-025] applies every rule of the form again', async () => {
    const wrong = async (values: object, host = 'alpha.localhost', category = 'Sales Enquiry') => {
      const { status, body } = await postLead(makeLeadRequest({ category, values: makeLeadValues(values) }), {
        host,
      });
      expect([status, body.lead_id]).toEqual([422, null]);
      return body.fields;
    };
    expect(await wrong({ postcode: '12' })).toEqual({
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    });
    expect(await wrong({ email: 'a@b' })).toEqual({ email: 'Please enter a valid email address.' });
    expect(await wrong({ phone: '12345' })).toEqual({ phone: 'Please enter a valid phone number.' });
    expect(await wrong({ message: '' })).toEqual({ message: 'Comments is required.' });
    expect(await wrong({}, 'alpha.localhost', '')).toEqual({ category: 'Category is required.' });
    expect(await wrong({ terms_conditions: false }, 'strict.localhost')).toEqual({
      location: 'Location is required.', dealership_slug: 'Dealership is required.', terms_conditions: strictTerms,
    }); // prettier-ignore
    const accepted = await postLead(
      makeLeadRequest({
        values: makeLeadValues({
          terms_conditions: true,
          location: 'Springwood',
          dealership_slug: alpha.slug,
        }),
      }),
      { host: 'strict.localhost' },
    );
    expect(accepted.status).toBe(201);
  });

  test('[API-038] errors are lead-shaped for leads and D-01 elsewhere, without a stack', async () => {
    const torn = await postLead('{"values":');
    expect(torn).toMatchObject({ status: 400, body: { lead_id: null, error: expect.any(String) } });
    const large = await postLead(JSON.stringify({ fill: 'x'.repeat(70_000) }));
    expect(large).toMatchObject({ status: 413, body: { lead_id: null } });
    const noKey = await postLead(makeLeadRequest(), { key: null });
    expect(noKey).toMatchObject({
      status: 400,
      body: { lead_id: null, error: expect.stringContaining('Idempotency-Key') },
    });

    const get = (url: string) => platform.fastify.inject({ url, headers: { host: 'alpha.localhost' } });
    const unknownCar = await get('/api/cars/nothing');
    expect([unknownCar.statusCode, unknownCar.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: expect.stringMatching(/no longer listed/) } },
    ]);
    const noRoute = await get('/api/cars/nothing/pdf');
    expect([noRoute.statusCode, noRoute.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);

    const broken = jest.spyOn(platform.search, 'signKey').mockRejectedValue(new Error('secret detail'));
    const thrown = await get('/api/search-key');
    broken.mockRestore();
    expect([thrown.statusCode, thrown.json()]).toEqual([
      500,
      { error: { code: 'internal', message: expect.any(String) } },
    ]);
    expect(thrown.body).not.toMatch(/secret detail|\.ts|at /);
  });

  test('[API-039] a store that fails answers 503 with nothing stored; the same key then makes exactly one lead', async () => {
    const key = newKey();
    const before = [await count('leads'), await count('outbox'), await count('idempotency')];
    // The second half of the transaction fails, after the lead itself was inserted.
    fault.pattern = /insert into outbox/;
    const failed = await postLead(makeLeadRequest(), { key });
    fault.pattern = null;
    expect(failed).toMatchObject({
      status: 503,
      body: { lead_id: null, error: expect.stringContaining('try again') },
    });
    expect([await count('leads'), await count('outbox'), await count('idempotency')]).toEqual(before);

    expect(await postLead(makeLeadRequest(), { key })).toMatchObject({ status: 201 });
    await postLead(makeLeadRequest(), { key });
    expect(await count('leads')).toBe((before[0] ?? 0) + 1);
  });

  test('[API-040] a filled hidden field is quarantined, answered 200, and never becomes a lead', async () => {
    const key = newKey();
    const before = [await count('leads'), await count('outbox'), await count('quarantine')];
    const values = makeLeadValues({ tracking: 'x' });
    expect((await post('/api/forms', { form_type: 'enquiry', values }, { key })).status).toBe(201);
    const answer = await postLead(makeLeadRequest({ values }), { key });
    expect(answer).toMatchObject({ status: 200, body: { lead_id: null, error: null } });
    expect([await count('leads'), await count('outbox'), await count('quarantine')]).toEqual([
      before[0],
      before[1],
      (before[2] ?? 0) + 1,
    ]);
  });

  test('[API-040] more than 10 leads of one address in 10 minutes are 429 with Retry-After', async () => {
    const from = '10.8.8.8';
    for (let sent = 0; sent < 10; sent++)
      expect((await postLead(makeLeadRequest(), { ip: from })).status).toBe(201);
    const eleventh = await postLead(makeLeadRequest(), { ip: from });
    expect(eleventh).toMatchObject({ status: 429, body: { lead_id: null, error: busyText('10 minutes') } });
    expect(Number(eleventh.headers['retry-after'])).toBe(600);
    expect((await postLead(makeLeadRequest(), { ip: '10.8.8.9' })).status).toBe(201);
    expect((await postLead(makeLeadRequest(), { ip: from, host: 'beta.localhost' })).status).toBe(201);
    platform.clock.now = new Date(START.getTime() + 600_001);
    expect((await postLead(makeLeadRequest(), { ip: from })).status).toBe(201);
  });

  test('text that a database cannot hold, and every other odd text, makes a lead', async () => {
    const message = 'NUL \u0000, half \ud83d, ]]> <b> ë 🚗 \u202eRTL\u202c';
    const lead = await postLead(
      makeLeadRequest({ values: makeLeadValues({ message, name: "O'Brien; drop table leads" }) }),
    );
    expect(lead.status).toBe(201);
    expect(await leadById(lead.body.lead_id)).toMatchObject({
      values: {
        message: 'NUL , half \ufffd, ]]> <b> ë 🚗 \u202eRTL\u202c',
        name: "O'Brien; drop table leads",
      },
    });
  });
});
