import { makeCar, makeSite } from 'shared-contracts/testing';
import { dealerPhone } from './dealer-phone';

const numbers = { site: '1300000001', new: '0700000001', used: '0700000002', demo: null };
const phoneOf = (phones: Record<string, unknown>, car: Parameters<typeof makeCar>[0] = {}) =>
  dealerPhone(makeSite({ site: { phones: numbers }, phones }), makeCar(car));

test('the override wins over every strategy', () => {
  for (const strategy of ['site', 'dealership', 'carType']) {
    expect(phoneOf({ strategy, override: '1300 000 000' })).toBe('1300 000 000');
  }
});

test('the strategy chooses the site’s, the location’s or the car type’s number', () => {
  expect(phoneOf({ strategy: 'site' })).toBe('1300000001');
  expect(phoneOf({ strategy: 'dealership' })).toBe('0731234567');
  expect(phoneOf({ strategy: 'carType' }, { car_type: 'new' })).toBe('0700000001');
});

test('the site’s general number stands in for a missing one', () => {
  expect(phoneOf({ strategy: 'dealership' }, { location: null })).toBe('1300000001');
  expect(phoneOf({ strategy: 'carType' }, { car_type: 'demo' })).toBe('1300000001');
  expect(
    dealerPhone(makeSite({ phones: { strategy: 'dealership' } }), makeCar({ location: null })),
  ).toBeNull();
});
