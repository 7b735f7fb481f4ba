import type { LoanInputs } from './calculator-rules';
import { amountFinanced, estimateLoan, type LoanCharges } from './loan-estimate';
import { borrowable, paymentsPerYear, repayment } from './repayment';

/** A year of a loan, in dollars; the last one is shorter where the term is not in whole years. */
export interface LoanYear {
  /** Years from the start of the loan to the end of this one. */
  endYears: number;
  /** The year's level payments: interest and principal together. */
  paid: number;
  /** What the year costs. A payment rounded up costs more than the loan needs, and that counts here as in the total. */
  interest: number;
  /** By how much the payments reduce the debt; 0 where they cover the interest alone. */
  principal: number;
  /** What is paid at the end of the last year besides its payments. */
  residual: number;
  /** Still owed when the year is over. */
  owed: number;
}

/**
 * A loan year by year: what is paid, how much of it is interest, and what is owed afterwards (FIN-055). Everything paid
 * adds up to the total of `estimateLoan`, and everything off the debt to what was financed. No years where the payment is
 * too small to be shown.
 *
 * @param inputs within their bounds, see `allowedInputs`
 */
export function loanSchedule(inputs: LoanInputs, charges: LoanCharges): LoanYear[] {
  const { residual, rate: annualRatePercent, termYears, frequency } = inputs;
  const { payment, total } = estimateLoan(inputs, charges);
  if (total === null) return [];
  const amount = amountFinanced(inputs, charges);
  // Without rounding, or a loan of rounded payments would be paid off before its end.
  const exact = repayment({ amount, residual, annualRatePercent, years: termYears, frequency });
  const owedAfter = (years: number): number =>
    years === 0
      ? amount
      : borrowable(exact, { residual, annualRatePercent, years: termYears - years, frequency });
  return Array.from({ length: Math.ceil(termYears) }, (_, index) => {
    const endYears = Math.min(index + 1, termYears);
    const isLast = endYears === termYears;
    const paid = payment * paymentsPerYear[frequency] * (endYears - index);
    const principal = owedAfter(index) - owedAfter(endYears);
    return {
      endYears,
      paid,
      interest: paid - principal,
      principal,
      residual: isLast ? residual : 0,
      owed: isLast ? 0 : owedAfter(endYears),
    };
  });
}
