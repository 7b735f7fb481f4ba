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
  const ofLength = (length: number) => `make = "${'x'.repeat(length - 9)}"`;
  expect(checkFilter(ofLength(8_192))).toBeNull();
  expect(checkFilter(ofLength(8_193))).toContain('longer than 8192');
  expect(checkFilter(`${'NOT '.repeat(32)}make = Kia`)).toBeNull();
  expect(checkFilter(`${'NOT '.repeat(33)}make = Kia`)).toContain('more than 32 NOT in a row');
  const many = (count: number) => Array<string>(count).fill('make = Kia');
  expect(checkFilters(many(500))).toBeNull();
  expect(checkFilters(many(501))).toBe('A request may hold at most 500 filter conditions.');
  expect(checkFilter(many(501).join(' OR '))).toContain('at most 500');
});

test('a bracket of one expression closes none of another', () => {
  expect(checkFilters(['(make = Kia', 'year = 2020)'])).not.toBeNull();
});

test('a refusal names the beginning of its expression', () => {
  expect(checkFilter('(make')).toBe('The filter "(make" cannot be read: expected a value but found the end.');
  expect(checkFilter(`=${'x'.repeat(200)}`)).toMatch(/^The filter "=x{119}" cannot be read: /);
  expect(checkFilters([])).toBeNull();
});

test.each([
  ['make = Kia "x"', 'unexpected "x" at character 12'],
  ['make != ', 'expected a value but found the end'],
  ['price >= AND', 'found "AND" at character 10'],
  ['price <', 'expected a value'],
  ['AND = 1', 'expected the name of an attribute but found "AND" at character 1'],
  ['make IN [Kia', 'expected "]" but found the end'],
  ['make IN [Kia Ford]', 'expected "]" but found "Ford" at character 14'],
  ['make IN [,]', 'expected a value but found "," at character 10'],
  ['make NOT', 'expected IN or EXISTS but found the end'],
  ['make IS NOT', 'expected NULL or EMPTY but found the end'],
  ['price 1 TO', 'expected a value but found the end'],
  ['price 1', 'expected "TO" but found the end'],
  ['price "TO" "TO" 2', 'expected "TO" but found "TO" at character 12'],
  ['make = Kia "OR" make = Ford', 'unexpected "OR" at character 12'],
  ['make [ Kia', 'expected a value but found "[" at character 6'],
  ['make = !Kia', '"!" at character 8 has no meaning in a filter'],
  ["make = 'Kia\\'", 'the text that begins at character 8 never ends'],
  ['make = "a"b"', 'the text that begins at character 12 never ends'],
])('refuses %j: %s (where it stands)', (expression, reason) => {
  expect(checkFilter(expression)).toContain(reason);
});

test.each([
  'price < 1 AND price <= 1 AND price > 1 AND price >= 1 AND price != 1',
  'make = "AND"',
  "make = 'it\\'s'",
  'make = ""',
  'make IN [Kia,"Land Rover",]',
  'make = a.b/c_d-e',
  'make = ' + 'x'.repeat(512),
  '\tmake\n=\r Kia ',
  'make EXISTS OR (make IS EMPTY AND make NOT IN [])',
])('reads %j', (expression) => {
  expect(checkFilter(expression)).toBeNull();
});
