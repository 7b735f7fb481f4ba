import { restingAngle, wheelFields } from './wheel-fields';

const prizes = [
  { name: 'Service', weight: 1, wins: true },
  { name: 'Coffee', weight: 3, wins: true },
  { name: 'Nothing', weight: 4, wins: false },
];

test('[SHL-024] every field is as wide as its chance', () => {
  expect(wheelFields(prizes).map(({ from, to }) => [from, to])).toEqual([
    [0, 45],
    [45, 180],
    [180, 360],
  ]);
});

test.each([
  ['Service', 22.5],
  ['Coffee', 112.5],
  ['Nothing', 270],
])('[SHL-024] turned for "%s" its middle, at %f degrees, is at the top', (name, middle) => {
  expect((restingAngle(prizes, name) + middle) % 360).toBe(0);
});

test('[SHL-024] a prize that is on the wheel no more leaves it as it is', () => {
  expect(restingAngle(prizes, 'Holiday')).toBe(0);
});
