import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { TextExpander } from 'shared-ui/text-expander';
import { formatDollars } from '../loan-text/loan-text';
import * as styles from './calculator.styles';

/** The finance disclaimer, short at first (FIN-029), and the fees of the brand, where it has any (FIN-044). */
export function FinanceLegal({ lenderText }: { lenderText: string | null }): ReactNode {
  const { finance } = useSite();
  const text = lenderText ?? finance.disclaimer.text;
  return (
    <div css={styles.legal}>
      {text ? (
        <TextExpander
          text={text}
          cut={finance.disclaimer.previewChars}
          moreLabel="Show More"
          lessLabel="Show Less"
        />
      ) : null}
      {finance.fees.length > 0 ? (
        <dl>
          {finance.fees.map(({ label, amount }) => (
            <div key={label}>
              <dt css={styles.fee}>{label}: </dt>
              <dd css={styles.fee}>{formatDollars(amount)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
