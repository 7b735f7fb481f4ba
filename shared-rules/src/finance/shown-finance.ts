import type { Car } from 'shared-contracts/entities/car';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { isSubscription } from '../price';
import { isInStock } from '../status';
import { yearInZone } from '../zoned-time';
import type { PublishedRates } from './comparison-rate';

/** The part of a site's config that finance on a car depends on. */
export interface FinanceSite {
  site: Pick<PublicTenantConfig['site'], 'finance_provider' | 'timezone'>;
  finance: Pick<PublicTenantConfig['finance'], 'providers' | 'excludedLenders'>;
  stock: Pick<PublicTenantConfig['stock'], 'inStockStatuses'>;
}

export type FinancedCar = Pick<
  Car,
  | 'finance_lenders'
  | 'year'
  | 'price'
  | 'before_price'
  | 'offer_price'
  | 'subscription_price'
  | 'preorder'
  | 'status'
  | 'sold'
>;

/** Finance that may be shown on a car: the lender's entry with both rates present, per cent a year. */
export interface ShownFinance extends PublishedRates {
  entry: LenderEntry;
  rule: 1 | 2 | 3 | 4;
}

/** Rules 1, 3 and 4 ask for a price above this, in dollars. */
const priceAbove = 500;
/** Rule 1 takes cars of this year's number minus this and newer. */
const maxAgeYears = 12;

/**
 * The finance entry to show on a car, or null where finance is not shown: no provider, no entry of its lender,
 * a missing rate, an excluded lender (FIN-007, FIN-008), the provider's rule not met (FIN-009 to FIN-012), or a car that
 * is rented by the week: a loan beside its subscription would be for a price that is not asked.
 *
 * @param now the clock; the year counts, in the site's zone
 */
export function shownFinance(car: FinancedCar, site: FinanceSite, now: Date): ShownFinance | null {
  const provider = site.site.finance_provider && site.finance.providers[site.site.finance_provider];
  if (!provider || site.finance.excludedLenders.includes(provider.lender)) return null;
  const entry = car.finance_lenders?.[provider.lender];
  if (!entry || entry.interestRate === null || entry.comparisonRate === null) return null;
  if (isSubscription(car) || !isInStock(car, site.stock.inStockStatuses)) return null;
  const priced = (car.price ?? 0) > priceAbove;
  const passes = {
    1: () => priced && car.year >= yearInZone(now, site.site.timezone) - maxAgeYears,
    2: () => true,
    3: () => priced && entry.paymentWeek !== null,
    4: () => priced && entry.paymentMonth !== null,
  }[provider.rule];
  if (!passes()) return null;
  return {
    entry,
    interestRate: entry.interestRate,
    comparisonRate: entry.comparisonRate,
    rule: provider.rule,
  };
}
