import { withSeparators } from './with-separators';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-123_456, '-123,456'],
  [1_234_567, '1,234,567'],
  [1_234.5, '1,234.5'],
  [0.1234, '0.1234'],
])('%d reads %s', (value, text) => {
  expect(withSeparators(value)).toBe(text);
});
