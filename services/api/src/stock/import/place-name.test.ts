import { placeName } from './place-name';

test.each([
  ['SOUTH MORANG', 'South Morang'],
  ['dee why', 'Dee Why'],
  ['MCDOUGALLS HILL', 'McDougalls Hill'],
  ["O'CONNOR", "O'Connor"],
  ["FISHER'S GHOST", "Fisher's Ghost"],
  ['WAGGA-WAGGA', 'Wagga-Wagga'],
  ['ST KILDA', 'St Kilda'],
  ['McDougalls Hill', 'McDougalls Hill'],
])('%s is written %s', (text, expected) => {
  expect(placeName(text)).toBe(expected);
});
