import { exactWords, modelAlias, seriesNames } from './model-alias';

test.each([
  ['Mazda', 'CX-5', 'cx-5 cx 5 cx5'],
  ['Mazda', '3', '3 mazda3'],
  ['MG', '3', '3 mg3'],
  ['Mazda', 'Mazda3', 'mazda3 mazda 3'],
  ['Toyota', ' RAV4 ', 'rav4 rav 4'],
  ['Toyota', '86', '86 toyota86'],
  ['Fiat', '500x', '500x fiat500x'],
  ['Fiat', '500xl', '500xl 500 xl'],
  ['Some', '50000', '50000'],
  ['Alfa Romeo', '147', '147'],
  ['Nissan', 'X-Trail', 'x-trail x trail xtrail'],
  ['Isuzu', 'D-MAX', 'd-max d max dmax'],
  ['Toyota', 'C-HR', 'c-hr c hr chr'],
  // Two letters in front are joined, three are a word of their own.
  ['Any', 'ab-cde', 'ab-cde ab cde abcde'],
  ['Any', 'abc-de', 'abc-de abc de abcde'],
  ['Any', 'abc-def', 'abc-def abc def'],
  ['Any', 'abc-d2f', 'abc-d2f abc d2f abc d 2f abcd2f'],
  ['Land Rover', 'Range Rover', 'range rover'],
  ['Toyota', 'LandCruiser', 'landcruiser land cruiser'],
  ['Toyota', 'Landcruiser', 'landcruiser land cruiser'],
  ['Subaru', 'Crosstrek', 'crosstrek cross trek'],
  ['Toyota', 'LandCruiser Prado', 'landcruiser prado land cruiser land cruiser prado'],
  ['Kia', 'EV6 GTLine', 'ev6 gtline ev 6 gtline'],
  ['Kia', '', ''],
  ['', '3', '3'],
  [' BMW ', '320i', '320i bmw320i 3 series 3series bmw3'],
  ['Hyundai', 'i30', 'i30 i 30'],
])('%s %j is found as "%s"', (make, model, alias) => {
  expect(modelAlias(make, model)).toBe(alias);
});

test.each([
  ['BMW', '3', ['3 series', '3series', 'bmw3']],
  [' bmw ', ' 320I ', ['3 series', '3series', 'bmw3']],
  ['BMW', '520', ['5 series', '5series', 'bmw5']],
  ['BMW', '118de', ['1 series', '1series', 'bmw1']],
  ['BMW', '118dex', []],
  ['BMW', '4series', ['4 series', '4series', 'bmw4']],
  ['BMW', '9', []],
  ['BMW', '0', []],
  ['BMW', '32', []],
  ['BMW', 'X3', []],
  ['BMW Alpina', '3', []],
  ['Mini BMW', '3', []],
  ['Mazda', '3', []],
  ['Mercedes-Benz', 'C200', ['c-class', 'cclass']],
  ['Mercedes', 'GLC 250', ['glc-class', 'glcclass']],
  ['Mercedes-AMG', 'A45s', ['a-class', 'aclass']],
  ['Mercedes-Benz', 'E-Class', ['e-class', 'eclass']],
  ['Mercedes-Benz', 'S Class', ['s-class', 'sclass']],
  ['Mercedes-Benz', 'CLA', ['cla-class', 'claclass']],
  ['Mercedes-Benz', 'C2', []],
  ['Mercedes-Benz', 'EQC', []],
  ['New Mercedes', 'C200', []],
])('%s %s belongs to %j', (make, model, names) => {
  expect(seriesNames(make, model)).toEqual(names);
});

test.each([
  ['cx-5 cx 5 cx5', ['cx5']],
  ['mazda3 rav4 corolla 86', ['mazda3', 'rav4']],
  ['i30/i20', ['i30', 'i20']],
  ['', []],
])('of "%s" the words %j are matched as typed', (alias, words) => {
  expect(exactWords(alias)).toEqual(words);
});
