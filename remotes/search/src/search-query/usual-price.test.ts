import { usualPrice } from './usual-price';

test.each([
  [{ 'Under $10,000': 30, '$10,000 - $20,000': 60, '$20,000 - $30,000': 9, '$1,000,000+': 1 }, 20_000],
  [{ 'Under $10,000': 1 }, 10_000],
  [{ '$100,000 - $200,000': 5, '$90,000 - $100,000': 5 }, 200_000],
  [{ '$1,000,000+': 4, '$500,000 - $1,000,000': 6 }, undefined],
  [{}, undefined],
])('of %j nine cars in ten are up to %j', (bands, price) => {
  expect(usualPrice(bands)).toBe(price);
});
