import { formatAnnualRate, formatComparisonRate } from './finance-text';

test.each([
  [8.38, '8.38% comparison rate'],
  [19.42, '19.42% comparison rate'],
  [9, '9.00% comparison rate'],
])('a comparison rate of %d has two decimals', (rate, text) => {
  expect(formatComparisonRate(rate)).toBe(text);
});

test('an interest rate has two decimals and its period', () => {
  expect([8.5, 7.99, 10].map(formatAnnualRate)).toEqual(['8.50% p.a.', '7.99% p.a.', '10.00% p.a.']);
});
