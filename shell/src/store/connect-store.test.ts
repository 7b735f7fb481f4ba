import { strictBus } from 'harness/testing';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { COMPARE_LIMIT } from './compare';
import { connectStore } from './connect-store';
import { createStore } from './store';

const entries = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'M',
  model: 'N',
  primary_image_url: null,
}));
const key = 'test-motors:compare';

let disconnect = (): void => undefined;
afterEach(() => {
  disconnect();
  window.localStorage.clear();
});

function connect() {
  const events = strictBus();
  const storage = openStorage('test-motors', browserStore());
  disconnect = connectStore(createStore(), storage, events, () => 0);
  return { events, storage, compared: () => events.last('compare:changed')?.items.map(({ id }) => id) };
}

test('no more cars are compared than fit, whatever the browser has kept or another tab writes', () => {
  window.localStorage.setItem(key, JSON.stringify(entries));
  const { compared } = connect();
  expect(compared()).toEqual([1, 2, 3, 4]);
  expect(compared()).toHaveLength(COMPARE_LIMIT);
  window.localStorage.setItem(key, JSON.stringify(entries.toReversed()));
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  expect(compared()).toEqual([6, 5, 4, 3]);
});

describe('the details of the last enquiry', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const details = { name: 'Ann', last_name: 'Bee', email: 'a@b.de', phone: '0412345678', postcode: '4000' };
  const keep = (days: number) =>
    window.localStorage.setItem('test-motors:user', JSON.stringify({ ...details, savedAt: -days * dayMs }));
  const kept = () => window.localStorage.getItem('test-motors:user');

  test('[SHL-074] stay for 30 days, and are taken out of the browser after that', () => {
    keep(30);
    connect();
    expect(kept()).not.toBeNull();
    disconnect();
    keep(31);
    connect();
    expect(kept()).toBeNull();
  });

  test('[SHL-074] are forgotten at once when the shopper wants it', () => {
    keep(1);
    const draft = { key: 'a', values: { fields: details }, savedAt: 0 };
    window.localStorage.setItem('test-motors:drafts', JSON.stringify({ 'enquiry:': draft }));
    const { events } = connect();
    events.publish('user-details:forgotten', {}, 'leads');
    expect(kept()).toBeNull();
    expect(window.localStorage.getItem('test-motors:drafts')).toBeNull();
  });
});

test('[LEA-024][LEA-025] the outcome of the last lead is kept for the next page and for support', () => {
  const { events, storage } = connect();
  events.publish('leads:failed', { form: 'enquiry', message: 'It broke.' }, 'leads');
  expect(storage.read('form-error')).toEqual({ message: 'It broke.', time: new Date(0).toISOString() });
  expect(storage.read('success')).toBeNull();
  const lead = {
    lead_id: 5,
    category: 'Sales Enquiry',
    subcategory: null,
    success_category: 'enquiry',
  } as const;
  events.publish('leads:submitted', lead, 'leads');
  expect(storage.read('success')).toBe('enquiry');
  expect(storage.read('form-error')).toBeNull();
  expect(storage.read('sent-lead')).toEqual({ car_id: null, location: '', dealership: '' });
  const appointment_at = '2026-11-24T10:30:00+10:00';
  const about = {
    car_id: 7,
    location_slug: 'springwood',
    dealership_slug: 'harbour-springwood',
    appointment_at,
  };
  events.publish('leads:submitted', { ...lead, ...about }, 'leads');
  expect(storage.read('sent-lead')).toEqual({
    car_id: 7,
    location: 'springwood',
    dealership: 'harbour-springwood',
    appointment_at,
  });
});

test('a shopper’s own terms are kept, replayed to parts that come later, and taken back', () => {
  const terms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: 9.5, residualPercent: 30 };
  const first = connect();
  expect(first.events.last('finance:terms-changed')).toEqual({ terms: null });
  first.events.publish('finance:terms-requested', { terms }, 'finance');
  expect(first.events.last('finance:terms-changed')).toEqual({ terms });
  disconnect();
  const second = connect();
  expect(second.events.last('finance:terms-changed')).toEqual({ terms });
  second.events.publish('finance:terms-requested', { terms: null }, 'finance');
  expect(second.events.last('finance:terms-changed')).toEqual({ terms: null });
  expect(second.storage.read('finance-terms')).toBeNull();
});

test('terms that another tab chose count here, and the same ones read again are no change', () => {
  const { events, storage } = connect();
  const heard: unknown[] = [];
  events.subscribe('finance:terms-changed', ({ terms }) => heard.push(terms));
  const terms = { deposit: 0, tradeIn: 0, termYears: 3, rate: null, residualPercent: 0 };
  storage.write('finance-terms', terms);
  const change = () =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: window.localStorage }));
  change();
  change();
  expect(heard).toEqual([null, terms]);
});
