import type { SpinPrize } from 'shared-contracts/entities/spin';

/**
 * Draws a prize by the weights of all (D-41).
 *
 * @param prizes at least one
 * @param randomBelow a random whole number from 0, below the given one
 */
export function drawPrize(prizes: readonly SpinPrize[], randomBelow: (limit: number) => number): SpinPrize {
  let left = randomBelow(prizes.reduce((sum, { weight }) => sum + weight, 0));
  for (const prize of prizes) {
    if (left < prize.weight) return prize;
    left -= prize.weight;
  }
  throw new Error('service-api: a draw needs a prize.');
}
