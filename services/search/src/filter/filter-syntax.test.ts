import { checkFilter, checkFilters } from './filter-syntax';

test.each([
  'make = Toyota',
  'make = "Land Rover" AND price >= 10000',
  "make = 'Land Rover'",
  String.raw`make = "a \" quote"`,
  'make IN [Kia, "Land Rover"] OR NOT (year < 2020)',
  'make IN []',
  'make NOT IN [Kia,]',
  'NOT NOT make = Kia',
  'price 1000 TO 2000',
  'colour EXISTS AND badge NOT EXISTS',
  'colour IS NULL OR colour IS NOT EMPTY',
  'dealership_id EXISTS OR dealership_id NOT EXISTS',
  'certified = true',
  'model=CX-5',
  'model != 3',
  'make = Škoda',
])('reads %s', (expression) => {
  expect(checkFilter(expression)).toBeNull();
});

test.each([
  ['make = Kia)', 'unexpected ")" at character 11'],
  ['(make = Kia', 'expected ")" but found the end'],
  ['make = "Kia', 'the text that begins at character 8 never ends'],
  ['make =', 'expected a value but found the end'],
  ['make', 'expected a value but found the end'],
  ['= Kia', 'expected the name of an attribute but found "="'],
  ['make = Kia OR', 'expected the name of an attribute but found the end'],
  ['make = Kia year = 2020', 'unexpected "year" at character 12'],
  ['make = AND', 'expected a value but found "AND"'],
  ['make IN Kia', 'expected "[" but found "Kia"'],
  ['make NOT = Kia', 'expected IN or EXISTS but found "="'],
  ['colour IS Kia', 'expected NULL or EMPTY but found "Kia"'],
  ['price 1 2', 'expected "TO" but found "2"'],
  ['vin = 1', '"vin" is no attribute that can be filtered by'],
  ['_geoRadius(1,2,3)', '"_geoRadius" is no attribute'],
  ['make CONTAINS Toy', 'expected "TO" but found "Toy"'],
  ['make = Kia; DROP', '";" at character 11 has no meaning in a filter'],
  ['"make" = Kia', 'expected the name of an attribute'],
  ['', 'expected the name of an attribute but found the end'],
])('refuses %j: %s', (expression, reason) => {
  expect(checkFilter(expression)).toContain(reason);
});

test('limits length, depth and number of conditions of a request', () => {
  expect(checkFilter(`${'('.repeat(33)}make = Kia${')'.repeat(33)}`)).toContain('deeper than 32');
  expect(checkFilter(`${'('.repeat(32)}make = Kia${')'.repeat(32)}`)).toBeNull();
  expect(checkFilter(`make = "${'x'.repeat(8_192)}"`)).toContain('longer than 8192');
  expect(checkFilter(`${'NOT '.repeat(33)}make = Kia`)).toContain('NOT');
  const many = (count: number) => Array<string>(count).fill('make = Kia');
  expect(checkFilters(many(500))).toBeNull();
  expect(checkFilters(many(501))).toContain('at most 500');
});

test('a bracket of one expression closes none of another', () => {
  expect(checkFilters(['(make = Kia', 'year = 2020)'])).not.toBeNull();
});
