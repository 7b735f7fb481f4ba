import { estimatePrice, type MarketListing } from './estimate-price';

const vehicle = {
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GX',
  year: 2021,
  kms: 60_000,
  kmsAssumed: false,
};

let ids = 0;
const listing = (changes: Partial<MarketListing> = {}): MarketListing => ({
  id: (ids += 1),
  ...vehicle,
  price: 30_000,
  ...changes,
});
const several = (count: number, changes: Partial<MarketListing> = {}) =>
  Array.from({ length: count }, () => listing(changes));

test('the price is the median of like listings, with the quarters around it', () => {
  const prices = [20_000, 28_000, 30_000, 32_000, 90_000];
  const estimate = estimatePrice(
    vehicle,
    prices.map((price) => listing({ price })),
  );
  expect(estimate).toMatchObject({
    price: 30_000,
    low: 28_000,
    high: 32_000,
    listed: 30_000,
    forKms: 0,
    forYear: 0,
  });
  expect(estimate?.listings).toHaveLength(5);
});

test('a listing counts at the kilometres and the age of the vehicle', () => {
  const further = estimatePrice(vehicle, several(5, { kms: 70_000 }));
  expect(further).toMatchObject({ listed: 30_000, fewerKms: 10_000, forYear: 0 });
  expect(further?.price).toBe(Math.round(30_000 * 0.997 ** -10));
  const older = estimatePrice(vehicle, several(5, { year: 2020, kms: 50_000 }));
  expect(older?.forKms).toBe(Math.round(30_000 * 0.997 ** 10) - 30_000);
  expect(older?.price).toBe(Math.round((30_000 * 0.997 ** 10) / 0.94));
  expect((older?.listed ?? 0) + (older?.forKms ?? 0) + (older?.forYear ?? 0)).toBe(older?.price);
});

test('more kilometres are worth less, and a later year is worth more', () => {
  const market = several(6).concat(several(6, { year: 2019, kms: 90_000, price: 25_000 }));
  const priceOf = (changes: Partial<typeof vehicle>) =>
    estimatePrice({ ...vehicle, ...changes }, market)?.price ?? 0;
  expect(priceOf({ kms: 80_000 })).toBeLessThan(priceOf({}));
  expect(priceOf({ kms: 10_000 })).toBeGreaterThan(priceOf({}));
  expect(priceOf({ year: 2022 })).toBeGreaterThan(priceOf({}));
});

test.each<[string, MarketListing[], number]>([
  ['its badge alone where five have it', [...several(5), ...several(9, { badge: 'Edge', price: 50_000 })], 5],
  [
    'its badge of other years before other badges of its year',
    [...several(5, { year: 2019 }), ...several(5, { badge: 'Edge' })],
    5,
  ],
  ['every badge where four have it', [...several(4), ...several(3, { badge: 'Edge' })], 7],
  ['its badge in other letters', [...several(5, { badge: 'gx' }), ...several(3, { badge: 'Edge' })], 5],
  [
    'a longer badge where none is the same',
    [...several(5, { badge: 'GX (2WD)' }), ...several(3, { badge: 'Edge' })],
    5,
  ],
  ['not a longer badge where one is the same', [...several(4), ...several(5, { badge: 'GX (2WD)' })], 9],
  [
    'its year alone where enough are of it',
    [...several(5, { badge: 'Edge' }), ...several(5, { badge: 'Edge', year: 2020 })],
    5,
  ],
  ['three of four years away', several(3, { badge: 'Edge', year: 2017, kms: 200_000 }), 3],
])('it rests on %s', (_, market, count) => {
  expect(estimatePrice(vehicle, market)?.listings).toHaveLength(count);
});

test('two listings, and listings of five years away, say nothing', () => {
  expect(estimatePrice(vehicle, several(2))).toBeNull();
  expect(estimatePrice(vehicle, several(9, { year: 2016 }))).toBeNull();
  expect(estimatePrice(vehicle, [])).toBeNull();
});

test('a vehicle without a badge rests on all of its year', () => {
  const market = [...several(3, { badge: null }), ...several(3)];
  expect(estimatePrice({ ...vehicle, badge: '' }, market)?.listings).toHaveLength(6);
});

test('the most similar listings come first, however they are listed', () => {
  const [far, near, badge, middle, same] = [
    listing({ kms: 89_000 }), listing({ kms: 62_000 }), listing({ badge: 'Edge' }), listing({ kms: 70_000 }), listing(),
  ]; // prettier-ignore
  const market = [far, near, badge, middle, same].filter((entry) => entry !== undefined);
  expect(estimatePrice(vehicle, market)?.listings).toEqual([same, near, middle, badge, far]);
});

test('more kilometres than usual never add to a price, whatever the listings cost', () => {
  const market = [
    listing({ kms: 50_000, price: 20_000 }), listing({ kms: 55_000, price: 45_000 }), listing({ kms: 58_000, price: 44_000 }),
    listing({ kms: 80_000, price: 43_000 }), listing({ kms: 85_000, price: 22_000 }),
  ]; // prettier-ignore
  for (const kms of [56_000, 57_000, 59_000, 62_000]) {
    const estimate = estimatePrice({ ...vehicle, kms }, market);
    expect(Math.sign(estimate?.forKms ?? 0)).toBe(Math.sign(estimate?.fewerKms ?? 0));
  }
});
