import { parseFilterExpression, type FilterNode } from './filter-expression';

const compared = (attribute: string, value: string): FilterNode => ({
  kind: 'comparison',
  attribute,
  operator: '=',
  value,
});
const [kia, red, large] = [compared('make', 'Kia'), compared('colour', 'Red'), compared('seats', '7')];

test.each<[string, FilterNode]>([
  ['make = Kia', kia],
  ['make = "Kia"', kia],
  ["make='Kia'", kia],
  [String.raw`make = "a \"quoted\" \\ name"`, compared('make', String.raw`a "quoted" \ name`)],
  ['make = "OR"', compared('make', 'OR')],
  ['price >= 1000', { kind: 'comparison', attribute: 'price', operator: '>=', value: '1000' }],
  ['make != Kia', { kind: 'comparison', attribute: 'make', operator: '!=', value: 'Kia' }],
  ['make = Kia AND colour = Red AND seats = 7', { kind: 'and', parts: [kia, red, large] }],
  [
    'make = Kia AND colour = Red OR seats = 7',
    { kind: 'or', parts: [{ kind: 'and', parts: [kia, red] }, large] },
  ],
  [
    'make = Kia AND (colour = Red OR seats = 7)',
    { kind: 'and', parts: [kia, { kind: 'or', parts: [red, large] }] },
  ],
  ['NOT make = Kia AND colour = Red', { kind: 'and', parts: [{ kind: 'not', part: kia }, red] }],
  ['NOT NOT make = Kia', kia],
  ['make IN [Kia, "Land Rover",]', { kind: 'list', attribute: 'make', values: ['Kia', 'Land Rover'] }],
  ['make NOT IN []', { kind: 'not', part: { kind: 'list', attribute: 'make', values: [] } }],
  ['price 1000 TO 2000', { kind: 'range', attribute: 'price', from: '1000', to: '2000' }],
  ['badge EXISTS', { kind: 'exists', attribute: 'badge' }],
  ['badge NOT EXISTS', { kind: 'not', part: { kind: 'exists', attribute: 'badge' } }],
  ['badge IS NULL', { kind: 'null', attribute: 'badge' }],
  ['badge IS NOT EMPTY', { kind: 'not', part: { kind: 'empty', attribute: 'badge' } }],
])('%s is read', (expression, tree) => {
  expect(parseFilterExpression(expression)).toEqual(tree);
});

test('only the attributes given may be named', () => {
  expect(parseFilterExpression('make = Kia', new Set(['make']))).toEqual(kia);
  expect(() => parseFilterExpression('make = Kia OR vin = 1', new Set(['make']))).toThrow(
    '"vin" is no attribute that can be filtered by',
  );
});

test.each([
  ['make = Kia)', 'unexpected ")" at character 11'],
  ['make = "Kia', 'the text that begins at character 8 never ends'],
  ['make IN Kia', 'expected "[" but found "Kia" at character 9'],
  ['make = AND', 'expected a value but found "AND" at character 8'],
])('%s is refused with the place', (expression, reason) => {
  expect(() => parseFilterExpression(expression)).toThrow(reason);
});
