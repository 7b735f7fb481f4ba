import type { Car } from 'shared-contracts/entities/car';
import type { QuoteRequest } from 'shared-contracts/entities/quote';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { payablePrice } from 'shared-rules/price';

/** The part of a site's config that quotes depend on. */
export type QuoteSite = Pick<PublicTenantConfig, 'finance' | 'site'>;

/**
 * The request to the site's provider for a car, with just these keys (FIN-015, FIN-016), for the price that its page shows;
 * null where no quote is to be had: the site takes none, the car has one already, or it has no price (FIN-017).
 */
export function quoteRequest(car: Car, { site, finance }: QuoteSite): QuoteRequest | null {
  const { year, vin, nvic } = car;
  const price = payablePrice(car) ?? car.price;
  if (!site.flags.youxQuote || car.youxQuote !== null || price === null || price <= 0) return null;
  return {
    selfAssessedCreditScore: finance.quote.creditScore,
    purchasePrice: price,
    loanTerm: finance.quote.loanTerm,
    year,
    vin,
    nvic,
    whoIsHelping: site.name,
  };
}

/** A quote with every figure that is shown. */
export interface ShownQuote {
  weeklyRepaymentAmount: number;
  advertisedRate: number;
  comparisonRate: number;
}

/**
 * The price in dollars that a quote which came with the car is for; null where that may be the listed price or the offer
 * below it, and for a car without a price.
 */
export const ownQuotePrice = (car: Car): number | null =>
  payablePrice(car) === car.price ? car.price : null;

/** The quote that a car came with; null where it has none, or the provider declined (D-45). */
export function ownQuote({ youxQuote }: Car): ShownQuote | null {
  if (!youxQuote) return null;
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = youxQuote;
  if (weeklyRepaymentAmount === null || advertisedRate === null || comparisonRate === null) return null;
  return { weeklyRepaymentAmount, advertisedRate, comparisonRate };
}
