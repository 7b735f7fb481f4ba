import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatDollars } from 'shared-rules/finance/finance-text';
import * as styles from './loan-figures.styles';

/** The fees of the brand, where it has any (FIN-044). */
export function BrandFees(): ReactNode {
  const { fees } = useSite().finance;
  if (fees.length === 0) return null;
  return (
    <dl>
      {fees.map(({ label, amount }) => (
        <div key={label}>
          <dt css={styles.fee}>{label}: </dt>
          <dd css={styles.fee}>{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
