import { orderLocations } from './location-order';

const locations = ['C', 'A', 'B'].map((name) => ({ name, slug: name.toLowerCase() }));

test.each([
  [null, 'ABC'],
  [[], 'ABC'],
  [['b', 'c', 'a'], 'BCA'],
  [['c'], 'CAB'],
  [['gone', 'b'], 'BAC'],
])('[LOC-006] locations C, A and B under the order %j stand as %s', (order, shown) => {
  const ordered = orderLocations(locations, order).map(({ name }) => name);
  expect(ordered.join('')).toBe(shown);
});
