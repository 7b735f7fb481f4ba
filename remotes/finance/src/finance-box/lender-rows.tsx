import type { ReactNode } from 'react';
import type { LenderEntry } from 'shared-contracts/entities/lender-entry';
import { formatDollars } from '../loan-text/loan-text';
import * as styles from './finance-box.styles';

/** What the lender says of its own offer, in dollars; what it does not say is left out (FIN-045). */
export function LenderRows({ entry }: { entry: LenderEntry }): ReactNode {
  const rows = [
    { label: 'Total payable', amount: entry.totalPayable },
    { label: 'Balloon', amount: entry.balloon },
    { label: 'Establishment fees', amount: entry.establishmentFees },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, text: formatDollars(amount) }]));
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
