import { compareText } from './text-order';

test('names are ordered whatever their case, and equal ones keep their order', () => {
  expect(['kia', 'BMW', 'Audi', 'bmw', 'MG', 'Mazda'].sort(compareText)).toEqual([
    'Audi',
    'BMW',
    'bmw',
    'kia',
    'Mazda',
    'MG',
  ]);
});

test('names that differ in case only are equal, others are not', () => {
  expect([compareText('BMW', 'bmw'), compareText('Audi', 'bmw'), compareText('MG', 'kia')]).toEqual([
    0, -1, 1,
  ]);
});
