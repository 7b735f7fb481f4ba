import type { CalculatorRules, LoanInputs } from './calculator-rules';
import { isTooSmall } from './finance-text';
import { paymentsPerYear, repayment, type Frequency } from './repayment';

/** What a loan costs, in dollars. */
export interface Estimate {
  /** By the chosen frequency. */
  payment: number;
  weekly: number;
  /** Everything that is paid for the loan, residual included (D-36); null where the payment is too small to show. */
  total: number | null;
}

/** How a site makes a payment of a loan: the fee that it finances, in dollars, and whether it rounds up. */
export type LoanCharges = Pick<CalculatorRules, 'establishmentFee' | 'roundsUp'>;

/** What is owed at the start: amount less deposit plus fee, in dollars. */
export const amountFinanced = (
  { amount, deposit }: Pick<LoanInputs, 'amount' | 'deposit'>,
  { establishmentFee }: LoanCharges,
): number => amount - deposit + establishmentFee;

/** Why a loan has no payment: the deposit covers the amount, or the residual is more than what is financed. */
export type LoanObstacle = 'deposit' | 'residual';

/** What keeps a loan from having a payment, if anything: no lender's debt grows from payment to payment. */
export function loanObstacle(inputs: LoanInputs, charges: LoanCharges): LoanObstacle | null {
  if (inputs.deposit >= inputs.amount) return 'deposit';
  return inputs.residual > amountFinanced(inputs, charges) ? 'residual' : null;
}

/** The level payment of a loan on a site, in dollars (FIN-025); 0 where the residual is more than what is financed. */
export function loanPayment(inputs: LoanInputs, charges: LoanCharges): number {
  const { residual, rate: annualRatePercent, termYears: years, frequency } = inputs;
  const amount = amountFinanced(inputs, charges);
  if (residual > amount) return 0;
  const payment = repayment({ amount, residual, annualRatePercent, years, frequency });
  // What is too small to show stays so: 25 is a whole number.
  return charges.roundsUp ? Math.ceil(payment) : payment;
}

/**
 * Payment and total of a loan (FIN-019, FIN-025, FIN-055): amount less deposit plus fee, paid off in level payments
 * down to the residual.
 *
 * @param inputs within their bounds, see `allowedInputs`
 */
export function estimateLoan(inputs: LoanInputs, charges: LoanCharges): Estimate {
  const at = (frequency: Frequency): number => loanPayment({ ...inputs, frequency }, charges);
  const payment = at(inputs.frequency);
  const total = payment * inputs.termYears * paymentsPerYear[inputs.frequency] + inputs.residual;
  return { payment, weekly: at('weekly'), total: isTooSmall(payment) ? null : total };
}
