import { borrowable, paymentsPerYear } from './repayment';

/** Years a budget is paid over (SRC-067). */
const budgetYears = 5;

/** How often the shopper pays. */
export type BudgetFrequency = 'weekly' | 'monthly';

/** What the shopper says they can pay, in dollars. */
export interface BudgetInput {
  repayment: number;
  deposit: number;
  frequency: BudgetFrequency;
}

const paymentsOf = (frequency: BudgetFrequency): number => paymentsPerYear[frequency] * budgetYears;

/** Repayments over five years and the deposit, in dollars, before interest (SRC-067). */
export const budgetOf = ({ repayment, deposit, frequency }: BudgetInput): number =>
  repayment * paymentsOf(frequency) + deposit;

/** The repayment that comes to a budget before interest, in dollars; a budget below the deposit needs none. */
export const repaymentFor = (
  budget: number,
  { deposit, frequency }: Omit<BudgetInput, 'repayment'>,
): number => Math.max(0, Math.round((budget - deposit) / paymentsOf(frequency)));

/** What a site lends at. */
export interface BudgetLoan {
  annualRatePercent: number;
  /** Dollars, financed with the loan. */
  establishmentFee: number;
}

/** The price in dollars that the repayments really reach: what they borrow over those years, and the deposit. */
export function reachOf(
  { repayment, deposit, frequency }: BudgetInput,
  { annualRatePercent, establishmentFee }: BudgetLoan,
): number {
  const borrowed = borrowable(repayment, { residual: 0, annualRatePercent, years: budgetYears, frequency });
  return Math.max(0, borrowed - establishmentFee) + deposit;
}
