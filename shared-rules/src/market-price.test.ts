import { makeCar } from 'shared-contracts/testing';
import { marketSaving } from './market-price';

const market = (state: number | null, national: number | null = null) => ({
  state_average_market_price: state,
  average_market_price: national,
});

test.each([
  ['500 below the state average', 19_500, market(20_000), 500],
  ['499 below it', 19_501, market(20_000), null],
  ['above it', 21_000, market(20_000), null],
  ['below the national average, where the state has none', 24_000, market(null, 25_000), 1_000],
  ['below the national average only', 19_800, market(20_000, 30_000), null],
  ['no average', 19_500, market(null), null],
  ['no market data', 19_500, null, null],
  ['no price', null, market(20_000), null],
  ['a price of 10, which is none', 10, market(20_000), null],
])('[VEH-067] %s: a price of %j to %j saves %j', (_, price, autograb_data, expected) => {
  expect(marketSaving(makeCar({ price, autograb_data }))).toBe(expected);
});

test('[VEH-067] the offer that is shown is what counts', () => {
  const car = makeCar({ price: 19_900, offer_price: 19_000, autograb_data: market(20_000) });
  expect(marketSaving(car)).toBe(1_000);
});
