import { warrantyClaimsOf } from './warranty-claims';

const none = { usedYears: 3, newYearsByBrand: {}, mechanicalProtectionYears: null };
const brands = { ...none, newYearsByBrand: { kia: 7, hyundai: 5, 'mercedes-benz': 5 } };

test.each([
  ['used', 'Kia', none, ['3 year standard warranty']],
  ['used', 'Kia', { ...none, usedYears: 1 }, ['1 year standard warranty']],
  ['used', 'Kia', { ...none, usedYears: null }, []],
  ['used', 'Kia', brands, ['3 year standard warranty']],
  ['new', 'Kia', brands, ['7 year unlimited km warranty']],
  ['new', 'Hyundai', brands, ['5 year unlimited km warranty']],
  ['new', 'Mercedes-Benz', brands, ['5 year unlimited km warranty']],
  ['new', 'Mazda', brands, []],
  ['new', 'Kia', none, []],
  ['demo', 'Kia', brands, []],
  [
    'used',
    'Jayco',
    { ...none, mechanicalProtectionYears: 5 },
    ['3 year standard warranty', '5-year mechanical protection'],
  ],
  ['new', 'Jayco', { ...none, mechanicalProtectionYears: 5 }, ['5-year mechanical protection']],
] as const)('[SHL-078] a %s %s under %j', (carType, make, claims, expected) => {
  expect(warrantyClaimsOf({ car_type: carType, make }, claims)).toEqual(expected);
});
