import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import { roundDollars } from '../money';
import type { CalculatorSite } from './calculator-rules';
import { isTooSmall } from './finance-text';
import { termsPayment } from './shopper-terms';

/** Dollars from the first amount to below the second, which is null where there is no end. */
export interface DollarRange {
  from: number;
  below: number | null;
}

const centsPerDollar = 100;

/**
 * The least price, to the cent, at which a condition holds that every higher price fulfils as well; null where none does.
 * Bisection over whole cents, because prices are in whole cents.
 */
function leastPrice(holdsAt: (price: number) => boolean): number | null {
  let high = 1;
  while (!holdsAt(high / centsPerDollar)) {
    high *= 2;
    if (high > Number.MAX_SAFE_INTEGER) return null;
  }
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holdsAt(middle / centsPerDollar)) high = middle;
    else low = middle;
  }
  return high / centsPerDollar;
}

/**
 * The prices of the cars whose card shows a weekly payment within a range by a shopper's own terms; null where no price
 * does. The inverse of `termsLine`, found with the payment that the line shows.
 *
 * @param shown whole dollars a week, as the card shows them
 * @param rate the lender's, per cent a year, which counts where the terms name none
 */
export function pricesForPayment(
  shown: DollarRange,
  terms: FinanceTerms,
  site: CalculatorSite,
  rate: number,
): DollarRange | null {
  const reaches = (dollars: number) => (price: number) => {
    const payment = termsPayment(price, terms, site, { rate, unit: 'week' });
    return !isTooSmall(payment) && roundDollars(payment) >= dollars;
  };
  const from = leastPrice(reaches(shown.from));
  return from === null
    ? null
    : { from, below: shown.below === null ? null : leastPrice(reaches(shown.below)) };
}
