import { isOnGrid, nearestOnGrid, nextOnGrid } from './step-grid';

const rates = { min: 9.95, max: 19.95, step: 0.5 };
const amounts = { min: 1_000, max: 100_000, step: 500 };

test.each([
  ['[FIN-039] the first step up from 9.95', 9.95, 'up', rates, 10.45],
  ['up from between two steps', 10, 'up', rates, 10.45],
  ['down from between two steps', 10, 'down', rates, 9.95],
  ['down at the lower end', 9.95, 'down', rates, 9.95],
  ['up at the upper end', 19.95, 'up', rates, 19.95],
  ['[FIN-035] $500 up', 30_000, 'up', amounts, 30_500],
  ['$500 down', 30_000, 'down', amounts, 29_500],
  ['from a typed amount', 30_250.5, 'up', amounts, 30_500],
] as const)('%s', (_, value, direction, grid, expected) => {
  expect(nextOnGrid(value, direction, grid)).toBe(expected);
});

test('decimal steps are met in spite of binary fractions', () => {
  expect([7.99, 10.49, 15.99].map((value) => isOnGrid(value, { min: 5.99, max: 15.99, step: 0.5 }))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOnGrid(10, rates)).toBe(false);
  expect(nearestOnGrid(10.3, rates)).toBe(10.45);
  expect(nearestOnGrid(99, rates)).toBe(19.95);
});
