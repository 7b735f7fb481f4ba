import { financeLine } from 'shared-rules/finance/finance-line';
import { priceDisplay } from 'shared-rules/price';
import { isComingSoon, isSold } from 'shared-rules/status';
import { sampleFixture } from './sample-fixture';

const { cars, site } = sampleFixture();

test('the sample stock shows every state that a page has to show', () => {
  const kinds = new Set(cars.map((car) => priceDisplay(car, 'Enquire for price.').kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['car-price', 'reduced', 'no-price', 'subscription']));
  expect(cars.some(isSold)).toBe(true);
  expect(cars.some(isComingSoon)).toBe(true);
  for (const type of ['new', 'demo', 'used']) expect(cars.some((car) => car.car_type === type)).toBe(true);
  expect(cars.some((car) => car.images.length === 0)).toBe(true);
  expect(cars.some((car) => car.km === null)).toBe(true);
  expect(cars.some((car) => car.item_type !== null)).toBe(true);
});

test('cars differ, and the first ones have finance', () => {
  expect(new Set(cars.map(({ slug }) => slug)).size).toBe(cars.length);
  expect(cars[0] && financeLine(cars[0], site, new Date('2026-06-01'))?.kind).toBe('payment');
});

test('the same site has the same stock', () => {
  expect(sampleFixture().cars).toEqual(cars);
});
