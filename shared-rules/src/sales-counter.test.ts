import { salesCounterMs, salesThisMonth } from './sales-counter';

test.each([
  ['2026-07-15T12:00:00+10:00', 2784],
  ['2026-07-20T10:00:00+10:00', 3728],
  ['2026-07-31T23:59:59+10:00', 5951],
  ['2026-07-31T23:59:59.999+10:00', 5951],
  ['2026-08-01T00:00:00+10:00', 0],
  ['2026-08-01T00:07:29+10:00', 0],
  ['2026-08-01T00:07:30+10:00', 1],
  // Still July in Perth and in UTC, and no summer time in January.
  ['2026-07-31T14:00:00Z', 0],
  ['2027-01-15T12:00:00+10:00', 2784],
])('[SHL-053] at %s the counter shows %i', (moment, sales) => {
  expect(salesThisMonth(new Date(moment))).toBe(sales);
});

test('[SHL-053] it is computed anew every 150000 ms', () => {
  expect(salesCounterMs).toBe(150_000);
});
