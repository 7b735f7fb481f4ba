import type { RangeFilterName } from 'shared-contracts/entities/search';
import { rangeLabel } from './filter-labels';

test.each<[RangeFilterName, string, string | null]>([
  ['price', '10000-20000', '$10,000 to $20,000'],
  ['price', '10000-', 'from $10,000'],
  ['price', '-20000', 'up to $20,000'],
  ['price', '0-20000', 'up to $20,000'],
  ['year', '2015-', '2015 or newer'],
  ['year', '-2020', 'up to 2020'],
  ['year', '0-2020', 'up to 2020'],
  ['km', 'few', null],
])('the range %s=%s reads "%s"', (name, text, label) => {
  expect(rangeLabel(name, text)).toBe(label);
});
