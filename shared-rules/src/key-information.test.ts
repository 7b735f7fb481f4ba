import { makeCar } from 'shared-contracts/testing';
import { keyInformation } from './key-information';

test('[VEH-090] shows what has a value, dates in words', () => {
  const car = makeCar({ stocknum: 'S1', rego_expiry: '2026-05-01', vin: null, colour: null });
  expect(keyInformation(car)).toEqual([
    { label: 'Stock No.', value: 'S1' },
    { label: 'Rego Expiry', value: '1 May 2026' },
  ]);
});

test('[VEH-090] every key fact has its row', () => {
  const full = makeCar({
    vin: 'V',
    regplate: 'ABC123',
    rego_expiry: '2026-05-01',
    build_date: '2021-03',
    compliance_date: '2021-04',
    interior_colour: 'Black',
    variant: { ancaprating: 5 },
  });
  expect(keyInformation(full).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Stock No. S1',
    'VIN V',
    'Registration Plate ABC123',
    'Rego Expiry 1 May 2026',
    'Build Date March 2021',
    'Compliance Date April 2021',
    'Colour White',
    'Interior Colour Black',
    'ANCAP Rating 5 stars',
  ]);
});

test('[VEH-048] empty values and "null" have no row, and neither has a car that was never rated', () => {
  const bare = makeCar({
    stocknum: ' ',
    vin: 'null',
    regplate: 'NULL',
    colour: '',
    variant: { ancaprating: 0 },
  });
  expect(keyInformation(bare)).toEqual([]);
});

test('[VEH-090] one star is no stars', () => {
  const row = keyInformation(makeCar({ variant: { ancaprating: 1 } })).at(-1);
  expect(row).toEqual({ label: 'ANCAP Rating', value: '1 star' });
});
