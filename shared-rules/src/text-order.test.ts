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
