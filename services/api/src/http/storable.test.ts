import { storable } from './storable';

test.each<[unknown, unknown]>([
  ['plain é 🚗 سيارة', 'plain é 🚗 سيارة'],
  ['a\u0000b\u0000', 'ab'],
  ['half \ud83d of two', 'half \ufffd of two'],
  ['\udead', '\ufffd'],
  [5, 5],
  [null, null],
  [true, true],
  [undefined, undefined],
  [['a\u0000', 1], ['a', 1]],
  [{ 'k\u0000ey': { text: ['\ud83d'] }, none: null }, { key: { text: ['\ufffd'] }, none: null }],
])('%j is stored as %j', (value, stored) => {
  expect(storable(value)).toEqual(stored);
}); // prettier-ignore
