import { formatCents, formatPrice } from '../money';
import type { frequencyUnit, Frequency } from './repayment';

/** A payment of this or less, in dollars, is no figure to show (FIN-019). */
export const largestHiddenPayment = 25;

/** Stands in place of a payment that is too small to show. */
export const enquireText = 'Enquire for Finance';

/** Whether a payment in dollars, before rounding, is too small to be shown as a figure (FIN-019). */
export const isTooSmall = (payment: number): boolean => payment <= largestHiddenPayment;

export type PaymentUnit = (typeof frequencyUnit)[Frequency];

/** A payment in words: "$128 per week", or 'Enquire for Finance' (FIN-019). */
export const paymentText = (payment: number, unit: PaymentUnit): string =>
  isTooSmall(payment) ? enquireText : `${formatPrice(payment)} per ${unit}`;

/** An interest rate with two decimals: "8.50% p.a.". */
export const formatAnnualRate = (ratePercent: number): string => `${ratePercent.toFixed(2)}% p.a.`;

/** A comparison rate with two decimals: "8.38% comparison rate" (FIN-043). */
export const formatComparisonRate = (ratePercent: number): string =>
  `${ratePercent.toFixed(2)}% comparison rate`;

/** "1 year", "5.5 years". */
export const formatYears = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`;

/** Cents only where there are any: "$100.50", but "$30,000". */
export const formatDollars = (dollars: number): string =>
  Number.isInteger(dollars) ? formatPrice(dollars) : formatCents(dollars);
