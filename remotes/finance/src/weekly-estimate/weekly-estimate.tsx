import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { financeLine, formatComparisonRate } from 'shared-rules/finance-display';
import { color, font, fontSize, space } from 'shared-ui/tokens';

const lineStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: fontSize[14],
  color: color.muted,
});
const amountStyles = css({ fontWeight: font.weightStrong, color: color.ink });

/**
 * The finance line of a card (SRC-060): payment with the comparison rate beside it (FIN-043), or nothing where
 * finance is not shown. The warning that belongs to the rate stands once on the page, at the foot.
 */
export function WeeklyEstimate({ car }: SlotProps['finance.weeklyEstimate']): ReactNode {
  const { site, now } = usePlatform();
  const line = financeLine(car, site, now());
  if (!line) return null;
  if (line.kind === 'enquire') return <p css={lineStyles}>{line.text}</p>;
  return (
    <p css={lineStyles}>
      <strong css={amountStyles}>{line.text}</strong>
      <span>{formatComparisonRate(line.comparisonRate)}</span>
    </p>
  );
}
