import { carSubheading, carTitle } from './car-title';

const car = {
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GX' as string | null,
  series: null as string | null,
};

test.each([
  [{}, '2021 Toyota RAV4 GX'],
  [{ series: 'AXAH52R' }, '2021 Toyota RAV4 GX AXAH52R'],
  [{ badge: null }, '2021 Toyota RAV4'],
  [{ badge: '  ', series: ' X ' }, '2021 Toyota RAV4 X'],
])('[VEH-020] title with %j', (change, title) => {
  expect(carTitle({ ...car, ...change })).toBe(title);
});

test('the subheading joins badge and series', () => {
  expect(carSubheading({ badge: 'GX', series: null })).toBe('GX');
  expect(carSubheading({ badge: null, series: null })).toBe('');
});
