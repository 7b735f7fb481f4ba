import { apiSchemas } from 'shared-contracts/api/schemas';
import { endpoints, type EndpointName } from 'shared-contracts/api/endpoints';
import { makeLeadRequest } from 'shared-contracts/testing';
import { sampleWorld } from '../sample/sample-world';
import { createFakeApi } from './fake-api';
import type { FakeBehaviour } from './behaviour';

const world = sampleWorld();
const api = createFakeApi(world);
const slug = world.cars[0]?.slug ?? '';
const lead = makeLeadRequest();

/** Input of each call that has an answer. */
const calls: Partial<Record<EndpointName, Parameters<typeof api>[1]>> = {
  getCar: { params: { slug } },
  viewCar: { params: { slug } },
  listCars: { query: { filter: 'make = Toyota' } },
  carsByModel: { query: { make: 'toyota', price: '10000-90000' } },
  geocode: { query: { postal_code: '4127' } },
  submitForm: { body: { form_type: 'enquiry', values: lead.values } },
  createLead: { body: lead },
  trackEvent: { body: { event_id: 4, website_id: 1 } },
};
const answered = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'getPage');

test.each(answered)('%s answers in the shape of the contract', async (name) => {
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

test('changing an answer does not change the data', async () => {
  const car = await api('getCar', { params: { slug } });
  car.price = 1;
  expect((await api('getCar', { params: { slug } })).price).not.toBe(1);
});

test('a fault counts from the next call on', async () => {
  const behaviour: FakeBehaviour = {};
  const switched = createFakeApi({ ...world, behaviour });
  await expect(switched('listLocations')).resolves.toHaveLength(3);
  behaviour.fault = 'fail';
  await expect(switched('listLocations')).rejects.toMatchObject({ code: 'unavailable' });
});
