import { presentValues, paymentsPerYear, repayment, type Frequency, type Loan } from './repayment';

/** A loan with what it costs besides interest, in dollars. */
export interface LoanWithCharges extends Loan {
  /** Owed with the amount from the start, so that it is paid off with it. */
  establishmentFee: number;
  /** Paid with each payment. */
  feePerPayment: number;
}

/** Periods a year by regulation 100(3) of the National Consumer Credit Protection Regulations 2010. */
const periodsPerYear: Record<Frequency, number> = { weekly: 52.18, fortnightly: 26.09, monthly: 12 };

/** Halvings of an interval of at most 1 that leave nothing to halve. */
const bisections = 60;

/**
 * The rate of one period, as a fraction, at which payments are worth `credit` at the start. Their worth falls as the rate
 * rises, so bisection finds the one rate there is; 0 where the payments do not even pay the credit back.
 *
 * @param worthAt present value of all payments at a rate
 */
export function periodRate(credit: number, worthAt: (rate: number) => number): number {
  if (worthAt(0) <= credit) return 0;
  let low = 0;
  let high = 1;
  while (worthAt(high) > credit) high *= 2;
  for (let step = 0; step < bisections; step++) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > credit) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The comparison rate of a loan in per cent a year, by regulation 100 under section 166 of the National Credit Code: the
 * nominal rate n × r at which all repayments and fees are worth the credit provided. 0 where there is no credit.
 *
 * @param loan whose `amount` is the credit provided, without fees
 */
export function comparisonRate(loan: LoanWithCharges): number {
  const { amount, residual, years, frequency, establishmentFee, feePerPayment } = loan;
  if (!(amount > 0)) return 0;
  const payment = repayment({ ...loan, amount: amount + establishmentFee }) + feePerPayment;
  const count = years * paymentsPerYear[frequency];
  const rate = periodRate(amount, (tried) => {
    const { ofPayments, ofFinal } = presentValues(tried, count);
    return payment * ofPayments + residual * ofFinal;
  });
  return rate * periodsPerYear[frequency] * 100;
}

/** What lenders of cars base their comparison rates on, as the warning says (FIN-043). */
const standardLoan = { amount: 30_000, residual: 0, years: 5, frequency: 'monthly' } as const;

/** Two rates that a lender publishes together, per cent a year. */
export interface PublishedRates {
  interestRate: number;
  comparisonRate: number;
}

/**
 * Comparison rate of the standard loan at a rate that a shopper chose, per cent a year. The lender's charges are those
 * that raise its interest rate to its comparison rate, so that at its own interest rate its own comparison rate stands.
 */
export function comparisonRateAt(annualRatePercent: number, published: PublishedRates): number {
  const paymentAt = (rate: number): number => repayment({ ...standardLoan, annualRatePercent: rate });
  const feePerPayment = paymentAt(published.comparisonRate) - paymentAt(published.interestRate);
  return standardComparisonRate(annualRatePercent, { establishmentFee: 0, feePerPayment });
}

/** Comparison rate of the standard loan with charges that are known, in dollars; see `LoanWithCharges`. */
export const standardComparisonRate = (
  annualRatePercent: number,
  charges: Pick<LoanWithCharges, 'establishmentFee' | 'feePerPayment'>,
): number => comparisonRate({ ...standardLoan, annualRatePercent, ...charges });
