import { makeCar } from 'shared-contracts/testing';
import { marketGauge } from './market-gauge';

const averages = (state: number | null, country: number | null) => ({
  autograb_data: { state_average_market_price: state, average_market_price: country },
});
const gaugeOf = (price: number, state: number | null, country: number | null) =>
  marketGauge(
    makeCar({ price, before_price: null, offer_price: null, state: 'QLD', ...averages(state, country) }),
    'cars',
  );

test('[API-011] the range lies around the average of the state, and the cheap end fills the gauge', () => {
  expect(gaugeOf(20_000, 20_000, 21_000)).toEqual({
    fill: 0.5,
    listing_price: 20_000,
    market_range_min: 17_000,
    market_range_max: 23_000,
    confidence: 0.9,
    description: 'Compared with the average asking price of similar cars in QLD, $20,000.',
  });
});

test.each([
  [17_000, 1],
  [16_000, 1],
  [23_000, 0],
  [30_000, 0],
  [18_500, 0.75],
])('[API-011] a price of %d fills the gauge by %d', (price, fill) => {
  expect(gaugeOf(price, 20_000, null)?.fill).toBe(fill);
});

test.each([
  ['both averages', 20_000, 21_000, 0.9],
  ['the state alone', 20_000, null, 0.7],
  ['the country alone', null, 20_000, 0.5],
  ['averages a range apart', 20_000, 26_000, 0.9],
  ['averages further apart than the range is wide', 20_000, 26_001, 0.45],
])('[API-011] %s make the comparison this sure', (_name, state, country, confidence) => {
  expect(gaugeOf(20_000, state, country)?.confidence).toBe(confidence);
});

test('[API-011] a market of a few dollars has a range too', () => {
  const gauge = { fill: 0.5, market_range_min: 300, market_range_max: 400 };
  expect(gaugeOf(350, 300, null)).toMatchObject(gauge);
});

test('[API-011] the country is named when its average is what is compared with', () => {
  expect(gaugeOf(20_000, null, 20_000)?.description).toContain('in Australia, $20,000');
});

test('[API-011] an offer is what the car is listed for', () => {
  const car = makeCar({ price: 20_000, offer_price: 19_000, before_price: null, ...averages(20_000, null) });
  expect(marketGauge(car, 'cars')?.listing_price).toBe(19_000);
});

test.each([
  ['no data', makeCar({ price: 20_000, autograb_data: null })],
  ['data without a figure', makeCar({ price: 20_000, ...averages(null, null) })],
  ['an average of nothing', makeCar({ price: 20_000, ...averages(0, null) })],
  ['no price', makeCar({ price: 10, before_price: null, offer_price: null, ...averages(20_000, null) })],
  ['a price by the week', makeCar({ subscription_price: 249, ...averages(20_000, null) })],
])('[API-011] a car with %s has no gauge', (_name, car) => {
  expect(marketGauge(car, 'cars')).toBeNull();
});

test('[API-011] a site’s own word for what it sells stands in the comparison', () => {
  const truck = makeCar({ price: 20_000, before_price: null, offer_price: null, ...averages(20_000, null) });
  expect(marketGauge(truck, 'trucks')?.description).toContain('of similar trucks in ');
});
