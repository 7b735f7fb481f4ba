import { carHeading, carSubheading, carTitle } from './car-title';

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

const word = 'Supercalifragilistic'.repeat(10);
const sentence = 'Wagon with everything the maker had on its list '.repeat(8);

test.each([
  ['one long word', word, /^Supercali.{1,200}…$/],
  ['a long sentence', sentence, /^Wagon with .*\w…$/],
])('a title is bounded, whatever a listing says: %s', (_, badge, shape) => {
  const long = { ...car, make: badge, model: badge, badge, series: badge };
  expect(carSubheading(long)).toMatch(shape);
  expect([...carSubheading(long)].length).toBeLessThanOrEqual(100);
  expect([...carHeading(long)].length).toBeLessThanOrEqual(80);
  expect([...carTitle(long)].length).toBeLessThanOrEqual(140);
  expect(carTitle(long)).toMatch(/^2021 .*…$/);
});

test('a title that fits is whole, and one that does not is cut between words and between characters', () => {
  const fits = 'a'.repeat(100);
  expect(carSubheading({ badge: fits, series: null })).toBe(fits);
  expect(carSubheading({ badge: 'Wagon '.repeat(17), series: null })).toBe(`${'Wagon '.repeat(16).trim()}…`);
  expect(carSubheading({ badge: `${'Wagon '.repeat(16)}   Estate`, series: null })).toBe(
    `${'Wagon '.repeat(16).trim()}…`,
  );
  expect(carSubheading({ badge: '🚗'.repeat(101), series: null })).toBe(`${'🚗'.repeat(99)}…`);
});

test('the heading is year, make and model, whatever else the car is called', () => {
  expect(carHeading(car)).toBe('2021 Toyota RAV4');
  expect(carHeading({ ...car, model: '' })).toBe('2021 Toyota');
});

test('the subheading joins badge and series', () => {
  expect(carSubheading({ badge: 'GX', series: null })).toBe('GX');
  expect(carSubheading({ badge: ' GX ', series: 'AXAH52R ' })).toBe('GX AXAH52R');
  expect(carSubheading({ badge: null, series: null })).toBe('');
});
