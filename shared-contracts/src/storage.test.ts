import { openStorage, storageKey, type KeyValueStore } from './storage';

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
