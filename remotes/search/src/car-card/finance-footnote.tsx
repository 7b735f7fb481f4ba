import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { color, fontSize, space } from 'shared-ui/tokens';

const noteStyles = css({
  marginTop: space[16],
  maxWidth: '80ch',
  fontSize: fontSize[12],
  color: color.muted,
});

/** The warning that belongs to the comparison rates of a list's cards (FIN-043); nothing on a site without finance. */
export function FinanceFootnote(): ReactNode {
  const { site, finance } = useSite();
  if (site.finance_provider === null) return null;
  return (
    <p css={noteStyles} data-warning="">
      {finance.comparisonRateWarning}
    </p>
  );
}
