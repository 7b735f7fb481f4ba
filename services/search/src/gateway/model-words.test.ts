import { joinModelWords } from './model-words';

const models = new Set(['mazda2', 'cx5', 'rav4', 'i30', 'c3x', '3c', 'x3', 'cx5ab', 'ab12cd']);

test.each([
  ['mazda 2', 'mazda2'],
  ['Mazda 2 neo', 'mazda2 neo'],
  ['cx 5', 'cx5'],
  ['CX-5', 'cx5'],
  ['white rav 4 hybrid', 'white rav4 hybrid'],
  ['mazda 3', 'mazda 3'],
  ['corolla 2', 'corolla 2'],
  ['x-trail', 'x-trail'],
  ['mazda', 'mazda'],
  ['2 mazda', '2 mazda'],
  ['c 3x', 'c3x'],
  ['C-3X', 'c3x'],
  ['cx-5ab', 'cx-5ab'],
  ['cx 5ab', 'cx 5ab'],
  ['x-', 'x-'],
  ['3 c', '3 c'],
  ['3-c', '3-c'],
  ['x -3', 'x -3'],
  ['ab-12-cd', 'ab-12-cd'],
  ['red mazda 2 i-30', 'red mazda2 i30'],
  ['', ''],
  ['  i  30 ', 'i30'],
])('"%s" is asked as "%s"', (query, requested) => {
  expect(joinModelWords(query, (word) => models.has(word))).toBe(requested);
});
