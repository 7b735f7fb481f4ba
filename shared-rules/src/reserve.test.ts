import { makeCard } from 'shared-contracts/testing';
import { canReserve, isFreeToReserve, reserveAmountAud, reserveLabel } from './reserve';

const on = { enabled: true };
const ready = { status: 'in_stock', price: 20_000, payment_processors: ['sandbox'] };

test.each([
  ['a car in stock with a price and a way to pay', {}, true],
  ['a reserved car', { reserved: true }, false],
  ['a car without a payment processor', { payment_processors: [] }, false],
  ['a car that is still coming', { status: 'coming_soon' }, false],
  ['a sold car', { sold: true }, false],
  ['a car of $11', { price: 11 }, true],
  ['a car of $10', { price: 10 }, false],
  ['a car without a price', { price: null }, false],
])('[SRC-063] %s can be reserved: %j', (_, change, expected) => {
  const car = makeCard({ ...ready, ...change });
  expect(canReserve(car, on)).toBe(expected);
  expect(canReserve(car, { enabled: false })).toBe(false);
});

test.each([
  ['$200', false, 'Reserve Now $200'],
  ['$200', true, 'Reserve Now $200'],
  ['$0', false, 'Reserve Now $0'],
  ['$0', true, 'Reserve Now'],
  ['$0.00', true, 'Reserve Now'],
  ['$1,000', true, 'Reserve Now $1,000'],
])('[SRC-063] %s with hideZeroAmount %j reads %j', (reserveAmountLabel, hideZeroAmount, label) => {
  expect(reserveLabel({ reserveAmountLabel, hideZeroAmount })).toBe(label);
});

test.each([
  ['$200', 200, false],
  ['$1,250.50', 1250.5, false],
  ['$0', 0, true],
  ['$0.00', 0, true],
])('[VEH-087] "%s" is %d dollars; free: %j', (reserveAmountLabel, amountAud, isFree) => {
  expect(reserveAmountAud({ reserveAmountLabel })).toBe(amountAud);
  expect(isFreeToReserve({ reserveAmountLabel })).toBe(isFree);
});
