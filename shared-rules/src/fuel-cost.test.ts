import { makeCar } from 'shared-contracts/testing';
import {
  formatConsumption,
  formatDistance,
  formatLitrePrice,
  fuelCost,
  fuelDefaults,
  typedAmount,
} from './fuel-cost';
import { formatCents } from './money';

const config = { enabled: true, pricePerLitre: 1.7, weeklyKms: 250, fallbackConsumption: 10 };
const variant = (fuelconsumptioncombined: number | null) => ({ fuelconsumptioncombined });

test('a petrol car has defaults to begin with; switched off it has none', () => {
  const petrol = makeCar({ fuel: 'Petrol', simple_fuel: 'Petrol' });
  expect(fuelDefaults(petrol, config)).not.toBeNull();
  expect(fuelDefaults(petrol, { ...config, enabled: false })).toBeNull();
});

test.each([
  ['Electric', null, false],
  [null, 'Electric', false],
  ['electric', 'Petrol', false],
  [' Electric ', null, false],
  ['Electric Hybrid', 'Hybrid', true],
  ['Petrol, electric start', 'Petrol', true],
  ['Petrol - Electric Hybrid', 'Hybrid', true],
  [null, 'Hybrid', true],
  [null, null, true],
])('[VEH-054] fuel %p, simple fuel %p: shown is %p', (fuel, simple_fuel, shown) => {
  expect(fuelDefaults(makeCar({ fuel, simple_fuel }), config) !== null).toBe(shown);
});

test('a caravan without an engine has none; a motorhome has', () => {
  const towed = makeCar({ item_type: 'caravan', fuel: null, simple_fuel: null });
  expect(fuelDefaults(towed, config)).toBeNull();
  expect(fuelDefaults({ ...towed, simple_fuel: 'Diesel' }, config)).not.toBeNull();
});

test.each([
  [null, 10, false],
  [variant(null), 10, false],
  [variant(0), 10, false],
  [variant(7.4), 7.4, true],
])('[VEH-055] variant %j starts with %d L/100km', (own, consumption, isOwnConsumption) => {
  expect(fuelDefaults(makeCar({ variant: own }), config)).toEqual({
    pricePerLitre: 1.7,
    weeklyKms: 250,
    consumption,
    isOwnConsumption,
  });
});

test.each([
  ['$1.85', 1.85],
  ['1,250 kms', 1250],
  ['$ 2', 2],
  ['300km', 300],
  ['300 KMS', 300],
  ['7.4 L/100km', 7.4],
  ['.5', 0.5],
  ['1.', 1],
  ['0', 0],
  ['', null],
  ['$', null],
  ['kms', null],
  ['1.2.3', null],
  ['-5', null],
  ['abc', null],
  ['1e3', null],
])('[VEH-053] %p is %p', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});

test.each([
  [250, 10, 1.7, '$42.50'],
  [250, 7.4, 1.7, '$31.45'],
  [0, 10, 1.7, '$0.00'],
  [1250, 10, 1.85, '$231.25'],
])('[VEH-056] %d km at %d L/100km and $%d is %s', (kms, consumption, pricePerLitre, text) => {
  expect(formatCents(fuelCost({ kms, consumption, pricePerLitre }))).toBe(text);
});

test.each([
  [formatLitrePrice, 1.7, '$1.70'],
  [formatLitrePrice, 1.999, '$1.999'],
  [formatLitrePrice, 2, '$2.00'],
  [formatLitrePrice, 0, '$0.00'],
  [formatDistance, 1250, '1,250 kms'],
  [formatDistance, 1_234_567.25, '1,234,567.25 kms'],
  [formatConsumption, 10, '10 L/100km'],
  [formatConsumption, 7.45, '7.45 L/100km'],
])('[VEH-055] %p writes %d as %s', (format, amount, text) => {
  expect(format(amount)).toBe(text);
  expect(typedAmount(text)).toBe(amount);
});
