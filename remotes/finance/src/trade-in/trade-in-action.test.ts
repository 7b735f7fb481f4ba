import { publicSite } from 'harness/testing';
import { createFakeApi } from 'harness/fake-api';
import type { Car } from 'shared-contracts/entities/car';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { ApiFailure } from 'shared-contracts/errors';
import { type TestApi, faq, recordCalls } from '../testing/show-trade-in';
import { remote } from '../remote';

const testApi = (site: PublicTenantConfig, cars: readonly Car[] = []): TestApi =>
  recordCalls(createFakeApi({ site, cars, faq }));

const url = 'https://test.example/trade-in';

function post(fields: Record<string, string>, { test = testApi(publicSite()), query = '' } = {}) {
  const route = remote.routes.find(({ pattern }) => pattern === '/trade-in');
  if (!route?.action) throw new Error('The trade-in page answers no posts.');
  return route.action({
    site: publicSite(),
    api: test.api,
    url: new URL(url + query),
    params: {},
    fields,
    key: 'key-12345678',
    page: { url, userAgent: 'browser' },
  });
}

const rego = { kind: 'rego', rego: '123-abc', regoState: 'QLD' };
const byHand = { kind: 'by-hand', make: 'Mazda', model: 'CX-5', year: '2021', kms: '45,000 km' };

test('a rego posted without JavaScript leads to its valuation, with the car of interest', async () => {
  const test = testApi(publicSite());
  const result = await post(rego, { test, query: '?car_id=7' });
  expect(result).toEqual({
    kind: 'redirect',
    location: '/trade-in?car_id=7&valuation=fake-valuation-1',
  });
  expect(test.sent('valueTradeIn')).toEqual([{ body: { rego: '123ABC', regoState: 'QLD', car_id: 7 } }]);
});

test('a car described without JavaScript is valued too', async () => {
  const test = testApi(publicSite());
  await expect(post(byHand, { test })).resolves.toMatchObject({ kind: 'redirect' });
  expect(test.sent('valueTradeIn')).toEqual([
    { body: { vehicle: { make: 'Mazda', model: 'CX-5', badge: null, year: 2021, kms: 45_000 } } },
  ]);
});

test.each([
  ['nothing', { kind: 'rego' }, ['rego', 'regoState']],
  ['a plate with signs', { ...rego, rego: '12*' }, ['rego']],
  ['a wrong state', { ...rego, regoState: 'XX' }, ['regoState']],
  ['an unknown rego', { ...rego, rego: 'UNKNOWN1' }, ['rego']],
  ['a year to come', { ...byHand, year: '2099' }, ['year']],
  ['kilometres in words', { ...byHand, kms: 'many' }, ['kms']],
  ['1e309 kilometres', { ...byHand, kms: '1e309' }, ['kms']],
  ['negative kilometres', { ...byHand, kms: '-5' }, ['kms']],
])('%s comes back with what is wrong', async (_, fields: Record<string, string>, wrong) => {
  const result = await post(fields);
  expect(result).toMatchObject({ kind: 'form', status: 422, form: { values: fields, key: 'key-12345678' } });
  expect(result.kind === 'form' ? Object.keys(result.form.errors) : []).toEqual(wrong);
});

test.each([
  ['that is down', new ApiFailure('unavailable', 'Down.'), 503],
  ['that is busy', new ApiFailure('too_many_requests', 'Try again in a minute.'), 429],
])('a service %s brings the form back to be sent again', async (_, failure, status) => {
  const test: TestApi = testApi(publicSite());
  test.answer('valueTradeIn', () => Promise.reject(failure));
  const result = await post(rego, { test });
  expect(result).toMatchObject({ kind: 'form', status });
  expect(result.kind === 'form' && result.form.errors['form']).toBeTruthy();
});
