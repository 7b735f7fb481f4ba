import { makeCard, makeSite } from 'shared-contracts/testing';
import { canCompare, canFavourite, toFavouriteEntry, watchlistControl } from './save-controls';

const plain = makeSite();
const strict = makeSite({
  card: { favourites: { requirePrice: true, requireImages: true, usedOnly: true } },
});

test('[SRC-056] only a car in stock can be a favourite', () => {
  expect(canFavourite(makeCard(), plain)).toBe(true);
  expect(canFavourite(makeCard({ sold: true }), plain)).toBe(false);
  expect(canFavourite(makeCard(), makeSite({ card: { saveControls: ['watchlist'] } }))).toBe(false);
});

test.each([
  [{ price: 0 }, true, false],
  [{ price: 5 }, true, true],
  [{ price: null, subscription_price: 279 }, true, true],
  [{ primary_image_url: null }, true, false],
  [{ photos_count: 0 }, true, false],
  [{ car_type: 'new' as const }, true, false],
  [{}, true, true],
])(
  '[SRC-056] %j can be kept: %j by default, %j where the site is strict',
  (change, byDefault, whereStrict) => {
    expect(canFavourite(makeCard(change), plain)).toBe(byDefault);
    expect(canFavourite(makeCard(change), strict)).toBe(whereStrict);
    expect(canCompare(makeCard(change), plain)).toBe(byDefault);
    expect(canCompare(makeCard(change), strict)).toBe(whereStrict);
  },
);

test('[SRC-055] a car can be compared where the site lists it and has the compare page', () => {
  expect(canCompare(makeCard({ sold: true }), plain)).toBe(false);
  expect(canCompare(makeCard(), makeSite({ card: { saveControls: ['favourite'] } }))).toBe(false);
  expect(canCompare(makeCard(), makeSite({ compare: { enabled: false } }))).toBe(false);
});

test.each([
  ['in stock', {}, false, 'save'],
  ['in stock', {}, true, 'remove'],
  ['coming soon', { status: 'coming_soon' }, false, 'save'],
  ['sold', { sold: true }, false, null],
  ['sold', { sold: true }, true, 'remove'],
  ['wholesaled', { status: 'wholesale' }, false, null],
] as const)('[SRC-057] the watchlist control of a car %s %j, saved %j: %j', (_, change, isSaved, control) => {
  const site = makeSite({ card: { saveControls: ['watchlist'] } });
  expect(watchlistControl(makeCard(change), isSaved, site)).toBe(control);
  expect(watchlistControl(makeCard(change), isSaved, plain)).toBeNull();
});

test('an entry has exactly six fields', () => {
  expect(Object.keys(toFavouriteEntry(makeCard()))).toEqual([
    'id',
    'name',
    'slug',
    'make',
    'model',
    'primary_image_url',
  ]);
});
