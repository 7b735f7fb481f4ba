import { payablePrice, priceDisplay } from './price';

const none = {
  price: null,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  preorder: false,
};
const show = (car: Partial<typeof none> & Record<string, unknown>, text = 'Enquire for price.') =>
  priceDisplay({ ...none, ...car }, text);

test.each([
  [
    { subscription_price: 250, price: 30_000 },
    { kind: 'subscription', perWeek: 250 },
  ],
  [
    { subscription_price: 0, price: 30_000 },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 30_000, before_price: 33_000 },
    { kind: 'reduced', price: 30_000, was: 33_000 },
  ],
  [{ price: 30_000 }, { kind: 'car-price', price: 30_000 }],
  [
    { price: 30_000, before_price: 30_000 },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 30_000, before_price: 28_000 },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 30_000, offer_price: 27_000 },
    { kind: 'reduced', price: 27_000, was: 30_000 },
  ],
  [
    { price: 30_000, offer_price: 30_000 },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 30_000, offer_price: 10 },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 30_000, preorder: true },
    { kind: 'car-price', price: 30_000 },
  ],
  [
    { price: 0, preorder: true },
    { kind: 'pre-order', text: 'PREORDER' },
  ],
  [{ price: 0 }, { kind: 'no-price', text: 'Enquire for price.' }],
  [
    { price: 10, before_price: 33_000 },
    { kind: 'no-price', text: 'Enquire for price.' },
  ],
])('[CON-034] %j shows %j', (car, shown) => {
  expect(show(car as never)).toEqual(shown);
});

test('[CON-034] the no-price text is the site’s own', () => {
  expect(show({ price: null }, 'POA')).toEqual({ kind: 'no-price', text: 'POA' });
});

test.each([
  [10, null],
  [10.5, 10.5],
  [11, 11],
  [null, null],
  [-5, null],
])('a price of %j counts as %j', (price, payable) => {
  expect(payablePrice({ ...none, price })).toBe(payable);
});
