import { makeCar, makeSite } from 'shared-contracts/testing';
import { isTowed, sellsTowed } from './towed';

test('a caravan without an engine is towed; a motorhome is not', () => {
  const caravan = { item_type: 'caravan', fuel: null, simple_fuel: null, variant: null };
  expect(isTowed(makeCar(caravan))).toBe(true);
  expect(isTowed(makeCar({ ...caravan, fuel: 'Diesel' }))).toBe(false);
  expect(isTowed(makeCar({ ...caravan, item_type: null }))).toBe(false);
});

test('a site whose first type is the caravan sells what is towed', () => {
  expect(sellsTowed(makeSite({ home: { bodyTypes: ['caravan', 'motorhome', 'suv'] } }))).toBe(true);
  expect(sellsTowed(makeSite({ home: { bodyTypes: ['suv', 'caravan'] } }))).toBe(false);
  expect(sellsTowed(makeSite())).toBe(false);
});
