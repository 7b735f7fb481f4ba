import { joinModelWords } from './model-words';

const models = new Set(['mazda2', 'cx5', 'rav4', 'i30']);

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
  ['', ''],
  ['  i  30 ', 'i30'],
])('"%s" is asked as "%s"', (query, requested) => {
  expect(joinModelWords(query, (word) => models.has(word))).toBe(requested);
});
