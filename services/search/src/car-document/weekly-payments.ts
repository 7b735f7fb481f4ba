import type { Car } from 'shared-contracts/entities/car';
import { weeklyPayment } from 'shared-contracts/entities/lender-payment';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { isSubscription } from 'shared-rules/price';
import { weeklyPriceRange } from './bands';

/**
 * A car's weekly payments by lender, of which each site shows one: the bands of those that a site may show, and the lenders
 * that state theirs. What a site asks besides depends on its provider and on the day, and is asked with each search (see
 * `gateway/weekly-bands.ts`).
 */
export function weeklyPayments(
  car: Pick<Car, 'finance_lenders' | 'subscription_price'>,
): Pick<CarDocument, 'weekly_price_range' | 'weekly_lenders'> {
  const lenders = isSubscription(car) ? [] : Object.entries(car.finance_lenders ?? {});
  const ranges = lenders.flatMap(([lender, entry]) => {
    const hasRates = entry.interestRate !== null && entry.comparisonRate !== null;
    const range = hasRates ? weeklyPriceRange(weeklyPayment(entry)) : null;
    return range === null ? [] : [[lender, range] as const];
  });
  const stated = lenders.filter(([, entry]) => entry.paymentWeek !== null).map(([lender]) => lender);
  return { weekly_price_range: Object.fromEntries(ranges), weekly_lenders: stated };
}
