import { makeCard } from 'shared-contracts/testing';
import { collapseSoldRuns } from './sold-runs';

/** Capital letters are in stock, small ones sold. */
const collapsed = (letters: string) =>
  collapseSoldRuns(
    [...letters].map((letter) => ({
      ...makeCard({ status: letter === letter.toLowerCase() ? 'sold' : 'in_stock' }),
      name: letter,
    })),
  )
    .map(({ name }) => name)
    .join('');

test.each([
  ['AbcDe', 'AbDe'],
  ['bc', 'bc'],
  ['abC', 'aC'],
  ['Abc', 'Ab'],
  ['AbCdE', 'AbCdE'],
  ['ABC', 'ABC'],
  ['a', 'a'],
  ['', ''],
])('[SRC-046] of %s remain %s', (given, remaining) => {
  expect(collapsed(given)).toBe(remaining);
});

test('[SRC-046] the sold flag counts like a status, and coming soon is not sold', () => {
  const cars = [
    makeCard({ id: 1 }),
    makeCard({ id: 2, sold: true }),
    makeCard({ id: 3, status: 'wholesale' }),
    makeCard({ id: 4, status: 'coming_soon' }),
  ];
  expect(collapseSoldRuns(cars).map(({ id }) => id)).toEqual([1, 2, 4]);
});
