import { strictBus } from 'harness/testing';
import { openStorage, type KeyValueStore } from 'shared-contracts/storage';
import { connectStore } from './connect-store';
import { createStore } from './store';

const memory = (): KeyValueStore => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** A visit with the store joined to the browser's storage, and what happens in it. */
function visit(kept: KeyValueStore = memory()) {
  const storage = openStorage('test-motors', kept);
  const events = strictBus();
  const leave = connectStore(createStore(), storage, events, () => 0);
  return {
    kept,
    leave,
    search: (make: string, path = '/search') =>
      events.publish('search:history-saved', { entry: { refinements: { make: [make] }, path } }, 'search'),
    type: (query: string, refinements = {}) =>
      events.publish(
        'search:history-saved',
        { entry: { refinements: { ...refinements, query }, path: '/search' } },
        'search',
      ),
    queries: () => storage.read('history').map(({ refinements }) => refinements.query),
    makes: () => storage.read('history').map(({ refinements }) => refinements['make']?.[0]),
  };
}

test('[SRC-029] of six searches the last five stay, most recent first', () => {
  const { search, makes, leave } = visit();
  for (const make of ['Audi', 'BMW', 'Ford', 'Kia', 'Mazda']) search(make);
  expect(makes()).toEqual(['Mazda', 'Kia', 'Ford', 'BMW', 'Audi']);
  search('Toyota');
  expect(makes()).toEqual(['Toyota', 'Mazda', 'Kia', 'Ford', 'BMW']);
  leave();
});

test('[SRC-029] a search that is made again moves up and takes no second place', () => {
  const { search, makes, leave } = visit();
  for (const make of ['Audi', 'BMW', 'Audi']) search(make);
  expect(makes()).toEqual(['Audi', 'BMW']);
  // The same refinements on another path are another search.
  search('BMW', '/search/used-cars');
  expect(makes()).toEqual(['BMW', 'Audi', 'BMW']);
  leave();
});

test('[SRC-029] the searches of an earlier visit count', () => {
  const first = visit();
  for (const make of ['Audi', 'BMW', 'Ford', 'Kia', 'Mazda']) first.search(make);
  first.leave();
  const second = visit(first.kept);
  second.search('Toyota');
  expect(second.makes()).toEqual(['Toyota', 'Mazda', 'Kia', 'Ford', 'BMW']);
  second.leave();
});

test('[SRC-029] of words that are searched while they are typed the last ones are remembered', () => {
  const { search, type, queries, makes, leave } = visit();
  search('Kia');
  for (const query of ['to', 'toyo', 'toyota', 'toyot', 'toyota r']) type(query);
  expect(queries()).toEqual(['toyota r', undefined]);
  // Other words are another search, and so are the same ones beside another filter.
  type('mazda');
  type('mazda 3', { make: ['Mazda'] });
  expect(queries()).toEqual(['mazda 3', 'mazda', 'toyota r', undefined]);
  search('Ford');
  type('ma');
  expect(queries()).toEqual(['ma', undefined, 'mazda 3', 'mazda', 'toyota r']);
  expect(makes()).toEqual([undefined, 'Ford', 'Mazda', undefined, undefined]);
  leave();
});
