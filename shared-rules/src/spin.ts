import type { SpinPrize, SpinState } from 'shared-contracts/entities/spin';

/**
 * Whether a draw takes spins on a day.
 *
 * @param today the day on the site's clock, YYYY-MM-DD; the last day counts
 */
export const isDrawOpen = (
  { prizes, ends_on }: Pick<SpinState, 'prizes' | 'ends_on'>,
  today: string,
): boolean => prizes.length > 0 && (ends_on === null || today <= ends_on);

/** The chance of a prize in words: "1 in 20", "3 in 20", or in per cent where no such words are short. */
export function chanceText(prize: SpinPrize, prizes: readonly SpinPrize[]): string {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const divisor = greatestCommonDivisor(prize.weight, total);
  const [part, whole] = [prize.weight / divisor, total / divisor];
  if (whole <= 10_000) return `${part} in ${whole.toLocaleString('en-AU')}`;
  return `${((prize.weight / total) * 100).toPrecision(2)}%`;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** What a shopper has to agree to before the wheel turns. */
export const spinTermsError = 'Please agree to the terms of the draw first.';
