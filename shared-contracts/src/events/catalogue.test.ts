import { createEventBus } from './bus';
import { eventSchemas, type EventName, type EventPayload } from './schemas';

/** Publishes an event and gives what a subscriber and a late subscriber received, and what was refused. */
function send<N extends EventName>(name: N, payload: unknown) {
  const refused: string[] = [];
  const received: unknown[] = [];
  const late: unknown[] = [];
  const bus = createEventBus(
    (problem) => refused.push(problem.name),
    () => 0,
  );
  bus.subscribe(name, (value) => received.push(value));
  bus.publish(name, payload as EventPayload<N>, 'test'); // also payloads that break the schema
  bus.subscribe(name, (value) => late.push(value));
  return { received, late, refused };
}

const saved = { items: [{ id: 7 }], states: { 7: 'saved' } };
const requested = { car_id: 7, car_name: '2021 Toyota RAV4', slug: 'rav4-7' };
const estimate = {
  car_id: 7,
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 10,
  termYears: 6,
  frequency: 'weekly',
  payment: 130,
  weekly: 130,
  total: null,
};

const terms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: null, residualPercent: 30 };
const offer = {
  id: 'v1',
  offer_price: 12_000,
  adjustmentAnswers: null,
  rego: 'ABC123',
  regoState: 'QLD',
  lead_id: 5,
};

test.each<[EventName, unknown, unknown]>([
  ['watchlist:save-requested', requested, { ...requested, car_id: '7' }],
  ['watchlist:remove-requested', requested, { car_id: 7 }],
  ['watchlist:changed', saved, { ...saved, states: { 7: 'kept' } }],
  [
    'watchlist:failed',
    { car_id: 7, action: 'save', message: 'No.' },
    { car_id: 7, action: 'keep', message: '' },
  ],
])('[CON-023] %s carries its documented payload and nothing else', (name, payload, broken) => {
  expect(send(name, payload)).toMatchObject({ received: [payload], refused: [] });
  expect(send(name, broken)).toMatchObject({ received: [], refused: [name] });
});

test('[CON-023] the list is replayed to a late subscriber, a failure is not', () => {
  expect(send('watchlist:changed', saved).late).toEqual([saved]);
  expect(send('watchlist:failed', { car_id: 7, action: 'save', message: 'No.' }).late).toEqual([]);
});

test.each<[EventName, unknown, unknown]>([
  ['finance:estimate-updated', estimate, { ...estimate, frequency: 'daily' }],
  [
    'finance:quote-received',
    { car_id: 7, weeklyRepaymentAmount: 130, comparisonRate: 8.38, advertisedRate: null },
    { car_id: 7, weeklyRepaymentAmount: '130' },
  ],
  ['finance:terms-requested', { terms }, { terms: { ...terms, deposit: -1 } }],
  ['finance:terms-changed', { terms: null }, {}],
  ['trade-in:changed', { offer }, { offer: { ...offer, id: 1 } }],
  ['trade-in:requested', { car_id: 7 }, { car_id: 'seven' }],
  [
    'trade-in:valued',
    { id: 'v1', offer_price: 12_000, rego: 'ABC123', regoState: 'QLD', lead_id: 5 },
    { id: 'v1', offer_price: 12_000, rego: 'ABC123', regoState: 'XX', lead_id: 5 },
  ],
  ['trade-in:offer-accepted', { id: 'v1', lead_id: 5, offer_price: 12_000 }, { id: 'v1', lead_id: null }],
  ['checkout:reserve-requested', { car_id: 7, slug: 'rav4-7', amount_label: '$200' }, { car_id: 7 }],
  ['checkout:reserved', { car_id: 7, reference: 'R-1' }, { car_id: 7, reference: 1 }],
])('[CON-025] %s carries its documented payload and nothing else', (name, payload, broken) => {
  expect(send(name, payload)).toMatchObject({ received: [payload], refused: [] });
  expect(send(name, broken)).toMatchObject({ received: [], refused: [name] });
});

test('every event that replays is a state that changed', () => {
  const names = Object.keys(eventSchemas) as EventName[]; // the keys of the table
  expect(names.filter((name) => name.endsWith('changed')).toSorted()).toEqual([
    'auth:user-changed',
    'chat:availability-changed',
    'compare:changed',
    'favourites:changed',
    'finance:terms-changed',
    'navigation:changed',
    'privacy:changed',
    'search:budget-changed',
    'search:state-changed',
    'trade-in:changed',
    'viewed:changed',
    'watchlist:changed',
  ]);
});
