import { publicSite } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { browserStore, openStorage, storageKey } from 'shared-contracts/storage';
import { makeLeadRequest, makeLeadValues } from 'shared-contracts/testing';
import { writeDraft } from '../lead-draft/draft';
import { createOutbox, type NewLead, type Outbox } from './create-outbox';

/** A call of the outbox: its endpoint, its key, and its text in "Comments". */
type Call = [endpoint: string, key: string, message: string];

const site = publicSite();
const { slug } = site.site;
const storage = openStorage(slug, browserStore());
const start = Date.parse('2026-11-20T09:00:00Z');
const spent = () => new ApiFailure('invalid_fields', 'This key was used for another form.');
const away = () => new ApiFailure('unavailable', 'Not now.');

let outboxes: Outbox[];
let calls: Call[];
/** What the server does with a call; the default takes every form and lead. */
let answer: (endpoint: string) => Promise<unknown>;

const { form_submission_id: _none, ...leadWithoutForm } = makeLeadRequest();
const form = (message: string): NewLead => ({
  formType: 'enquiry',
  valuationId: null,
  draftId: 'enquiry',
  lead: { ...leadWithoutForm, values: makeLeadValues({ message }) },
});

/** Another tab of the site. */
function openTab(): Outbox {
  const api = (
    endpoint: string,
    input: { body: { values: { message: string } } },
    { idempotencyKey = '' },
  ) => {
    calls.push([endpoint, idempotencyKey, input.body.values.message]);
    return answer(endpoint);
  };
  const outbox = createOutbox({
    site,
    api,
    events: { publish: jest.fn() },
    now: () => new Date(),
  } as unknown as Platform); // the outbox reads no more of it
  outboxes.push(outbox);
  return outbox;
}

const taken = (endpoint: string): unknown =>
  endpoint === 'submitForm' ? { form_submission_id: 's1' } : { lead_id: 9, error: null };
const leadCalls = () => calls.filter(([endpoint]) => endpoint === 'createLead');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  localStorage.clear();
  [outboxes, calls] = [[], []];
  answer = (endpoint) => Promise.resolve(taken(endpoint));
});
afterEach(() => {
  for (const { stop } of outboxes) stop();
  jest.useRealTimers();
});

test.each([
  ['a', undefined],
  ['b', { name: 'Kim' }],
])('a lead that arrived takes its own draft with it, no newer one: draft of %s', async (key, fields) => {
  writeDraft(storage, 'enquiry', { key, fields: { name: 'Kim' } }, start);
  const outbox = openTab();
  outbox.put('a', form('Hello'));
  await expect(outbox.deliver('a')).resolves.toBeNull();
  expect(storage.read('drafts')['enquiry']?.values).toEqual(fields && { fields });
});

test('what was changed while it was on its way is sent next, whatever the server says of the first', async () => {
  const outbox = openTab();
  const onDecided = jest.fn();
  outbox.watch('a', { onDecided, onMoved: jest.fn() });
  outbox.put('a', form('first'));
  answer = (endpoint) => {
    if (endpoint === 'submitForm' || leadCalls().length > 1) return Promise.resolve(taken(endpoint));
    outbox.put('a', form('second'));
    return Promise.reject(
      new ApiFailure('invalid_fields', 'Look again.', { fields: { phone: 'Too short' } }),
    );
  };
  await outbox.deliver('a');
  expect(leadCalls().map(([, , message]) => message)).toEqual(['first', 'second']);
  expect(onDecided.mock.calls).toEqual([[{ kind: 'sent' }]]);
});

test('a repeat makes no second form call, with other content neither', async () => {
  const outbox = openTab();
  answer = (endpoint) =>
    endpoint === 'submitForm' ? Promise.resolve(taken(endpoint)) : Promise.reject(away());
  outbox.put('a', form('first'));
  await expect(outbox.deliver('a')).resolves.toMatchObject({ kind: 'failed', isTemporary: true });
  answer = (endpoint) => Promise.resolve(taken(endpoint));
  outbox.put('a', form('second'));
  await expect(outbox.deliver('a')).resolves.toBeNull();
  expect(calls.map(([endpoint, , message]) => [endpoint, message])).toEqual([
    ['submitForm', 'first'],
    ['createLead', 'first'],
    ['createLead', 'second'],
  ]);
});

test('a server that finds every key used up is given two more, and then the form has its lead back', async () => {
  const outbox = openTab();
  const watcher = {
    onDecided: jest.fn(),
    onMoved: jest.fn((key: string) => void outbox.watch(key, watcher)),
  };
  outbox.watch('a', watcher);
  outbox.put('a', form('Hello'));
  answer = () => Promise.reject(spent());
  await outbox.deliver('a');
  expect(new Set(calls.map(([, key]) => key)).size).toBe(3);
  expect(watcher.onMoved).toHaveBeenCalledTimes(2);
  expect(watcher.onDecided.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'failed', isSpent: true })],
  ]);
});

test.each([
  ['too many', 'too-many', new ApiFailure('too_many_requests', 'Wait.', { retryAfterS: 600 })],
  ['not now', 'failed', new ApiFailure('unavailable', 'Not now.', { retryAfterS: 600 })],
  ['a proxy without words', 'failed', new ApiFailure('unavailable', '', { retryAfterS: 600, cause: {} })],
])(
  '[API-039] a lead is left alone, and then sent with its key, after as long as the server wants: %s',
  async (_, kind, failure) => {
    const outbox = openTab();
    outbox.put('a', form('Hello'));
    answer = () => Promise.reject(failure);
    await expect(outbox.deliver('a')).resolves.toMatchObject({ kind });
    answer = (endpoint) => Promise.resolve(taken(endpoint));
    jest.setSystemTime(start + 599_000);
    await outbox.deliverAll();
    expect(leadCalls()).toEqual([]);
    jest.setSystemTime(start + 600_000);
    await outbox.deliverAll();
    expect(leadCalls()).toEqual([['createLead', 'a', 'Hello']]);
  },
);

test('what waits is tried later and later, and from the beginning once the network is back', async () => {
  const outbox = openTab();
  outbox.put('a', form('Hello'));
  answer = () => Promise.reject(away());
  await outbox.deliver('a');
  const tries = async (ms: number): Promise<number> => {
    calls = [];
    await jest.advanceTimersByTimeAsync(ms);
    return calls.length;
  };
  expect([await tries(14_999), await tries(1)]).toEqual([0, 1]);
  expect([await tries(29_999), await tries(1)]).toEqual([0, 1]);
  expect([await tries(59_999), await tries(1)]).toEqual([0, 1]);
  calls = [];
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  expect([await tries(29_999), await tries(1)]).toEqual([0, 1]);
});

test('a lead that another tab wrote down is sent from here, should that one close', async () => {
  const [here, other] = [openTab(), openTab()];
  here.watch('b', { onDecided: jest.fn(), onMoved: jest.fn() });
  other.put('a', form('Hello'));
  other.stop();
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(slug, 'outbox') }));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(leadCalls()).toEqual([['createLead', 'a', 'Hello']]);
});
