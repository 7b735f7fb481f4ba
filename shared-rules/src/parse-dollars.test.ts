import { parseDollars } from './parse-dollars';

test.each([
  ['30000', 30_000],
  ['$30,000', 30_000],
  ['$45,000.00', 45_000],
  ['$ 45 000.50', 45_000.5],
  ['45k', 45_000],
  ['$4.5K', 4_500],
  ['AUD 45,000', 45_000],
  ['.5', 0.5],
  ['100.', 100],
  ['-100', -100],
  ['-$100', -100],
  ['0', 0],
])('%j is %d dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test.each([
  '',
  ' ',
  '$',
  'soon',
  '1e309',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '--5',
  '4-5',
  '1.2.3',
  'k',
  '45kk',
])('%j is no amount', (text) => {
  expect(parseDollars(text)).toBeNull();
});

test('a number beyond all numbers is no amount', () => {
  expect(parseDollars('9'.repeat(400))).toBeNull();
});
