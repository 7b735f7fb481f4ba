/** Payments a year by frequency. */
export const paymentsPerYear = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
/** How often a loan is paid. */
export type Frequency = keyof typeof paymentsPerYear;
/** The time between two payments, in words. */
export const frequencyUnit = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' } as const;

/** A loan that is paid off in level payments. */
export interface Loan {
  /** Everything that is owed at the start, in dollars, financed fees included. */
  amount: number;
  /** Dollars that are left to pay with the last payment. */
  residual: number;
  /** Nominal per cent a year, compounded at the payment frequency. */
  annualRatePercent: number;
  years: number;
  frequency: Frequency;
}

/**
 * What a payment of one dollar each period, and a dollar after the last one, are worth at the start.
 *
 * @param rate of one period, as a fraction
 */
export function presentValues(rate: number, count: number): { ofPayments: number; ofFinal: number } {
  if (rate === 0) return { ofPayments: count, ofFinal: 1 };
  // Far more exact than 1 - (1 + rate) ** -count for the smallest rates.
  const ofFinal = Math.exp(-count * Math.log1p(rate));
  return { ofPayments: -Math.expm1(-count * Math.log1p(rate)) / rate, ofFinal };
}

/**
 * Standard amortisation (FIN-025): the level payment in dollars that pays off the loan down to its residual. A rate of 0
 * divides evenly.
 */
export function repayment({ amount, residual, annualRatePercent, years, frequency }: Loan): number {
  const perYear = paymentsPerYear[frequency];
  const { ofPayments, ofFinal } = presentValues(annualRatePercent / 100 / perYear, years * perYear);
  return (amount - residual * ofFinal) / ofPayments;
}

/** The largest loan in dollars that level payments pay off: the inverse of `repayment`. */
export function borrowable(
  payment: number,
  { residual, annualRatePercent, years, frequency }: Omit<Loan, 'amount'>,
): number {
  const perYear = paymentsPerYear[frequency];
  const { ofPayments, ofFinal } = presentValues(annualRatePercent / 100 / perYear, years * perYear);
  return payment * ofPayments + residual * ofFinal;
}
