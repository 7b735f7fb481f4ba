import { nearName, orNear } from './near-name';

const makes = ['Toyota', 'Kia', 'Mazda', 'MG', 'BMW'];

test.each([
  ['Toyta', 'Toyota'],
  ['toyota', 'Toyota'],
  ['Mzada', null],
  ['Mazdda', 'Mazda'],
  ['Kio', 'Kia'],
  ['Toyota', null],
  ['Tesla', null],
  ['', null],
])('near to "%s" is %s', (written, name) => {
  expect(nearName(written, makes)).toBe(name);
});

test('the nearest of several is taken', () => {
  expect(nearName('summit-toowomba', ['summit-toowong', 'summit-toowoomba'])).toBe('summit-toowoomba');
});

test('a message ends with the near name, if there is one', () => {
  expect(orNear('Toyta', makes)).toBe('; did you mean "Toyota"?');
  expect(orNear('Tesla', makes)).toBe('');
});
