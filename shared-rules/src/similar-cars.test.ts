import { similarByIds, similarFilters, similarPriceBand } from './similar-cars';

const settings = { bandBelow: 10_000, bandFrom: 25_000, bandSwitch: 50_000 };
const car = { id: 7, make: 'Toyota', model: 'RAV4', body: 'suv', item_type: 'Car', price: 49_999 } as const;

test.each([
  [49_999, { from: 39_999, to: 59_999 }],
  [50_000, { from: 25_000, to: 75_000 }],
  [11, { from: -9_989, to: 10_011 }],
  [10, null],
  [null, null],
])('[VEH-069] a price of %j is close to %j', (price, band) => {
  expect(similarPriceBand(price, settings)).toEqual(band);
});

test('[VEH-069] the same model comes first, then make and body, then body; all in stock, close and another car', () => {
  const base = ['status = in_stock', 'id != 7', 'price >= 39999', 'price <= 59999'];
  expect(similarFilters(car, settings)).toEqual([
    [...base, 'make = "Toyota"', 'model = "RAV4"'],
    [...base, 'make = "Toyota"', 'body = "suv"'],
    [...base, 'body = "suv"'],
  ]);
});

test('[VEH-069] what a car does not say is not requested', () => {
  const base = ['status = in_stock', 'id != 7'];
  expect(similarFilters({ ...car, body: null, item_type: null, price: 0 }, settings)).toEqual([
    [...base, 'make = "Toyota"', 'model = "RAV4"'],
  ]);
  expect(similarFilters({ ...car, make: '', body: null, item_type: null }, settings)).toEqual([]);
});

test('[VEH-069] a caravan, which has no body type, is like other caravans', () => {
  const [, ofMake, ofKind] = similarFilters({ ...car, body: null, item_type: 'Caravan' }, settings);
  expect(ofMake?.slice(-2)).toEqual(['make = "Toyota"', 'item_type = "Caravan"']);
  expect(ofKind?.slice(-1)).toEqual(['item_type = "Caravan"']);
});

test('[VEH-069] cars named by id are in stock too, and never the car itself', () => {
  expect(similarByIds(car, [3, 5])).toEqual(['status = in_stock', 'id != 7', 'id IN [3, 5]']);
});

test('a name cannot open an expression', () => {
  const [first] = similarFilters({ ...car, model: 'A" OR id > 0' }, settings);
  expect(first?.at(-1)).toBe('model = "A\\" OR id > 0"');
});
