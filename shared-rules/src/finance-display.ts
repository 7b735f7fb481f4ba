import type { Car } from 'shared-contracts/entities/car';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { weeklyPayment } from 'shared-contracts/entities/lender-payment';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatPrice } from './money';
import { payablePrice } from './price';
import { isInStock } from './status';
import { yearInZone } from './zoned-time';

/** The part of a site's config that finance on a car depends on. */
export interface FinanceSite {
  site: Pick<PublicTenantConfig['site'], 'finance_provider' | 'timezone'>;
  finance: Pick<PublicTenantConfig['finance'], 'providers' | 'excludedLenders'>;
  stock: Pick<PublicTenantConfig['stock'], 'inStockStatuses'>;
}

type FinancedCar = Pick<
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

/** Finance that may be shown on a car: the lender's entry with both rates present. */
export interface ShownFinance {
  entry: LenderEntry;
  /** Per cent a year. */
  interestRate: number;
  comparisonRate: number;
  rule: 1 | 2 | 3 | 4;
}

/** A payment of this or less, in dollars, is no figure to show (FIN-019). */
const largestHiddenPayment = 25;

/** Rules 1, 3 and 4 ask for a price above this, in dollars. */
const priceAbove = 500;
/** Rule 1 takes cars of this year's number minus this and newer. */
const maxAgeYears = 12;

/**
 * The finance entry to show on a car, or null where finance is not shown: no provider, no entry of its lender,
 * a missing rate, an excluded lender (FIN-007, FIN-008) or the provider's rule not met (FIN-009 to FIN-012).
 *
 * @param now the clock; the year counts, in the site's zone
 */
export function shownFinance(car: FinancedCar, site: FinanceSite, now: Date): ShownFinance | null {
  const provider = site.site.finance_provider && site.finance.providers[site.site.finance_provider];
  if (!provider || site.finance.excludedLenders.includes(provider.lender)) return null;
  const entry = car.finance_lenders?.[provider.lender];
  if (!entry || entry.interestRate === null || entry.comparisonRate === null) return null;
  if (!isInStock(car, site.stock.inStockStatuses)) return null;
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

const enquireText = 'Enquire for Finance';

/** Whether a payment in dollars, before rounding, is too small to be shown as a figure (FIN-019). */
export const isTooSmall = (payment: number): boolean => payment <= largestHiddenPayment;

/** A payment in words: "$128 per week", or 'Enquire for Finance' (FIN-019). */
export const paymentText = (payment: number, unit: (typeof frequencyUnit)[Frequency]): string =>
  isTooSmall(payment) ? enquireText : `${formatPrice(payment)} per ${unit}`;

/** The finance line of a card (SRC-060). */
export type FinanceLine =
  | { kind: 'payment'; amount: number; unit: 'week' | 'month'; text: string; comparisonRate: number }
  | { kind: 'enquire'; text: typeof enquireText };

/**
 * The lender's weekly payment (monthly under rule 4), else the other of the two, else no line; 25 dollars or
 * less reads 'Enquire for Finance' (SRC-060).
 */
export function financeLine(car: FinancedCar, site: FinanceSite, now: Date): FinanceLine | null {
  const shown = shownFinance(car, site, now);
  if (!shown) return null;
  const options = [
    { amount: weeklyPayment(shown.entry), unit: 'week' as const },
    { amount: shown.entry.paymentMonth, unit: 'month' as const },
  ];
  if (shown.rule === 4) options.reverse();
  const chosen = options.find((option) => option.amount !== null);
  if (!chosen || chosen.amount === null) return null;
  if (isTooSmall(chosen.amount)) return { kind: 'enquire', text: enquireText };
  return {
    kind: 'payment',
    amount: chosen.amount,
    unit: chosen.unit,
    text: paymentText(chosen.amount, chosen.unit),
    comparisonRate: shown.comparisonRate,
  };
}

/** A comparison rate with two decimals: "8.38% comparison rate" (FIN-043). */
export const formatComparisonRate = (ratePercent: number): string =>
  `${ratePercent.toFixed(2)}% comparison rate`;

/** Payments a year by frequency. */
export const paymentsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Frequency = keyof typeof paymentsPerYear;
export const frequencyUnit = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;

/**
 * Standard amortisation: the level payment in dollars that pays off `amount` over `years` and leaves `residual`
 * to pay at the end. A rate of 0 divides evenly.
 *
 * @param annualRatePercent nominal rate per cent a year, compounded at the payment frequency
 */
export function repayment(loan: {
  amount: number;
  residual: number;
  annualRatePercent: number;
  years: number;
  frequency: Frequency;
}): number {
  const perYear = paymentsPerYear[loan.frequency];
  const count = loan.years * perYear;
  const rate = loan.annualRatePercent / 100 / perYear;
  if (rate === 0) return (loan.amount - loan.residual) / count;
  const discount = (1 + rate) ** -count;
  return ((loan.amount - loan.residual * discount) * rate) / (1 - discount);
}

/** The figures of the finance box (FIN-014), dollars and per cent. */
export interface FinanceBox {
  termYears: number;
  depositPercent: number;
  deposit: number;
  finalPaymentPercent: number;
  finalPayment: number;
  amountFinanced: number;
  frequency: Frequency;
  payment: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
}

/** The box for a car's price at the lender's rate, or null where finance is not shown or there is no price. */
export function financeBox(
  car: FinancedCar,
  site: FinanceSite & { finance: Pick<PublicTenantConfig['finance'], 'box'> },
  now: Date,
): FinanceBox | null {
  const shown = shownFinance(car, site, now);
  const price = payablePrice(car);
  if (!shown || price === null) return null;
  const { termYears, depositPercent, finalPaymentPercent, frequency } = site.finance.box;
  const deposit = (price * depositPercent) / 100;
  const finalPayment = (price * finalPaymentPercent) / 100;
  const payment = repayment({
    amount: price - deposit,
    residual: finalPayment,
    annualRatePercent: shown.interestRate,
    years: termYears,
    frequency,
  });
  return {
    termYears,
    depositPercent,
    deposit,
    finalPaymentPercent,
    finalPayment,
    amountFinanced: price - deposit,
    frequency,
    payment,
    annualRatePercent: shown.interestRate,
    comparisonRatePercent: shown.comparisonRate,
  };
}
