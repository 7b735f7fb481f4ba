import { makeCar } from 'shared-contracts/testing';
import { compareCars, type Comparison, type KnownCar } from './compare-cars';

const car = (id: number, changes: Parameters<typeof makeCar>[0] = {}) =>
  makeCar({ id, price: 30_000, status: 'in_stock', created_at: '2026-11-01T00:00:00Z', ...changes });
const known = (carId: number, changes: Partial<KnownCar> = {}): KnownCar => ({
  carId,
  lowestPrice: 30_000,
  isSold: false,
  ...changes,
});
const compare = (changes: Partial<Comparison>) => {
  const result = compareCars({
    known: [],
    found: [],
    soldElsewhere: [],
    isFirst: false,
    watchedFrom: null,
    noPriceText: 'Ask us',
    ...changes,
  });
  return { ...result, kinds: result.changes.map(({ kind, carId }) => `${kind} ${carId}`) };
};

test('what is there at the beginning is noted and not reported', () => {
  const { kinds, updates } = compare({ isFirst: true, found: [car(1), car(2, { price: null })] });
  expect(kinds).toEqual([]);
  expect(updates).toEqual([known(1), known(2, { lowestPrice: null })]);
});

test('new matches come first, then price drops, then sold cars', () => {
  const { kinds, changes } = compare({
    known: [known(1), known(2), known(3)],
    found: [car(1, { status: 'sold' }), car(2, { price: 29_000 }), car(4)],
    soldElsewhere: [car(3, { sold: true })],
  });
  expect(kinds).toEqual(['new 4', 'price-drop 2', 'sold 1', 'sold 3']);
  expect(changes[1]).toMatchObject({ price: '$29,000', wasAud: 30_000 });
});

test('a price is reported when it falls below the lowest that is known, and not again', () => {
  const priced = (price: number | null, lowestPrice: number | null) =>
    compare({ known: [known(1, { lowestPrice })], found: [car(1, { price })] });
  expect(priced(30_000, 30_000)).toMatchObject({ kinds: [], updates: [] });
  expect(priced(31_000, 30_000)).toMatchObject({ kinds: [], updates: [] });
  expect(priced(29_999, 30_000)).toMatchObject({
    kinds: ['price-drop 1'],
    updates: [known(1, { lowestPrice: 29_999 })],
  });
  expect(priced(null, 30_000)).toMatchObject({ kinds: [], updates: [] });
  // A price of 10 dollars or less is none; a first price is no drop.
  expect(priced(5, 30_000)).toMatchObject({ kinds: [], updates: [] });
  expect(priced(28_000, null)).toMatchObject({ kinds: [], updates: [known(1, { lowestPrice: 28_000 })] });
});

test('a sold car is reported once, whatever becomes of the sale', () => {
  const sold = known(1, { isSold: true });
  expect(compare({ known: [sold], found: [car(1, { status: 'sold' })] }).kinds).toEqual([]);
  expect(compare({ known: [sold], found: [car(1, { price: 20_000 })] })).toMatchObject({
    kinds: [],
    updates: [],
  });
  expect(compare({ found: [car(1, { status: 'sold' })] })).toMatchObject({ kinds: [], updates: [sold] });
});

test('of more cars than are watched, an older listing that comes among them is not new', () => {
  const watchedFrom = Date.parse('2026-11-10T00:00:00Z') / 1000;
  const { kinds, updates } = compare({
    watchedFrom,
    found: [car(1), car(2, { created_at: '2026-11-11T00:00:00Z' })],
  });
  expect(kinds).toEqual(['new 2']);
  expect(updates.map(({ carId }) => carId)).toEqual([1, 2]);
});

test('a listing of the very second from which the search watches is not new', () => {
  const watchedFrom = Date.parse('2026-11-10T00:00:00Z') / 1000;
  const { kinds } = compare({
    watchedFrom,
    found: [car(1, { created_at: '2026-11-10T00:00:00Z' }), car(2, { created_at: '2026-11-10T00:00:01Z' })],
  });
  expect(kinds).toEqual(['new 2']);
});

test('a sold car keeps the lowest price that is known of it, and is reported as sold only', () => {
  const { changes, updates } = compare({
    known: [known(1)],
    found: [car(1, { status: 'sold', price: 20_000 })],
  });
  expect(changes).toMatchObject([{ kind: 'sold', price: 'Sold', wasAud: null }]);
  expect(updates).toEqual([known(1, { isSold: true })]);
});

test('a new car without a price is reported in the words of the site', () => {
  expect(compare({ found: [car(1, { price: null })] }).changes).toMatchObject([
    { kind: 'new', price: 'Ask us' },
  ]);
});
