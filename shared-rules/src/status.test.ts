import { isAvailableNow, isComingSoon, isInStock, isSold, isSoldLongAgo } from './status';

const car = (status: string, sold = false) => ({ status, sold });

test.each([
  ['in_stock', false, false],
  ['coming_soon', false, false],
  ['wholesale', false, true],
  ['sold', false, true],
  ['', false, true],
  ['in_stock', true, true],
])('[CON-032] status %j with sold %j counts as sold: %j', (status, sold, expected) => {
  expect(isSold(car(status, sold))).toBe(expected);
});

test.each([
  ['coming_soon', false, true, false],
  ['in_stock', false, true, true],
  ['in_stock', true, false, false],
  ['sold', false, false, false],
])(
  '[CON-033] %j, sold %j: in stock by default %j, where only in_stock counts %j',
  (status, sold, both, strict) => {
    expect(isInStock(car(status, sold), ['in_stock', 'coming_soon'])).toBe(both);
    expect(isInStock(car(status, sold), ['in_stock'])).toBe(strict);
  },
);

test('available now is strictly in stock, coming soon is neither', () => {
  expect(isAvailableNow(car('in_stock'))).toBe(true);
  expect(isAvailableNow(car('coming_soon'))).toBe(false);
  expect(isComingSoon(car('coming_soon'))).toBe(true);
  expect(isComingSoon(car('coming_soon', true))).toBe(false);
});

test.each([
  ['the third day is not over', 'sold', 3 * 86_400 - 1, false],
  ['three days are over', 'sold', 3 * 86_400, true],
  ['no date is known', 'sold', null, false],
  ['it is for sale again', 'in_stock', 30 * 86_400, false],
])('a car is sold long ago by its date: %s', (_, status, agoSeconds, expected) => {
  const now = new Date('2026-06-15T02:00:00Z');
  const sold_date_timestamp = agoSeconds === null ? null : now.getTime() / 1000 - agoSeconds;
  expect(isSoldLongAgo({ ...car(status), sold_date_timestamp }, now, 3)).toBe(expected);
});
