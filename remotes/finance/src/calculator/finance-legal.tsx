import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { TextExpander } from 'shared-ui/text-expander';
import { BrandFees } from '../loan-figures/brand-fees';
import * as styles from './calculator.styles';

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
