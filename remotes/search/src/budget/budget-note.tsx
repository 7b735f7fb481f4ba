import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { reachOf, type BudgetInput } from 'shared-rules/finance/budget';
import { calculatorRules } from 'shared-rules/finance/calculator-rules';
import { standardComparisonRate } from 'shared-rules/finance/comparison-rate';
import { formatAnnualRate, formatComparisonRate } from 'shared-rules/finance/finance-text';
import { formatPrice } from 'shared-rules/money';
import * as styles from './budget.styles';

const unit = { weekly: 'week', monthly: 'month' } as const;

/** What the budget leaves out, and the price that the same repayments reach at the rate of a site with finance. */
export function BudgetNote({ wish }: { wish: BudgetInput }): ReactNode {
  const site = useSite();
  if (site.site.finance_provider === null) return <p css={styles.note}>Before interest.</p>;
  const { establishmentFee, defaults } = calculatorRules(site, null);
  const loan = { annualRatePercent: defaults.rate, establishmentFee };
  const comparisonRate = standardComparisonRate(defaults.rate, { establishmentFee, feePerPayment: 0 });
  return (
    <>
      <p css={styles.note} data-payment="">
        Before interest. Financed over 5 years at {formatAnnualRate(defaults.rate)} (
        {formatComparisonRate(comparisonRate)}), {formatPrice(wish.repayment)} a {unit[wish.frequency]} and
        your deposit reach a price of {formatPrice(reachOf(wish, loan))}.
      </p>
      <p css={styles.warning} data-warning="">
        {site.finance.comparisonRateWarning}
      </p>
    </>
  );
}
