import { locationRating, reviewCountText, showsReviews, toRating } from './rating';

test('[LOC-010] the location’s own figures come first, then those of its reviews', () => {
  const reviews = { average_rating: '4.9', count: 61 };
  expect(locationRating({ average_rating: null, review_count: null, reviews })).toMatchObject({
    averageText: '4.9',
    count: 61,
  });
  expect(locationRating({ average_rating: '4.5', review_count: 12, reviews })).toMatchObject({
    averageText: '4.5',
    count: 12,
  });
  expect(locationRating({ average_rating: null, review_count: null, reviews: null })).toBeNull();
});

test.each([
  ['4.0', false],
  ['4.1', true],
  ['abc', false],
])('[LOC-026] an average of %s is shown: %j', (average, shown) => {
  expect(showsReviews(toRating(average, 10), { minAverage: 4, hidden: false })).toBe(shown);
  expect(showsReviews(toRating('4.9', 10), { minAverage: 4, hidden: true })).toBe(false);
});

test.each([
  ['4.25', '4.3'],
  ['4.85', '4.9'],
  ['4.84', '4.8'],
  ['5', '5.0'],
])('an average of %s rounds half up to %s', (average, text) => {
  expect(toRating(average, 1)?.averageText).toBe(text);
});

test('[LOC-028] an average that is no number hides the block', () => {
  expect(toRating('4.9', 61)).toMatchObject({ averageText: '4.9', count: 61 });
  expect(reviewCountText(61)).toBe('61 reviews');
  expect(reviewCountText(1)).toBe('1 review');
  for (const bad of ['abc', '', ' ', '6', '-1', null, undefined]) expect(toRating(bad, 1)).toBeNull();
});
