import { priceLine, priceText } from './price-text';

const car = {
  price: null,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  preorder: false,
  price_type: 'Drive away',
};

test.each([
  [{ subscription_price: 250 }, { kind: 'subscription', amountText: '$250', text: 'per week' }],
  [
    { price: 30_000, before_price: 33_000 },
    { kind: 'reduced', amountText: '$30,000', wasText: '$33,000', priceType: 'Drive away' },
  ],
  [{ price: 30_000 }, { kind: 'car-price', amountText: '$30,000', priceType: 'Drive away' }],
  [
    { price: 30_000, price_type: null },
    { kind: 'car-price', amountText: '$30,000', priceType: undefined },
  ],
  [{ preorder: true }, { kind: 'pre-order', text: 'PREORDER' }],
  [{ price: 10 }, { kind: 'no-price', text: 'Enquire for price.' }],
])('[CON-034] the price of %j is shown as %j', (change, expected) => {
  expect(priceText({ ...car, ...change }, 'Enquire for price.')).toEqual(expected);
});

test('a card names the subscription behind its amount', () => {
  const shown = priceText({ ...car, subscription_price: 250 }, '', 'per week, subscription');
  expect(shown).toMatchObject({ text: 'per week, subscription' });
});

test.each([
  [{ subscription_price: 250 }, '$250 per week'],
  [{ price: 30_000, before_price: 33_000 }, '$30,000 (was $33,000)'],
  [{ price: 30_000 }, '$30,000'],
  [{ preorder: true }, 'PREORDER'],
  [{}, 'Enquire for price.'],
])('[CON-034] the price of %j in one line is %s', (change, line) => {
  expect(priceLine(priceText({ ...car, ...change }, 'Enquire for price.'))).toBe(line);
});
