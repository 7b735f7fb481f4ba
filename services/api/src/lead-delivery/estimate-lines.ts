import {
  enquireText,
  formatAnnualRate,
  formatComparisonRate,
  formatDollars,
  formatYears,
  paymentText,
} from 'shared-rules/finance/finance-text';
import { frequencyUnit } from 'shared-rules/finance/repayment';
import type { LeadFinance } from '../leads/lead-facts';

/** "$185 per fortnight ($93 per week)": by the shopper's frequency, and as the page's own line has it. */
function paymentOf({ payment, weekly, frequency }: LeadFinance): string {
  if (payment === null) return enquireText;
  const text = paymentText(payment, frequencyUnit[frequency]);
  return frequency === 'weekly' || weekly === null ? text : `${text} (${paymentText(weekly, 'week')})`;
}

const amountOrNone = (dollars: number): string => (dollars > 0 ? formatDollars(dollars) : 'none');

/** The shopper's own estimate in lines that a person can read, named as the calculator names its fields. */
export const estimateLines = (finance: LeadFinance): [label: string, text: string][] => [
  ['Finance estimate', paymentOf(finance)],
  ['Loan amount', formatDollars(finance.amount)],
  ['Deposit or trade-in', amountOrNone(finance.deposit)],
  ['Residual at the end', amountOrNone(finance.residual)],
  ['Term', formatYears(finance.termYears)],
  ['Interest rate', `${formatAnnualRate(finance.rate)} (${formatComparisonRate(finance.comparisonRate)})`],
];
