import { makeCard, makeSite } from 'shared-contracts/testing';
import { canFavourite, toFavouriteEntry } from './save-controls';

const plain = makeSite();
const strict = makeSite({
  card: { favourites: { requirePrice: true, requireImages: true, usedOnly: true } },
});

test('only a car in stock can be a favourite', () => {
  expect(canFavourite(makeCard(), plain)).toBe(true);
  expect(canFavourite(makeCard({ sold: true }), plain)).toBe(false);
  expect(canFavourite(makeCard(), makeSite({ card: { saveControls: ['watchlist'] } }))).toBe(false);
});

test.each([
  [{ price: 0 }, true, false],
  [{ price: 5 }, true, true],
  [{ primary_image_url: null }, true, false],
  [{ car_type: 'new' as const }, true, false],
  [{}, true, true],
])('%j can be a favourite: %j by default, %j where the site is strict', (change, byDefault, whereStrict) => {
  expect(canFavourite(makeCard(change), plain)).toBe(byDefault);
  expect(canFavourite(makeCard(change), strict)).toBe(whereStrict);
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
