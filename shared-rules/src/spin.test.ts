import { chanceText, isDrawOpen } from './spin';

const field = (name: string, weight: number) => ({ name, weight, wins: true });
const prizes = [field('Service voucher', 1), field('Coffee', 9), field('Key ring', 10)];

test.each([
  [prizes, null, '2026-11-20', true],
  [prizes, '2026-11-20', '2026-11-20', true],
  [prizes, '2026-11-19', '2026-11-20', false],
  [[], null, '2026-11-20', false],
])('[SHL-024] a draw with %j until %j is open on %s: %j', (fields, endsOn, today, isOpen) => {
  expect(isDrawOpen({ prizes: fields, ends_on: endsOn }, today)).toBe(isOpen);
});

test('[SHL-024] the chances are those of the draw, in the fewest words', () => {
  expect(prizes.map((prize) => chanceText(prize, prizes))).toEqual(['1 in 20', '9 in 20', '1 in 2']);
  const rare = [field('Car', 7), field('Nothing', 999_993)];
  expect(chanceText(rare[0]!, rare)).toBe('0.00070%');
});
