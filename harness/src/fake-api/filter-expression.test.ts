import { parseFilter } from './filter-expression';

const car = { make: 'Toyota', model: 'RAV4', price: 30_000, tag: null, features: ['Tow bar', 'Camera'] };

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
  ['make = "a \\"quoted\\" \\\\ name"', false],
])('%s is %s of a Toyota RAV4 for 30,000', (filter, holds) => {
  expect(parseFilter(filter)(car)).toBe(holds);
});

test('a list holds when all of its elements do; an inner list when one does', () => {
  expect(parseFilter(['make = Toyota', 'price > 1'])(car)).toBe(true);
  expect(parseFilter(['make = Toyota', 'price < 1'])(car)).toBe(false);
  expect(parseFilter([['make = Mazda', 'make = Toyota'], 'price > 1'])(car)).toBe(true);
  expect(parseFilter([['make = Mazda', 'make = Ford']])(car)).toBe(false);
  expect(parseFilter([])(car)).toBe(true);
  expect(parseFilter(undefined)({})).toBe(true);
});

test('a quoted keyword is a value', () => {
  expect(parseFilter('make = "OR"')({ make: 'or' })).toBe(true);
});

test.each([
  ['make', /operator/],
  ['make = ', /value/],
  ['make = Toyota model', /goes on with "model"/],
  ['make IN ["Toyota"', /lacks "]"/],
  ['(make = Toyota', /lacks "\)"/],
  ['price > cheap', /no number/],
  ['make ~ Toyota', /operator "~"/],
  ['make = "Toyota', /cannot be read/],
  ['make NOT Toyota', /lacks "IN"/],
])('%s is refused with the reason', (filter, reason) => {
  expect(() => parseFilter(filter)).toThrow(reason);
  expect(() => parseFilter(filter)).toThrow(expect.objectContaining({ code: 'bad_request' }));
});
