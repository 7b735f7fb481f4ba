import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { canTradeIn, isOverLimit, hasRunOut } from './trade-in';

const site = { enabled: true, minPrice: 200 };

test.each<[string, Partial<CarInput>, boolean]>([
  ['a price of 201', { price: 201 }, true],
  ['a price of 200', { price: 200 }, false],
  ['no price', { price: null }, false],
  ['a car that is still coming', { status: 'coming_soon' }, false],
  ['a reserved car', { reserved: true }, false],
  ['a sold car whose status lags behind', { sold: true, status: 'in_stock' }, false],
])('[VEH-035] %s: %j', (_, change, expected) => {
  expect(canTradeIn(makeCar(change), site)).toBe(expected);
  expect(canTradeIn(makeCar(change), { ...site, enabled: false })).toBe(false);
});

test('[VEH-035] a site has its own least price', () => {
  expect(canTradeIn(makeCar({ price: 5_000 }), { ...site, minPrice: 5_000 })).toBe(false);
  expect(canTradeIn(makeCar({ price: 5_001 }), { ...site, minPrice: 5_000 })).toBe(true);
});

test.each<[string, { year?: number; kms?: number }, boolean]>([
  ['7 years and 100,000 km', {}, false],
  ['8 years', { year: 2018 }, true],
  ['100,001 km', { kms: 100_001 }, true],
])('[FIN-053] %s', (_, change, expected) => {
  const vehicle = { year: 2019, kms: 100_000, ...change };
  expect(isOverLimit(vehicle, { valuation: { maxAgeYears: 7, maxKm: 100_000 } }, 2026)).toBe(expected);
});

test('[FIN-050] an offer counts until its moment, and not at it', () => {
  const offer = { validUntil: '2026-12-07T00:00:00Z' };
  expect(hasRunOut(offer, new Date('2026-12-06T23:59:59.999Z'))).toBe(false);
  expect(hasRunOut(offer, new Date('2026-12-07T00:00:00Z'))).toBe(true);
});
