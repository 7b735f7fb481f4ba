import { matchFilter } from './match-filter';

const car = {
  make: 'Toyota',
  model: 'RAV4',
  price: 30_000,
  tag: null,
  features: ['Tow bar', 'Camera'],
  promos: [],
  note: '',
};

test.each([
  ['make = Toyota', true],
  ['make = "toyota"', true],
  ['make = Mazda', false],
  ['make != Mazda', true],
  ['tag = x', false],
  ['make IN ["Mazda", "Toyota"]', true],
  ['make IN ["Mazda"]', false],
  ['make NOT IN ["Mazda"]', true],
  ['make IN []', false],
  ['features = "Tow bar"', true],
  ['price >= 30000', true],
  ['price > 30000', false],
  ['price <= 30000', true],
  ['price < 30000', false],
  ['tag > 1', false],
  ['price >= 20000 AND price <= 25000', false],
  ['make = Mazda OR model = RAV4', true],
  ['make = Mazda AND model = RAV4 OR price = 30000', true],
  ['make = Mazda AND (model = RAV4 OR price = 30000)', false],
  ['NOT make = Mazda', true],
  ['price 30000 TO 40000', true],
  ['price 30001 TO 40000', false],
  ['price 20000 TO 30000', true],
  ['price 20000 TO 29999', false],
  ['tag EXISTS', true],
  ['colour EXISTS', false],
  ['tag IS NULL', true],
  ['make IS NULL', false],
  ['colour IS NULL', false],
  ['promos IS EMPTY', true],
  ['note IS EMPTY', true],
  ['features IS EMPTY', false],
])('%s is %s of a Toyota RAV4 for 30,000', (filter, holds) => {
  expect(matchFilter(filter)(car)).toBe(holds);
});

test('a list holds when all of its elements do; an inner list when one does', () => {
  expect(matchFilter(['make = Toyota', 'price > 1'])(car)).toBe(true);
  expect(matchFilter(['make = Toyota', 'price < 1'])(car)).toBe(false);
  expect(matchFilter([['make = Mazda', 'make = Toyota'], 'price > 1'])(car)).toBe(true);
  expect(matchFilter([['make = Mazda', 'make = Ford']])(car)).toBe(false);
  expect(matchFilter([])(car)).toBe(true);
  expect(matchFilter(undefined)({})).toBe(true);
});

test.each([
  ['make', /a value but found the end/],
  ['make = ', /a value but found the end/],
  ['(make = Toyota', /"\)" but found the end/],
  ['price > cheap', /no number/],
  ['price 1 TO dear', /no number/],
])('%s is refused with the reason', (filter, reason) => {
  expect(() => matchFilter(filter)).toThrow(reason);
  expect(() => matchFilter(filter)).toThrow(expect.objectContaining({ code: 'bad_request' }));
});
