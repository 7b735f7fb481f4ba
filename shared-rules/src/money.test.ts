import fc from 'fast-check';
import { formatCents, formatCount, formatKms, formatPrice } from './money';

test.each([
  [0, '$0'],
  [1234.5, '$1,235'],
  [1234.49, '$1,234'],
  [999.5, '$1,000'],
  [1_000_000, '$1,000,000'],
  [-1234.5, '-$1,235'],
  [-0.4, '$0'],
])('[CON-030] %d dollars read %s', (dollars, text) => {
  expect(formatPrice(dollars)).toBe(text);
});

test('[CON-030] never shows decimals', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (dollars) =>
      /^\$[\d,]+$/.test(formatPrice(dollars)),
    ),
  );
});

test('fees and fuel keep their cents', () => {
  expect(formatCents(912.25)).toBe('$912.25');
  expect(formatCents(6)).toBe('$6.00');
  expect(formatCents(1.005)).toBe('$1.01');
  expect(formatCents(42.585)).toBe('$42.59');
  expect(formatCents(42.58499)).toBe('$42.58');
  expect(formatCents(-1.005)).toBe('-$1.01');
  expect(formatKms(45_000)).toBe('45,000 kms');
});

test('counts are grouped as the locale groups them', () => {
  const locale = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === locale.format(count)));
});
