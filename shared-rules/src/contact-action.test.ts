import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { canTestDrive, contactAction } from './contact-action';

const ready = { status: 'in_stock', price: 20_000, payment_processors: ['sandbox'] };
const site = (changes: Parameters<typeof makeSite>[0] = {}) =>
  makeSite({ checkout: { enabled: true }, ...changes });

test('a car that can be reserved is chatted about where the chat is available, else enquired about', () => {
  expect(contactAction(makeCar(ready), site(), true)).toBe('chat');
  expect(contactAction(makeCar(ready), site(), false)).toBe('enquire');
});

test.each<[string, Partial<CarInput>, Parameters<typeof makeSite>[0]]>([
  ['a site without checkout', {}, { checkout: { enabled: false } }],
  ['a reserved car', { reserved: true }, {}],
  ['a car without a way to pay', { payment_processors: [] }, {}],
  ['a car that is still coming', { status: 'coming_soon' }, {}],
  ['a site that prefers enquiries', {}, { buttons: { forceEnquire: true } }],
])('[VEH-032] %s has an enquiry, however available the chat is', (_, change, changes) => {
  expect(contactAction(makeCar({ ...ready, ...change }), site(changes), true)).toBe('enquire');
});

test.each<[string, Partial<CarInput>, Parameters<typeof makeSite>[0]]>([
  ['a sold car', { sold: true }, {}],
  ['a car of another status', { status: 'wholesale' }, {}],
  [
    'a coming car where only the yard counts',
    { status: 'coming_soon' },
    { stock: { inStockStatuses: ['in_stock'] } },
  ],
])('[VEH-023][VEH-032] %s leads to something similar, and is not driven', (_, change, changes) => {
  const car = makeCar({ ...ready, ...change });
  expect(contactAction(car, site(changes), true)).toBe('similar');
  expect(canTestDrive(car, site(changes))).toBe(false);
});

test('[VEH-036] a coming car can be driven, unless the site says otherwise', () => {
  const coming = makeCar({ status: 'coming_soon' });
  const strict = site({ vehicle: { hideTestDriveWhenComingSoon: true } });
  expect(canTestDrive(coming, site())).toBe(true);
  expect(canTestDrive(coming, strict)).toBe(false);
  expect(canTestDrive(makeCar(ready), strict)).toBe(true);
});

test('[VEH-036] a caravan is not driven, the motorhome beside it is, whatever else the site sells', () => {
  const caravan = { ...ready, item_type: 'caravan', fuel: null, simple_fuel: null, variant: null };
  const towed = site({ home: { bodyTypes: ['caravan', 'motorhome'] } });
  expect(canTestDrive(makeCar(ready), towed)).toBe(true);
  expect(canTestDrive(makeCar(caravan), site())).toBe(false);
  expect(canTestDrive(makeCar({ ...caravan, fuel: 'Diesel' }), site())).toBe(true);
});
