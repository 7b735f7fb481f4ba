import { emptySearchState } from 'shared-contracts/entities/search';
import { makeCard } from 'shared-contracts/testing';
import { reuseUnchangedResult, reuseUnchangedState } from './reuse-unchanged';

const answer = (prices: readonly number[], toyotas: number) => ({
  hits: prices.map((price, at) => makeCard({ id: at + 1, price })),
  count: prices.length,
  pages: 1,
  ms: 3,
  facets: {
    make: { values: { Toyota: toyotas }, stats: null },
    price: { values: {}, stats: { min: 1, max: 9 } },
  },
});

test('cars and counts that say the same as before are the same objects; what differs is new', () => {
  const before = answer([10, 20, 30], 3);
  const now = answer([10, 25], 2);
  const kept = reuseUnchangedResult(now, before);
  expect(kept).toEqual(now);
  expect(kept.hits[0]).toBe(before.hits[0]);
  expect(kept.hits[1]).toBe(now.hits[1]);
  expect(kept.facets['price']).toBe(before.facets.price);
  expect(kept.facets['make']).toBe(now.facets.make);
});

test('a car is known again wherever it stands', () => {
  const before = answer([10, 20], 2);
  const now = { ...answer([10, 20], 2), hits: answer([10, 20], 2).hits.toReversed() };
  expect(reuseUnchangedResult(now, before).hits).toEqual([before.hits[1], before.hits[0]]);
  expect(reuseUnchangedResult(now, before).hits[0]).toBe(before.hits[1]);
});

test('filters that are as before are the same lists', () => {
  const stateWith = (make: string[]) => {
    const state = emptySearchState();
    return { ...state, filters: { ...state.filters, make, body: ['suv'] } };
  };
  const [before, now] = [stateWith(['Kia']), stateWith(['Kia', 'Mazda'])];
  const kept = reuseUnchangedState(now, before);
  expect(kept).toEqual(now);
  expect(kept.filters.body).toBe(before.filters.body);
  expect(kept.filters.make).toBe(now.filters.make);
});

test('where no filter differs their whole is the same, and so is the place', () => {
  const near = () => ({ postcode: '4000', withinKm: 50 as const });
  const before = { ...emptySearchState(), near: near() };
  const kept = reuseUnchangedState({ ...emptySearchState(), query: 'ute', near: near() }, before);
  expect(kept).toEqual({ ...before, query: 'ute' });
  expect(kept.filters).toBe(before.filters);
  expect(kept.near).toBe(before.near);
});
