import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import { deliverDue } from '../lead-delivery/deliver';
import { createMailer } from '../lead-delivery/mailer';
import { noAlerts } from '../testing/no-alerts';
import { adfProblems } from '../testing/adf-document-type';
import { startProviderServer, type ProviderServer } from '../testing/provider-server';
import { rows } from '../testing/read-rows';
import { START } from '../testing/test-platform';
import {
  contact,
  known,
  startTradeInFixture,
  vehicle,
  type TradeInFixture,
} from '../testing/trade-in-fixture';
import { cleanUp } from '../worker/clean-up';

const day = 86_400_000;
const secret = `whsec_${Buffer.from('a secret of 24 bytes.....').toString('base64')}`;
let fixture: TradeInFixture;
let webhook: ProviderServer;
beforeAll(async () => {
  webhook = await startProviderServer();
  webhook.answer({ json: {} });
  fixture = await startTradeInFixture({ webhook: webhook.settings.url });
}, 120_000);
afterAll(async () => {
  await fixture.platform.close();
  await webhook.close();
});
afterEach(() => {
  fixture.platform.clock.now = START;
});

const wait = (ms: number) => {
  fixture.platform.clock.now = new Date(fixture.platform.clock.now.getTime() + ms);
};
const wantedCar = async (site: string) => {
  const [car] = await fixture.platform.database.db.withSite(site, (tx) =>
    rows<{ id: number }>(tx, sql`select id from cars order by id limit 1`),
  );
  return car?.id ?? 0;
};
const folder = () => join(fixture.platform.home, 'mail');
const deliver = () =>
  deliverDue({
    db: fixture.platform.database.db, sites: fixture.platform.sites,
    sendMail: createMailer({ from: 'Forecourt <leads@forecourt.example>', folder: folder() }),
    webhookSecrets: { 'alpha-yard': secret }, now: () => fixture.platform.clock.now, log: fixture.platform.log, random: () => 0, ...noAlerts,
  }); // prettier-ignore

describe('[API-026] the lead of a valuation', () => {
  test('is there at once, and goes to no dealer before it has contact details', async () => {
    const before = (await fixture.platform.api.leads.counts()).leads;
    const { lead_id } = await fixture.value({ ...known, car_id: await wantedCar('alpha') });
    expect(await fixture.lead(lead_id)).toMatchObject({
      category: 'Trade-In Valuation',
      subcategory: '1. Valuation',
      formType: 'trade-in',
      carId: await wantedCar('alpha'),
      awaitsContact: true,
      ipHash: null,
    });
    expect(await fixture.deliveries(lead_id)).toEqual([]);
    expect((await fixture.platform.api.leads.counts()).leads).toBe(before);
    expect((await fixture.platform.api.leads.list()).map(({ id }) => id)).not.toContain(lead_id);
  });

  test('[FIN-047] is about the car that the shopper wants, if the site has it', async () => {
    for (const car_id of [await wantedCar('beta'), 999_999, -1, 2 ** 40]) {
      const { lead_id, car_id: kept } = await fixture.value({ ...known, car_id });
      expect([kept, (await fixture.lead(lead_id))?.['carId']]).toEqual([null, null]);
    }
    const car_id = await wantedCar('alpha');
    expect((await fixture.value({ ...known, car_id })).car_id).toBe(car_id);
  });

  test('goes to the dealer with the contact details, once, and counts from then', async () => {
    const { id, lead_id } = await fixture.value({ ...known, car_id: await wantedCar('alpha') });
    wait(60_000);
    const key = 'complete-0001';
    const first = await fixture.complete(id, { key });
    expect([first.status, first.body]).toEqual([201, { lead_id, error: null }]);
    expect(await fixture.lead(lead_id)).toMatchObject({
      subcategory: '2. Details',
      carId: await wantedCar('alpha'),
      awaitsContact: false,
      values: { name: 'Ada', message: 'Two keys, one owner.', Rego: '123ABC', 'Vehicle Make': 'Toyota' },
      createdAt: new Date(START.getTime() + 60_000),
    });
    expect(await fixture.deliveries(lead_id)).toEqual(['lead.email', 'lead.webhook']);
    expect([(await fixture.complete(id, { key })).status, await fixture.deliveries(lead_id)]).toEqual([
      200,
      ['lead.email', 'lead.webhook'],
    ]);
    const again = await fixture.complete(id);
    expect([again.status, again.body.error]).toEqual([
      409,
      'We already have your details for this car. Call us to change them.',
    ]);
  });

  test('two shoppers who complete it at once make one lead', async () => {
    const { id, lead_id } = await fixture.value();
    const statuses = (await Promise.all([fixture.complete(id), fixture.complete(id)])).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(expect.arrayContaining([201, 409]));
    expect(await fixture.deliveries(lead_id)).toEqual(['lead.email', 'lead.webhook']);
  });

  test('[FIN-053] goes to the dealer without a price, too', async () => {
    const { id, lead_id, reason } = await fixture.value({ vehicle: { ...vehicle, year: 2010 } });
    expect(reason).toBe('over_limit');
    expect((await fixture.complete(id)).status).toBe(201);
    expect(await fixture.deliveries(lead_id)).toEqual(['lead.email', 'lead.webhook']);
  });

  test('is refused with the rules of the form, and for another site’s valuation', async () => {
    const { id, lead_id } = await fixture.value();
    const wrong = makeLeadRequest({ values: makeLeadValues({ postcode: '12', message: 'Hello' }) });
    const refused = await fixture.complete(id, { body: wrong });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        lead_id: null,
        error: 'Invalid postcode. Please enter a 4-digit number.',
        fields: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
      },
    ]);
    expect((await fixture.complete(id, { site: 'beta' })).status).toBe(404);
    expect((await fixture.complete(id, { key: 'short' })).status).toBe(400);
    expect(await fixture.lead(lead_id)).toMatchObject({ awaitsContact: true });
  });

  test('[API-040] what a program sends with the hidden field filled goes to no dealer', async () => {
    const { id, lead_id } = await fixture.value();
    const body = makeLeadRequest({ values: makeLeadValues({ message: 'Hello', tracking: 'x' }) });
    const { status, body: answer } = await fixture.complete(id, { body });
    expect([status, answer]).toEqual([200, { lead_id: null, error: null }]);
    expect(await fixture.deliveries(lead_id)).toEqual([]);
  });

  test('[API-040] counts towards the enquiries of an address when it is completed, and not before', async () => {
    const visitor = { ip: '10.8.8.8' };
    const ids: string[] = [];
    for (let count = 0; count < 11; count++)
      ids.push((await fixture.call('valueTradeIn', { body: known }, { visitor })).body.id);
    const complete = (id: string) =>
      fixture.call('completeValuation', { params: { id }, body: contact }, { visitor });
    for (const id of ids.slice(0, 10)) expect((await complete(id)).status).toBe(201);
    expect((await complete(ids[10] ?? '')).status).toBe(429);
  });

  test('that is never completed is gone after 30 days, with its valuation; completed ones stay', async () => {
    const abandoned = await fixture.value();
    const kept = await fixture.value();
    await fixture.complete(kept.id);
    const { db } = fixture.platform.database;
    await cleanUp(db, new Date(START.getTime() + 30 * day - 1000));
    expect(await fixture.lead(abandoned.lead_id)).toBeDefined();
    await cleanUp(db, new Date(START.getTime() + 30 * day + 1000));
    expect(await fixture.lead(abandoned.lead_id)).toBeUndefined();
    const get = async (id: string) => (await fixture.call('getValuation', { params: { id } })).status;
    expect([await get(abandoned.id), await get(kept.id)]).toEqual([404, 200]);
    expect(await fixture.lead(kept.lead_id)).toBeDefined();
  });
});

describe('[API-028] [FIN-050] an accepted offer', () => {
  async function offered(body: Parameters<TradeInFixture['value']>[0] = known) {
    const offer = await fixture.value(body);
    await fixture.complete(offer.id);
    return offer;
  }

  test('is marked, changes its lead, and the dealer is notified once', async () => {
    const offer = await offered();
    wait(60_000);
    const { status, body } = await fixture.accept(offer);
    expect([status, body.acceptedAt, body.offer_price]).toEqual([
      200,
      '2026-11-20T02:01:00Z',
      offer.offer_price,
    ]);
    expect(await fixture.lead(offer.lead_id)).toMatchObject({ subcategory: '3. Offer Accepted' });
    wait(60_000);
    expect((await fixture.accept(offer)).body).toEqual(body);
    expect(await fixture.deliveries(offer.lead_id)).toEqual([
      'lead.email',
      'lead.webhook',
      'offer.accepted',
      'offer.accepted-webhook',
    ]);
    const adjusted = await fixture.call('adjustValuation', {
      params: { id: offer.id },
      body: { id: offer.id, adjustmentAnswers: { condition: 'excellent' } },
    });
    expect(adjusted.status).toBe(409);
  });

  test('goes to a dealer without a webhook by mail alone', async () => {
    const offer = await fixture.value(known, 'beta');
    await fixture.complete(offer.id, { site: 'beta' });
    expect((await fixture.accept(offer, {}, 'beta')).status).toBe(200);
    expect(await fixture.deliveries(offer.lead_id)).toEqual(['lead.email', 'offer.accepted']);
  });

  test.each([
    ['subcategory', { subcategory: '2. Details' }],
    ['form_completed', { form_completed: false }],
    ['offer_accepted', { offer_accepted: false }],
    ['lead_id', { lead_id: '7' }],
  ])('a wrong %s is refused by name', async (field, changes) => {
    const { status, error } = await fixture.accept(await offered(), changes);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
  });

  test('another site’s valuation and another lead are not found', async () => {
    const offer = await offered();
    const other = await fixture.value(known, 'beta');
    expect((await fixture.accept(offer, {}, 'beta')).status).toBe(404);
    expect((await fixture.accept(offer, { lead_id: other.lead_id })).status).toBe(404);
    expect((await fixture.accept({ ...offer, id: other.id })).status).toBe(404);
    expect(await fixture.lead(offer.lead_id)).toMatchObject({ subcategory: '2. Details' });
  });

  test('needs somebody to reach, a price, and to be in time', async () => {
    const { status, error } = await fixture.accept(await fixture.value());
    expect([status, error?.fields]).toEqual([422, { lead_id: 'Please enter your contact details first.' }]);
    const none = await offered({ vehicle: { ...vehicle, year: 2010 } });
    expect((await fixture.accept(none)).error?.code).toBe('conflict');
    const offer = await offered();
    wait(7 * day - 1);
    const late = await offered();
    expect((await fixture.accept(offer)).status).toBe(200);
    wait(8 * day);
    expect((await fixture.accept(late)).error).toEqual({
      code: 'conflict',
      message: 'This offer was valid until 4 Dec 2026. Please value your car again for a current one.',
    });
  });

  test('the dealer’s mail is a valid document of the same lead, with the car, the offer and the answers', async () => {
    const offer = await fixture.value({ ...known, vehicle, car_id: await wantedCar('alpha') });
    const answers = { condition: 'fair', keys: 'one' };
    await fixture.call('adjustValuation', {
      params: { id: offer.id },
      body: { id: offer.id, adjustmentAnswers: answers },
    });
    await fixture.complete(offer.id);
    webhook.requests.length = 0;
    await deliver();
    wait(60_000);
    await fixture.accept(offer);
    wait(60_000);
    await deliver();
    const open = async (name: string) =>
      PostalMime.parse(await readFile(join(folder(), `alpha-${name}-${offer.lead_id ?? 0}.eml`)));
    const [first, second] = [await open('lead'), await open('offer-accepted')];
    const price = (await fixture.call('getValuation', { params: { id: offer.id } })).body.offer_price;
    expect([adfProblems(first.text ?? ''), adfProblems(second.text ?? '')]).toEqual([[], []]);
    expect(second).toMatchObject({
      subject: `Trade-in offer accepted, lead ${offer.lead_id ?? 0}: 2021 Toyota RAV4`,
      date: '2026-11-20T02:01:00.000Z',
      messageId: `<offer-accepted-${offer.lead_id ?? 0}@alpha.example>`,
      to: [{ address: 'alpha-yard@dealer.example' }],
    });
    for (const text of [
      `<id sequence="1" source="forecourt">${offer.lead_id ?? 0}</id>`,
      'interest="buy"',
      'interest="trade-in"',
      '<odometer units="km">60000</odometer>',
      `<price type="appraisal" currency="AUD">${price ?? 0}</price>`,
      'Trade-in: 2021 Toyota RAV4 GX, 60,000 km, registered 123ABC (QLD)',
      'Answers: Condition: Fair, Keys: One',
      'Category: Trade-In Valuation / 3. Offer Accepted',
      'Offer accepted: 2026-11-20T02:01:00Z',
    ])
      expect(second.text).toContain(text);
    const events = webhook.requests.map(
      ({ body }) => body as { type: string; data: Record<string, unknown> },
    );
    const own = events.filter(({ data }) => data['lead_id'] === offer.lead_id);
    expect(own.map(({ type }) => type)).toEqual(['lead.created', 'lead.offer_accepted']);
    expect(own[1]?.data['trade_in']).toMatchObject({ rego: '123ABC', offer: price, answers });
  });
});

describe('[API-029] a valuation that is kept beside it', () => {
  const save = (value: ApiOutput<'valueTradeIn'>, changes: object = {}, site = 'alpha') =>
    fixture.call('saveMiscellaneous', { body: { column_name: 'valuation', value, ...changes } }, { site });
  const saved = (id: string) =>
    fixture.platform.database.db.asWorker((tx) =>
      rows<{ name: string; price: number }>(
        tx,
        sql`select column_name as name, (value->>'offer_price')::int as price from miscellaneous where valuation_id = ${id}::uuid`,
      ),
    );

  test('is what was reckoned here, whatever the browser says, and the latest of it', async () => {
    const offer = await fixture.value();
    expect(await save({ ...offer, offer_price: 999_999 })).toMatchObject({
      status: 201,
      body: { saved: true },
    });
    expect(await saved(offer.id)).toEqual([{ name: 'valuation', price: offer.offer_price }]);
    const { body } = await fixture.call('adjustValuation', {
      params: { id: offer.id },
      body: { id: offer.id, adjustmentAnswers: { condition: 'poor' } },
    });
    await save(body);
    expect(await saved(offer.id)).toEqual([{ name: 'valuation', price: body.offer_price }]);
  });

  test('has no other name, no other site’s valuation, and only sites with the flag keep it', async () => {
    const offer = await fixture.value();
    const { status, error } = await save(offer, { column_name: 'x' });
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['column_name']]);
    expect((await save(offer, { value: { ...offer, id: 'x' } })).status).toBe(404);
    const other = await fixture.value(known, 'beta');
    expect((await save(other)).status).toBe(404);
    expect((await save(other, {}, 'beta')).status).toBe(404);
    expect(await saved(other.id)).toEqual([]);
  });
});
