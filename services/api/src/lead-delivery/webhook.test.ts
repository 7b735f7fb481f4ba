import { makeLeadValues } from 'shared-contracts/testing';
import { dealershipSchema } from 'shared-contracts/site-config/content';
import { makeDealership } from '../testing/test-platform';
import type { LeadRecord } from './lead-record';
import { postWebhook, type LeadEvent } from './webhook';

const lead: LeadRecord = {
  id: 12, site: 'alpha', formType: 'enquiry', category: 'Sales Enquiry', subcategory: 'Other', source: 'Website',
  url: 'https://alpha.example/cars/x', values: makeLeadValues(), createdAt: '2026-11-20T02:00:00Z', isTimeOpen: false,
  tradeIn: null, location: null, picture: null,
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle: null },
  attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } },
  dealership: dealershipSchema.parse(makeDealership({ id: 1, slug: 'alpha-yard' })),
}; // prettier-ignore

/** Posts the lead to a receiver that answers so; gives what it was sent. */
async function post(status: number, headers: Record<string, string> = {}, type: LeadEvent = 'lead.created') {
  let sent: [unknown, RequestInit | undefined] | undefined;
  const fetcher: typeof fetch = (address, init) => {
    sent = [address, init];
    return Promise.resolve(new Response(null, { status, headers }));
  };
  const options = { type, url: 'https://dealer.example/hook', secret: 'whsec_c2VjcmV0', now: new Date(1_790_000_000_999) } as const;
  await postWebhook(lead, { ...options, fetcher });
  return sent;
} // prettier-ignore

test('a lead is posted as it was stored, to the receiver alone, with a time limit', async () => {
  const [address, init] = (await post(204)) ?? [];
  expect(address).toBe('https://dealer.example/hook');
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', signal: expect.any(AbortSignal) });
  expect(init?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'lead-12',
    'webhook-timestamp': '1790000000',
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
  });
  expect(JSON.parse(init?.body as string)).toEqual({
    type: 'lead.created',
    timestamp: '2026-11-20T02:00:00Z',
    data: {
      lead_id: 12, site: 'alpha', dealership: 'alpha-yard', category: 'Sales Enquiry', subcategory: 'Other', source: 'Website',
      url: 'https://alpha.example/cars/x', vehicle: null, values: makeLeadValues(),
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } },
    },
  });
}); // prettier-ignore

test('an accepted offer is a message of its own: a receiver that knows the lead does not take it for that one', async () => {
  const [, init] = (await post(204, {}, 'lead.offer_accepted')) ?? [];
  expect(init?.headers).toMatchObject({ 'webhook-id': 'lead-12-accepted' });
});

test.each([200, 201, 299])('an answer of %i is success', async (status) => {
  await expect(post(status)).resolves.toBeDefined();
});

test.each<[number, Record<string, string>, object]>([
  [500, {}, { isFinal: false }],
  [302, { location: 'https://elsewhere.example' }, { isFinal: false }],
  [410, {}, { isFinal: true }],
  [429, { 'retry-after': '100' }, { isFinal: false, retryAfterS: 100 }],
  [429, { 'retry-after': '86400' }, { isFinal: false, retryAfterS: 86_400 }],
  [429, { 'retry-after': '86401' }, { isFinal: false, retryAfterS: 86_400 }],
  [429, { 'retry-after': '0' }, { isFinal: false }],
  [429, { 'retry-after': '-5' }, { isFinal: false }],
  [429, { 'retry-after': 'Fri, 20 Nov 2026 02:00:00 GMT' }, { isFinal: false }],
])('an answer of %i with %j fails with %j', async (status, headers, next) => {
  const error: unknown = await post(status, headers).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'DeliveryError', message: `The webhook answered ${status}.` });
  expect((error as { next: object }).next).toEqual(next);
});
