import type { ReactNode } from 'react';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { offeredYears } from 'shared-contracts/entities/lender-payment';
import { formatDollars } from 'shared-rules/finance/finance-text';
import { paymentsPerYear } from 'shared-rules/finance/repayment';
import { formatPrice } from 'shared-rules/money';
import * as styles from './finance-box.styles';

/** Everything that the entry's payments come to with the final one, in dollars; null where it lacks payment or term. */
function repaidOf(entry: LenderEntry): number | null {
  const years = offeredYears(entry);
  const { paymentWeek, paymentMonth } = entry;
  const yearly =
    paymentWeek !== null
      ? paymentWeek * paymentsPerYear.weekly
      : paymentMonth === null
        ? null
        : paymentMonth * paymentsPerYear.monthly;
  return years === null || yearly === null ? null : yearly * years + (entry.balloon ?? 0);
}

/**
 * Lenders count a deposit in or leave it out. The calculator of the same page leaves it out (D-36), so a total that it is
 * in says so. Of the two sums the nearer one counts: rounded payments leave dollars over.
 */
function totalLabel(entry: LenderEntry): string {
  const repaid = repaidOf(entry);
  const deposit = entry.deposit ?? 0;
  const isDepositIn = repaid !== null && deposit > 0 && (entry.totalPayable ?? 0) > repaid + deposit / 2;
  return isDepositIn ? 'Total payable, deposit included' : 'Total payable';
}

/** What the lender says of its own offer, in dollars; what it does not say is left out (FIN-045). */
export function LenderRows({ entry }: { entry: LenderEntry }): ReactNode {
  const rows = [
    { label: totalLabel(entry), amount: entry.totalPayable, format: formatPrice },
    { label: 'Balloon', amount: entry.balloon, format: formatPrice },
    // A documented fee keeps its cents (D-03).
    { label: 'Establishment fees', amount: entry.establishmentFees, format: formatDollars },
  ].flatMap(({ label, amount, format }) => (amount === null ? [] : [{ label, text: format(amount) }]));
  if (rows.length === 0) return null;
  return (
    <div css={styles.lender}>
      <h3 css={styles.lenderTitle}>{entry.financeProvider ?? 'The lender'}’s offer</h3>
      <dl css={styles.figures}>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt css={styles.term}>{label}</dt>
            <dd css={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
