import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { TextExpander } from 'shared-ui/text-expander';
import { formatDollars } from '../loan-text/loan-text';
import * as styles from './calculator.styles';

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

/** The finance disclaimer, short at first (FIN-029), and the fees. */
export function FinanceLegal({ disclaimer }: { disclaimer: string }): ReactNode {
  const { finance } = useSite();
  return (
    <div css={styles.legal}>
      {disclaimer ? (
        <TextExpander
          text={disclaimer}
          cut={finance.disclaimer.previewChars}
          moreLabel="Show More"
          lessLabel="Show Less"
        />
      ) : null}
      <BrandFees />
    </div>
  );
}
