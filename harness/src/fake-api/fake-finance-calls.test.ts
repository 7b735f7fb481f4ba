import { makeLeadRequest } from 'shared-contracts/testing';
import { sampleFixture } from '../sample/sample-fixture';
import { createFakeApi } from './fake-api';
import { unknownRego } from './fake-finance-calls';

const fixture = sampleFixture();
const known = { rego: '123 abc', regoState: 'QLD' } as const;
const vehicle = { make: 'Toyota', model: 'RAV4', badge: null, year: 2019, kms: 100_000 };

test('[API-026] a rego that the register knows has an offer, the unknown one and a car over the limits have a reason', async () => {
  const api = createFakeApi(fixture);
  const found = await api('valueTradeIn', { body: known });
  expect(found).toMatchObject({ rego: '123ABC', reason: null, vehicle: { model: 'RAV4' } });
  expect(found.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.offer_price);
  expect(await api('getValuation', { params: { id: found.id } })).toEqual(found);
  expect(await api('valueTradeIn', { body: { ...known, rego: unknownRego } })).toMatchObject({
    offer_price: null,
    reason: 'unknown_rego',
    vehicle: null,
  });
  expect((await api('valueTradeIn', { body: { vehicle } })).offer_price).toBeGreaterThan(0);
  expect(await api('valueTradeIn', { body: { vehicle: { ...vehicle, kms: 100_001 } } })).toMatchObject({
    offer_price: null,
    reason: 'over_limit',
  });
  await expect(api('valueTradeIn', { body: { rego: '123ABC' } })).rejects.toMatchObject({
    code: 'invalid_fields',
  });
});

test('[API-027] a worse condition and more kilometres lower the price', async () => {
  const api = createFakeApi(fixture);
  const { id, offer_price: first } = await api('valueTradeIn', { body: known });
  const adjusted = (adjustmentAnswers: Record<string, string>) =>
    api('adjustValuation', { params: { id }, body: { id, adjustmentAnswers } });
  const fair = await adjusted({ condition: 'fair' });
  expect(fair.offer_price).toBeLessThan(first ?? 0);
  expect((await adjusted({ condition: 'fair', kms: '90000' })).offer_price).toBeLessThan(
    fair.offer_price ?? 0,
  );
  await expect(adjusted({ colour: 'red' })).rejects.toMatchObject({ code: 'invalid_fields' });
});

test('[API-028] an offer is accepted once its lead has contact details', async () => {
  const api = createFakeApi(fixture);
  const { id, lead_id } = await api('valueTradeIn', { body: known });
  const accept = () =>
    api('acceptValuation', {
      params: { id },
      body: {
        lead_id: lead_id ?? 0,
        form_completed: true,
        offer_accepted: true,
        subcategory: '3. Offer Accepted',
      },
    });
  await expect(accept()).rejects.toMatchObject({ code: 'invalid_fields' });
  const answer = await api(
    'completeValuation',
    { params: { id }, body: makeLeadRequest() },
    { idempotencyKey: 'key-1' },
  );
  expect(answer).toEqual({ lead_id, error: null });
  expect((await accept()).acceptedAt).not.toBeNull();
});

test('[API-021] [API-029] without its flags a site has no quotes and keeps no valuations', async () => {
  const api = createFakeApi(fixture);
  await expect(api('quoteFinance')).rejects.toMatchObject({ code: 'not_found' });
  await expect(api('saveMiscellaneous')).rejects.toMatchObject({ code: 'not_found' });
});
