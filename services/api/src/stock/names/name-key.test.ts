import { nameKey, plainSpelling, wordsOf } from './name-key';

test.each([
  ['LandCruiser', 'landcruiser'],
  ['LAND CRUISER', 'landcruiser'],
  ['Land-Cruiser', 'landcruiser'],
  ['CITROËN', 'citroen'],
  ['G10+', 'g10plus'],
  ['G10++', 'g10plusplus'],
  ['Series 3', 'series3'],
  ['---', ''],
])('"%s" has the key "%s"', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('words are parted by spaces and underscores', () => {
  expect(wordsOf(' Grand_Vitara  GX\t4x4 _')).toEqual(['Grand', 'Vitara', 'GX', '4x4']);
  expect(wordsOf('')).toEqual([]);
});

test.each([
  ['SERIES', 'Series'],
  ['3 SERIES', '3 Series'],
  ['RAV4', 'RAV4'],
  ['BMW', 'BMW'],
  ['X-TRAIL', 'X-Trail'],
  ['O’NEILL ÉTOILE', 'O’Neill Étoile'],
  ['iLoad', 'iLoad'],
  ['kona', 'kona'],
  ['GRAND_VITARA', 'Grand Vitara'],
])('"%s" is written "%s"', (name, spelling) => {
  expect(plainSpelling(name)).toBe(spelling);
});
