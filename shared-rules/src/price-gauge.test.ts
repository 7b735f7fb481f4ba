import type { AutoGaugeResult } from 'shared-contracts/entities/gauge';
import { shownGauge } from './price-gauge';

const result: AutoGaugeResult = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 27_000,
  market_range_max: 30_000,
  confidence: 0.21,
  description: ' Below the market. ',
};

test('[VEH-061] everything present, sure enough and inside the range is shown', () => {
  expect(shownGauge(result)).toEqual({
    fill: 0.7,
    band: 'high',
    label: 'Great Deal',
    listingPrice: 30_000,
    marketMin: 27_000,
    marketMax: 30_000,
    description: 'Below the market.',
  });
});

test.each([
  [{ confidence: 0.2 }],
  [{ market_range_max: 29_999 }],
  [{ fill: null }],
  [{ listing_price: null }],
  [{ market_range_min: null }],
  [{ market_range_max: null }],
  [{ confidence: null }],
])('[VEH-061] with %j it is hidden', (change) => {
  expect(shownGauge({ ...result, ...change })).toBeNull();
});

test('[VEH-061] an answer that leaves a figure out is hidden like one that says null', () => {
  const { fill: _fill, ...rest } = result;
  expect(shownGauge(rest as AutoGaugeResult)).toBeNull();
});

test.each([
  [0, 'low', 'Good Deal'],
  [0.29, 'low', 'Good Deal'],
  [0.3, 'medium', 'Good Deal'],
  [0.59, 'medium', 'Good Deal'],
  [0.6, 'high', 'Good Deal'],
  [0.62, 'high', 'Good Deal'],
  [0.64, 'high', 'Good Deal'],
  [0.65, 'high', 'Great Deal'],
  [1, 'high', 'Great Deal'],
])('[VEH-065] [VEH-066] a fill of %d is %s and a %s', (fill, band, label) => {
  expect(shownGauge({ ...result, fill })).toMatchObject({ band, label });
});

test('a fill beyond the scale stays on it; a missing description is empty', () => {
  expect(shownGauge({ ...result, fill: 1.2, description: null })).toMatchObject({ fill: 1, description: '' });
  expect(shownGauge({ ...result, fill: -0.1 })).toMatchObject({ fill: 0, band: 'low' });
});
