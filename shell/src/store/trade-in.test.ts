import { createEventBus } from 'shared-contracts/events/bus';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import { keepTradeIn } from './trade-in';

const key = 'test-motors:trade-in';
const offer = {
  offer_price: 15_500,
  id: 'v-1',
  adjustmentAnswers: null,
  rego: '123ABC',
  regoState: 'QLD',
  lead_id: 5,
} as const;

let clock = '2026-11-30T00:00:00Z';
let leave = (): void => undefined;
afterEach(() => {
  clock = '2026-11-30T00:00:00Z';
  leave();
  window.sessionStorage.clear();
});

function open() {
  const events = createEventBus(
    (problem) => {
      throw new Error(problem.message);
    },
    () => 0,
  );
  leave = keepTradeIn(openStorage('test-motors', sessionStore()), events, () => new Date(clock));
  return { events, shown: () => events.last('trade-in:changed')?.offer };
}

const kept = (): unknown => JSON.parse(window.sessionStorage.getItem(key) ?? 'null');

test('[FIN-054] an offer is kept for the session with its 6 keys, and replayed after a reload', () => {
  const first = open();
  expect(first.shown()).toBeNull();
  first.events.publish('trade-in:valued', offer, 'finance');
  expect(kept()).toEqual(offer);
  expect(first.shown()).toEqual(offer);
  leave();
  expect(open().shown()).toEqual(offer);
});

test('[FIN-054] an adjusted valuation replaces the offer, and accepting it brings its lead', () => {
  const { events, shown } = open();
  events.publish('trade-in:valued', { ...offer, lead_id: null }, 'finance');
  const adjusted = { ...offer, lead_id: null, offer_price: 14_800, adjustmentAnswers: { condition: 'fair' } };
  events.publish('trade-in:valued', adjusted, 'finance');
  expect(shown()).toEqual(adjusted);
  events.publish('trade-in:offer-accepted', { id: 'another', lead_id: 9, offer_price: 1 }, 'finance');
  expect(shown()).toEqual(adjusted);
  events.publish('trade-in:offer-accepted', { id: 'v-1', lead_id: 5, offer_price: 14_800 }, 'finance');
  expect(kept()).toEqual({ ...adjusted, lead_id: 5 });
});

test('[FIN-054] signing out forgets the offer on the page too', () => {
  const { events, shown } = open();
  events.publish('trade-in:valued', offer, 'finance');
  events.publish('auth:user-changed', { user: { id: 'v', phone: '0412345678', loading: false } }, 'shell');
  expect(shown()).toEqual(offer);
  window.sessionStorage.removeItem(key);
  events.publish('auth:user-changed', { user: { id: null, phone: null, loading: false } }, 'shell');
  expect(shown()).toBeNull();
});

test('an offer that is unreadable is none', () => {
  window.sessionStorage.setItem(key, JSON.stringify({ ...offer, regoState: 'XX' }));
  expect(open().shown()).toBeNull();
});

test('[FIN-054] an offer that does not count any more is forgotten with the next page, one that does is kept', () => {
  const { events, shown } = open();
  events.publish('trade-in:valued', { ...offer, validUntil: '2026-12-07T00:00:00Z' }, 'finance');
  expect(kept()).toEqual(offer);
  clock = '2026-12-06T23:59:59Z';
  leave();
  expect(open().shown()).toEqual(offer);
  clock = '2026-12-07T00:00:00Z';
  leave();
  expect(open().shown()).toBeNull();
  expect(kept()).toBeNull();
  expect(shown()).toEqual(offer); // of the page that was left
});
