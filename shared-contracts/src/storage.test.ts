import {
  browserStore,
  openStorage,
  sessionStore,
  storageKey,
  type KeyValueStore,
  type StorageArea,
  type StoredValue,
} from './storage';

function memoryStore(initial: Record<string, string> = {}): KeyValueStore & { data: Record<string, string> } {
  const data = { ...initial };
  return {
    data,
    getItem: (key) => data[key] ?? null,
    setItem: (key, value) => {
      data[key] = value;
    },
    removeItem: (key) => {
      delete data[key];
    },
  };
}
const entry = { id: 1, name: 'Car', slug: 'car', make: 'M', model: 'N', primary_image_url: null };

test.each(['not json', '{"a":1}', '[{"id":"x"}]', 'null', ''])(
  '[CON-031] a stored %j reads as no favourites',
  (text) => {
    expect(openStorage('apex', memoryStore({ 'apex:favourites': text })).read('favourites')).toEqual([]);
  },
);

test('[CON-031] two sites on one origin do not share keys', () => {
  const store = memoryStore();
  openStorage('apex', store).write('favourites', [entry]);
  expect(openStorage('harbour', store).read('favourites')).toEqual([]);
  expect(openStorage('apex', store).read('favourites')).toEqual([entry]);
  expect(storageKey('apex', 'viewed')).not.toBe(storageKey('harbour', 'viewed'));
});

test('a browser that blocks storage reads empty and refuses writes without throwing', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  const blocked = openStorage('apex', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(blocked.read('viewed')).toEqual([]);
  expect(blocked.write('viewed', [])).toBe(false);
  expect(() => blocked.clear('viewed')).not.toThrow();
  expect(openStorage('apex', null).write('viewed', [])).toBe(false);
});

const saved = { favourites: [entry], compare: [entry] };
const loan = {
  car_id: 1,
  amount: 30_000,
  deposit: 0,
  residual: 0,
  rate: 7.5,
  termYears: 5,
  frequency: 'weekly' as const,
};

/** What a page may keep in each area, and something else that its schema refuses. */
const kept: { [A in StorageArea]: { value: StoredValue<A>; empty: StoredValue<A>; wrong: unknown } } = {
  favourites: { value: saved.favourites, empty: [], wrong: [{ ...entry, id: 'x' }] },
  viewed: { value: [], empty: [], wrong: [{ id: 'x' }] },
  compare: { value: saved.compare, empty: [], wrong: [{ ...entry, slug: 1 }] },
  'finance-terms': {
    value: { deposit: 5000, tradeIn: 0, termYears: 5, rate: null, residualPercent: 30 },
    empty: null,
    wrong: { deposit: 5000 },
  },
  'sent-lead': {
    value: { car_id: 7, location: 'springwood', dealership: 'harbour-springwood' },
    empty: null,
    wrong: { car_id: '7', location: '', dealership: '' },
  },
  'trade-in': {
    value: {
      id: 'v1',
      offer_price: 12_000,
      adjustmentAnswers: { kms: '60000' },
      rego: 'ABC123',
      regoState: 'QLD',
      lead_id: 5,
    },
    empty: null,
    wrong: { id: 'v1', regoState: 'XX' },
  },
  'trade-in-until': { value: '2026-12-01T00:00:00Z', empty: null, wrong: 5 },
  'trade-in-answers': { value: { rego: '123ABC' }, empty: {}, wrong: { kms: 5 } },
  history: { value: [], empty: [], wrong: [{ label: 1 }] },
  user: {
    value: {
      name: 'Alex',
      last_name: 'Lee',
      email: 'a@b.example',
      phone: '04',
      postcode: '2000',
      savedAt: 5,
    },
    empty: null,
    wrong: { name: 'Alex' },
  },
  success: { value: null, empty: null, wrong: 'nothing known' },
  'form-error': { value: { message: 'No', time: '10:00' }, empty: null, wrong: { message: 'No' } },
  'pending-save': { value: { car_id: 1, car_name: 'Car', slug: 'car' }, empty: null, wrong: { car_id: 1.5 } },
  'sign-in-code': {
    value: { phone: '0412345678', resendAt: 5, validUntil: 6 },
    empty: null,
    wrong: { phone: '0412345678' },
  },
  'session-changed': { value: 5, empty: 0, wrong: '5' },
  'signed-out': { value: 5, empty: 0, wrong: '5' },
  'spin-known': { value: true, empty: false, wrong: 1 },
  'running-costs': {
    value: { pricePerLitre: '1.70', consumption: { 1: '7.4' }, postcode: '2000' },
    empty: {},
    wrong: { postcode: 2000 },
  },
  loans: { value: [loan], empty: [], wrong: [{ ...loan, frequency: 'yearly' }] },
  'banners-off': { value: ['announcement:a1'], empty: [], wrong: 'announcement:a1' },
  consent: { value: 'needed', empty: null, wrong: 'some' },
  chat: { value: { available: true }, empty: null, wrong: { available: 'yes' } },
  checkouts: { value: { 7: { answers: { name: 'Ada' } } }, empty: {}, wrong: 'none' },
  reservations: { value: { 7: 'R-1' }, empty: {}, wrong: { 7: 1 } },
  outbox: {
    value: { 'key-1': { savedAt: 1, state: 'waiting', content: {} } },
    empty: {},
    wrong: { 'key-1': { savedAt: 1, state: 'lost', content: {} } },
  },
  drafts: {
    value: { enquiry: { key: 'k', values: { message: 'Hi' }, savedAt: 5 } },
    empty: {},
    wrong: { enquiry: { key: 'k', values: {} } },
  },
};

test.each(Object.keys(kept) as StorageArea[])(
  '[CON-031] %s comes back as it was kept, and reads empty when it is missing, wrong or cleared',
  (area) => {
    const { value, empty, wrong } = kept[area];
    const store = memoryStore();
    const site = openStorage('apex', store);
    expect(site.read(area)).toEqual(empty);
    expect(site.write(area, value)).toBe(true);
    expect(Object.keys(store.data)).toEqual([`apex:${area}`]);
    expect(site.read(area)).toEqual(value);
    site.clear(area);
    expect(store.data).toEqual({});
    store.setItem(storageKey('apex', area), JSON.stringify(wrong));
    expect(site.read(area)).toEqual(empty);
    expect(openStorage('apex', null).read(area)).toEqual(empty);
  },
);

describe('the stores of a browser', () => {
  const place = (window: object): void => {
    Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  test('are its local storage and that of its tab', () => {
    const [localStorage, sessionStorage] = [memoryStore(), memoryStore()];
    place({ localStorage, sessionStorage });
    expect(browserStore()).toBe(localStorage);
    expect(sessionStore()).toBe(sessionStorage);
  });

  test('are none on a server, and none where they are blocked', () => {
    expect([browserStore(), sessionStore()]).toEqual([null, null]);
    const get = (): never => {
      throw new Error('blocked');
    };
    place(Object.defineProperties({}, { localStorage: { get }, sessionStorage: { get } }));
    expect([browserStore(), sessionStore()]).toEqual([null, null]);
  });
});
