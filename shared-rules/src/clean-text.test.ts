import { cleanText, firstMatch } from './clean-text';

test.each([
  ['  Dual \t Cab\n', 'Dual Cab'],
  ['No', 'No'],
  ['Nantes Blue', 'Nantes Blue'],
  ['Other colour', 'Other colour'],
  ['A-Class', 'A-Class'],
])('%j is the text %j', (value, text) => {
  expect(cleanText(value)).toBe(text);
});

test.each([
  '',
  '  ',
  '-',
  '–',
  '- / -',
  '...',
  'n/a',
  'NA',
  'NaN',
  'none',
  'NULL',
  'nil',
  'Unknown',
  'undefined',
])('%j says nothing', (value) => {
  expect(cleanText(value)).toBeNull();
});

test.each(['Other', 'TBA', 'tbc', 'POA', 'Not Specified', null, undefined])(
  '%j says nothing either',
  (value) => {
    expect(cleanText(value)).toBeNull();
  },
);

const rows = [
  [/\bdiesel\b/i, 'diesel'],
  [/petrol|diesel/i, 'petrol'],
] as const;

test('the first text that matches counts, and in it the first row', () => {
  expect(firstMatch(rows, 'Petrol', 'Diesel')).toBe('petrol');
  expect(firstMatch(rows, 'Petrol and diesel')).toBe('diesel');
  expect(firstMatch(rows, 'Water', null, 'Diesel')).toBe('diesel');
  expect(firstMatch([[/^unknown$/, 'a word for nothing']], 'unknown')).toBeNull();
  expect(firstMatch(rows, 'Water')).toBeNull();
  expect(firstMatch(rows)).toBeNull();
});
