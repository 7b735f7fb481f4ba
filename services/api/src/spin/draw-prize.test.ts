import { drawPrize } from './draw-prize';

const prizes = [
  { name: 'Service', weight: 1, wins: true },
  { name: 'Coffee', weight: 3, wins: true },
  { name: 'Nothing', weight: 6, wins: false },
];

test.each([
  [0, 'Service'],
  [1, 'Coffee'],
  [3, 'Coffee'],
  [4, 'Nothing'],
  [9, 'Nothing'],
])('[SHL-024] number %i of the draw is "%s": each prize has its weight of them', (number, name) => {
  const limits: number[] = [];
  const won = drawPrize(prizes, (limit) => {
    limits.push(limit);
    return number;
  });
  expect(won.name).toBe(name);
  expect(limits).toEqual([10]);
});
