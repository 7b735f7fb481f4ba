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

/** The part of a car that its finance depends on. */
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

/** What a site asks of a car before it shows finance on it; a null asks nothing. */
export interface FinanceConditions {
  /** Key of the entry in `finance_lenders`, which has to have both rates. */
  lender: string;
  rule: ShownFinance['rule'];
  inStockStatuses: FinanceSite['stock']['inStockStatuses'];
  /** The price has to be above this, in dollars. */
  priceAbove: number | null;
  /** The oldest year. */
  yearFrom: number | null;
  /** The payment that the entry has to state itself. */
  statedPayment: 'paymentWeek' | 'paymentMonth' | null;
}

/**
 * The conditions of a site's provider (FIN-009 to FIN-012); null where the site shows no finance (FIN-007, FIN-008). The
 * search goes by them as well, so that its weekly bands are those of the cards.
 *
 * @param now the clock; the year counts, in the site's zone
 */
export function financeConditions(
  { site, finance, stock }: FinanceSite,
  now: Date,
): FinanceConditions | null {
  const provider = site.finance_provider && finance.providers[site.finance_provider];
  if (!provider || finance.excludedLenders.includes(provider.lender)) return null;
  const { lender, rule } = provider;
  return {
    lender,
    rule,
    inStockStatuses: stock.inStockStatuses,
    priceAbove: rule === 2 ? null : priceAbove,
    yearFrom: rule === 1 ? yearInZone(now, site.timezone) - maxAgeYears : null,
    statedPayment: rule === 3 ? 'paymentWeek' : rule === 4 ? 'paymentMonth' : null,
  };
}

/**
 * The finance entry to show on a car, or null where finance is not shown: no provider, no entry of its lender,
 * a missing rate, an excluded lender (FIN-007, FIN-008), the provider's rule not met (FIN-009 to FIN-012), or a car that
 * is rented by the week.
 *
 * @param now see `financeConditions`
 */
export function shownFinance(car: FinancedCar, site: FinanceSite, now: Date): ShownFinance | null {
  const conditions = financeConditions(site, now);
  if (!conditions) return null;
  const { lender, rule, inStockStatuses, yearFrom, statedPayment } = conditions;
  const entry = car.finance_lenders?.[lender];
  if (!entry || entry.interestRate === null || entry.comparisonRate === null) return null;
  if (isSubscription(car) || !isInStock(car, inStockStatuses)) return null;
  if (conditions.priceAbove !== null && (car.price ?? 0) <= conditions.priceAbove) return null;
  if (yearFrom !== null && car.year < yearFrom) return null;
  if (statedPayment !== null && entry[statedPayment] === null) return null;
  return {
    entry,
    interestRate: entry.interestRate,
    comparisonRate: entry.comparisonRate,
    rule,
  };
}
