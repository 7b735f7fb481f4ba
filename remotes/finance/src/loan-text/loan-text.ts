import type { FinanceTerms } from 'shared-contracts/entities/finance-terms';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { offeredYears } from 'shared-contracts/entities/lender-payment';
import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { formatDollars, formatYears } from 'shared-rules/finance/finance-text';
import type { Frequency } from 'shared-rules/finance/repayment';

/**
 * The loan behind a lender's payment on a car, as text: "5 years, no deposit, $495 fees". Fields the entry lacks are
 * left out; null when it has none. A payment for a whole term names the term only.
 */
export function lenderBasis(entry: LenderEntry, unit: 'week' | 'month'): string | null {
  const years = offeredYears(entry);
  if (unit === 'week' && entry.paymentWeek === null) return years === null ? null : formatYears(years);
  const { deposit, balloon, establishmentFees: fees } = entry;
  const parts = [
    years === null ? null : formatYears(years),
    deposit === null ? null : deposit > 0 ? `${formatDollars(deposit)} deposit` : 'no deposit',
    balloon !== null && balloon > 0 ? `${formatDollars(balloon)} final payment` : null,
    fees !== null && fees > 0 ? `${formatDollars(fees)} fees` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** A loan of the calculator as text: "$30,000 less $5,000 over 6 years", and ", $9,000 residual" where there is one. */
export function loanText({
  amount,
  deposit,
  residual,
  termYears,
}: Pick<LoanInputs, 'amount' | 'deposit' | 'residual' | 'termYears'>): string {
  const less = deposit > 0 ? ` less ${formatDollars(deposit)}` : '';
  const left = residual > 0 ? `, ${formatDollars(residual)} residual` : '';
  return `${formatDollars(amount)}${less} over ${formatYears(termYears)}${left}`;
}

/** A shopper's own terms as text: "$5,000 deposit, 5 years, 30% residual". */
export function termsText({ deposit, tradeIn, termYears, residualPercent }: FinanceTerms): string {
  const parts = [
    deposit > 0 ? `${formatDollars(deposit)} deposit` : 'no deposit',
    tradeIn > 0 ? `${formatDollars(tradeIn)} trade-in` : null,
    formatYears(termYears),
    residualPercent > 0 ? `${Math.round(residualPercent * 10) / 10}% residual` : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** A rate as it was chosen: "10%", "7.99%". */
export const formatRate = (percent: number): string => `${percent}%`;

export const frequencyOptions: readonly { value: Frequency; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
];
