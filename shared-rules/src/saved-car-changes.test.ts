import { makeCar } from 'shared-contracts/testing';
import { isGoodChange, savedCarChanges, savedCarChangeText } from './saved-car-changes';

type Was = Parameters<typeof savedCarChanges>[0];
const was: Was = { price: 30_000, status: 'in_stock', reserved: false };
const plain = {
  price: 30_000,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  reserved: false,
};

test.each<[string, Partial<Was>, Parameters<typeof makeCar>[0], string[]]>([
  ['nothing changed', {}, {}, []],
  ['cheaper', {}, { price: 28_500 }, ['$1,500 less than when you saved it']],
  ['cheaper by an offer', {}, { offer_price: 29_000 }, ['$1,000 less than when you saved it']],
  ['dearer', {}, { price: 30_500 }, ['Price went up $500 since you saved it']],
  ['a dollar', {}, { price: 29_999 }, ['$1 less than when you saved it']],
  ['less than a dollar', {}, { price: 29_999.5 }, []],
  ['no price then', { price: null }, {}, []],
  ['no price now', {}, { price: null }, []],
  ['a price that is none now', {}, { price: 10 }, []],
  ['by subscription now', {}, { subscription_price: 250 }, []],
  ['reserved', {}, { reserved: true }, ['Reserved since you saved it']],
  ['reserved all along', { reserved: true }, { reserved: true }, []],
  ['reserved, unknown then', { reserved: null }, { reserved: true }, []],
  ['free again', { reserved: true }, {}, ['Available again']],
  ['arrived', { status: 'coming_soon' }, {}, ['Now in stock']],
  ['still to come', { status: 'coming_soon' }, { status: 'coming_soon' }, []],
  ['sold', {}, { status: 'sold', sold: true, price: 20_000 }, ['Sold since you saved it']],
  ['sold by its flag', {}, { sold: true, reserved: true }, ['Sold since you saved it']],
  ['sold all along', { status: 'sold' }, { status: 'sold', sold: true }, []],
  ['sold, unknown then', { status: null }, { status: 'sold', sold: true }, []],
  [
    'reserved and cheaper',
    {},
    { reserved: true, price: 29_000 },
    ['Reserved since you saved it', '$1,000 less than when you saved it'],
  ],
])('[SHL-032] what changed since a car was saved: %s', (_, before, now, texts) => {
  const changes = savedCarChanges({ ...was, ...before }, makeCar({ ...plain, ...now }));
  expect(changes.map(savedCarChangeText)).toEqual(texts);
});

test('a lower price and a car to be had again are good, the rest is plain', () => {
  const kinds = ['sold', 'reserved', 'available-again', 'arrived'] as const;
  expect(kinds.filter((kind) => isGoodChange({ kind }))).toEqual(['available-again', 'arrived']);
  expect(isGoodChange({ kind: 'price-drop', amountAud: 1 })).toBe(true);
  expect(isGoodChange({ kind: 'price-rise', amountAud: 1 })).toBe(false);
});
