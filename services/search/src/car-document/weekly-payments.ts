import type { Car } from 'shared-contracts/entities/car';
import { weeklyPayment } from 'shared-contracts/entities/lender-payment';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { isSubscription } from 'shared-rules/price';
import { weeklyPriceRange } from './bands';

/**
 * A car's weekly payments by lender, of which each site shows one: the bands and the rates of those that a site may show,
 * and the lenders that state a payment. Other conditions of a site depend on its provider and on the day, and travel with
 * each search (see `gateway/weekly-bands.ts`).
 */
export function weeklyPayments(
  car: Pick<Car, 'finance_lenders' | 'subscription_price'>,
): Pick<CarDocument, 'weekly_price_range' | 'weekly_lenders' | 'lender_rates'> {
  const lenders = isSubscription(car) ? [] : Object.entries(car.finance_lenders ?? {});
  const rates: CarDocument['lender_rates'] = {};
  const ranges: CarDocument['weekly_price_range'] = {};
  for (const [lender, entry] of lenders) {
    if (entry.interestRate === null || entry.comparisonRate === null) continue;
    rates[lender] = entry.interestRate;
    const range = weeklyPriceRange(weeklyPayment(entry));
    if (range !== null) ranges[lender] = range;
  }
  const stated = lenders.filter(([, entry]) => entry.paymentWeek !== null).map(([lender]) => lender);
  return { weekly_price_range: ranges, weekly_lenders: stated, lender_rates: rates };
}
