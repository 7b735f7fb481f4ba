import { apiSchemas } from 'shared-contracts/api/schemas';
import { endpoints, type EndpointName } from 'shared-contracts/api/endpoints';
import { alertConsent } from 'shared-contracts/entities/saved-search';
import { makeLeadRequest } from 'shared-contracts/testing';
import { sampleFixture } from '../sample/sample-fixture';
import { createFakeApi } from './fake-api';
import { fakeAlertToken } from './fake-saved-searches';
import { fakeCode } from './fake-sign-in';
import { fakeReservation } from './fake-vehicle-calls';
import type { FakeBehaviour } from './behaviour';

const fixture = sampleFixture({
  checkout: { enabled: true },
  delivery: { zones: [{ name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 }] },
  site: { finance_provider: 'firstDrive', flags: { youxQuote: true, saveValuation: true } },
});
const api = createFakeApi(fixture);
const slug = fixture.cars[0]?.slug ?? '';
const lead = makeLeadRequest();
const phone = '0412 345 678';
/** The one that `valueTradeIn` makes first. */
const valuation = { id: 'fake-valuation-1' };
const known = { rego: '123 abc', regoState: 'QLD' } as const;

/** Input of each call that has an answer. */
const calls: Partial<Record<EndpointName, Parameters<typeof api>[1]>> = {
  getCar: { params: { slug } },
  similarCarIds: { params: { slug } },
  viewCar: { params: { slug } },
  listCars: { query: { filter: 'make = Toyota' } },
  carsByModel: { query: { make: 'toyota', price: '10000-90000' } },
  carGauge: { params: { slug } },
  deliveryPrice: { query: { postcode: '4000' } },
  listAppointments: { query: { dealership_slug: 'any' } },
  revealPhone: { body: { car_id: fixture.cars[0]?.id ?? 0, dealership_id: 1, website_id: 1 } },
  reserveCar: {
    body: {
      car_id: fixture.cars[0]?.id ?? 0,
      contact: { name: 'Ada', last_name: 'Lovelace', postcode: '4000', phone, email: 'ada@example.com' },
      payment_processor: 'sandbox',
      payment_token: 'sandbox-approve-1',
    },
  },
  getReservation: { params: { reference: fakeReservation } },
  geocode: { query: { postal_code: '4127' } },
  submitForm: { body: { form_type: 'enquiry', values: lead.values } },
  createLead: { body: lead },
  financeDisclaimer: { params: { slug } },
  quoteFinance: {
    body: {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2021,
      vin: null,
      nvic: null,
      whoIsHelping: 'Test Cars',
    },
  },
  valueTradeIn: { body: known },
  getValuation: { params: valuation },
  adjustValuation: { params: valuation, body: { ...valuation, adjustmentAnswers: { condition: 'fair' } } },
  addTradeInPhoto: { params: valuation, body: new Blob(['photo']) },
  removeTradeInPhoto: { params: { ...valuation, photo: 'fake-photo-1' } },
  completeValuation: { params: valuation, body: lead },
  acceptValuation: {
    params: valuation,
    body: {
      lead_id: 1000,
      form_completed: true,
      offer_accepted: true,
      subcategory: '3. Offer Accepted',
    },
  },
  trackEvent: { body: { event_id: 4, website_id: 1 } },
  requestCode: { body: { phone } },
  verifyCode: { body: { phone, code: fakeCode } },
  saveCar: { body: { phone_number: phone, car_id: fixture.cars[0]?.id ?? 0 } },
  ...Object.fromEntries(
    (['getSavedSearch', 'confirmSavedSearch', 'stopSavedSearch'] as const).map((name) => [
      name,
      { params: { token: fakeAlertToken } },
    ]),
  ),
  changeSavedSearch: { params: { token: fakeAlertToken }, body: { frequency: 'now' } },
  saveSearch: {
    body: {
      query: 'make=Kia',
      channel: 'email',
      address: 'ada@example.com',
      frequency: 'daily',
      consent: alertConsent.version,
    },
  },
  removeCar: { body: { phone_number: phone, car_id: fixture.cars[0]?.id ?? 0 } },
};
const answered = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'getPage');

test.each(answered)('%s answers in the shape of the contract', async (name) => {
  const signedIn: EndpointName[] = ['getWatchlist', 'getMyGarage', 'saveCar', 'removeCar'];
  if (name === 'verifyCode' || signedIn.includes(name)) await api('requestCode', { body: { phone } });
  if (signedIn.includes(name)) await api('verifyCode', { body: { phone, code: fakeCode } });
  const answer = await api(name, calls[name] as never, { idempotencyKey: `key of ${name}` });
  expect(() => apiSchemas[name].response.parse(answer)).not.toThrow();
});

test('cars are found by slug, filter and model; hidden ones are not', async () => {
  await expect(api('getCar', { params: { slug: 'nothing' } })).rejects.toMatchObject({ code: 'not_found' });
  const toyotas = await api('listCars', { query: { filter: 'make = Toyota' } });
  expect(toyotas).toHaveLength(10);
  const page = await api('carsByModel', { query: { make: 'toyota', model: 'rav4', category: 'used' } });
  expect(page).toMatchObject({ count: 3, pages: 1 });
});

test('a lead needs a key; the same key is the same lead, with other values it is refused', async () => {
  await expect(api('createLead', { body: lead })).rejects.toMatchObject({ code: 'bad_request' });
  const first = await api('createLead', { body: lead }, { idempotencyKey: 'a' });
  expect(first.error).toBeNull();
  expect(await api('createLead', { body: lead }, { idempotencyKey: 'a' })).toEqual(first);
  expect(await api('createLead', { body: lead }, { idempotencyKey: 'b' })).not.toEqual(first);
  const other = makeLeadRequest({ values: { ...lead.values, name: 'Grace' } });
  await expect(api('createLead', { body: other }, { idempotencyKey: 'a' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('the right code signs in, and the saved cars are there', async () => {
  const visitor = createFakeApi(fixture);
  const [first, second] = fixture.cars.map(({ id }) => id);
  const change = (car_id = 0, phone_number = phone) => ({ body: { phone_number, car_id } });
  await expect(visitor('getWatchlist')).rejects.toMatchObject({ code: 'unauthorised' });
  await expect(visitor('requestCode', { body: { phone: '07 5550 0142' } })).rejects.toMatchObject({
    code: 'invalid_fields',
  });
  await visitor('requestCode', { body: { phone } });
  await expect(visitor('verifyCode', { body: { phone, code: '000000' } })).rejects.toMatchObject({
    message: 'Incorrect code. Please try again.',
  });
  const me = await visitor('verifyCode', { body: { phone, code: fakeCode } });
  expect(me.phone).toBe('0412345678');
  expect(await visitor('getMe')).toEqual(me);
  await visitor('saveCar', change(first));
  await visitor('saveCar', change(second));
  await visitor('saveCar', change(second));
  expect((await visitor('getWatchlist')).items).toEqual([{ id: second }, { id: first }]);
  await expect(visitor('saveCar', change(first, '0499999999'))).rejects.toMatchObject({ code: 'forbidden' });
  await visitor('removeCar', change(second));
  expect((await visitor('getWatchlist')).cars.map(({ id }) => id)).toEqual([first]);
  expect(await visitor('signOut')).toEqual({ id: null, phone: null });
  await expect(visitor('getWatchlist')).rejects.toMatchObject({ code: 'unauthorised' });
});

test('similar cars can be bought now, and never are the car itself', async () => {
  const ids = await api('similarCarIds', { params: { slug } });
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).not.toContain(fixture.cars[0]?.id);
});

test('changing an answer does not change the data', async () => {
  const car = await api('getCar', { params: { slug } });
  car.price = 1;
  expect((await api('getCar', { params: { slug } })).price).not.toBe(1);
});

test('a fault counts from the next call on', async () => {
  const behaviour: FakeBehaviour = {};
  const switched = createFakeApi({ ...fixture, behaviour });
  await expect(switched('listLocations')).resolves.toHaveLength(3);
  behaviour.fault = 'fail';
  await expect(switched('listLocations')).rejects.toMatchObject({ code: 'unavailable' });
});
