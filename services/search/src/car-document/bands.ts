import { isTooSmall } from 'shared-rules/finance/finance-text';
import type { DollarRange } from 'shared-rules/finance/price-for-payment';
import { roundDollars } from 'shared-rules/money';

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

/** Label of the band an amount falls in; the lower bound belongs to the band, the upper one to the next. */
function band(amount: number, bounds: readonly number[]): string {
  const next = bounds.findIndex((bound) => amount < bound);
  if (next === 0) return `Under ${dollars(bounds[0] ?? 0)}`;
  if (next === -1) return `${dollars(bounds.at(-1) ?? 0)}+`;
  return `${dollars(bounds[next - 1] ?? 0)} - ${dollars(bounds[next] ?? 0)}`;
}

const PRICE_BOUNDS = [
  10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 200_000, 500_000, 1_000_000,
] as const; // prettier-ignore

const WEEKLY_BOUNDS = [50, 100, 150, 200, 250, 300, 400, 500] as const;

/** "Under $10,000", "$10,000 - $20,000", …, "$1,000,000+"; null without a price (D-65, SRC-036). */
export const priceRange = (price: number | null): string | null =>
  price === null ? null : band(price, PRICE_BOUNDS);

/** Every weekly band by its label, lowest first, with the whole dollars that it holds. */
export const weeklyRanges: ReadonlyMap<string, DollarRange> = new Map(
  [0, ...WEEKLY_BOUNDS].map((from, at) => [
    band(from, WEEKLY_BOUNDS),
    { from, below: WEEKLY_BOUNDS[at] ?? null },
  ]),
);

/**
 * "Under $50", "$50 - $100", …, "$500+", dollars a week. The whole dollars that a card shows count, so that "$50 per week"
 * is never under $50; null where a card shows no figure (FIN-019).
 */
export const weeklyPriceRange = (perWeek: number | null): string | null =>
  perWeek === null || isTooSmall(perWeek) ? null : band(roundDollars(perWeek), WEEKLY_BOUNDS);
