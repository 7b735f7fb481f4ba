import { statedKms } from './stated-kms';

test.each([
  ['used', 12, '12 kms'],
  ['demo', 501, '501 kms'],
  ['used', null, null],
  ['new', null, null],
  ['new', 0, null],
  ['new', 500, null],
  ['new', 501, '501 kms'],
  ['new', 195_040, '195,040 kms'],
] as const)('a %s car of %s kilometres says %s', (car_type, km, text) => {
  expect(statedKms({ car_type, km })).toBe(text);
});
