import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { formatAnnualRate, formatComparisonRate } from 'shared-rules/finance/finance-text';
import { color, font, fontSize, space } from 'shared-ui/tokens';

/** One type for all three: no rate may be less prominent than the payment, nor the comparison rate than the rate. */
const figuresStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
  // The rates begin a line of their own, so that they break alike on every card of a row.
  '& > :first-of-type': { flexBasis: '100%' },
});

const largeStyles = css({
  columnGap: space[16],
  fontFamily: font.price,
  fontSize: fontSize[20],
  fontWeight: font.weightPrice,
  lineHeight: 1.3,
});

const warningStyles = css({ fontSize: fontSize[12], color: color.muted, maxWidth: '80ch' });

export interface PaymentFiguresProps {
  /** The payment: "$112 per week". */
  text: string;
  /** Per cent a year. */
  annualRatePercent: number;
  comparisonRatePercent: number;
  size?: 'line' | 'large';
  /** Says the payment aloud when it changes. */
  isLive?: boolean;
}

/**
 * A payment with its rate and its comparison rate, equally prominent (FIN-043; National Credit Code s.160 and s.164, RG
 * 178.23). The page shows the warning that belongs to them, see `ComparisonRateWarning`.
 */
export function PaymentFigures({
  text,
  annualRatePercent,
  comparisonRatePercent,
  size = 'line',
  isLive = false,
}: PaymentFiguresProps): ReactNode {
  return (
    <p css={size === 'large' ? [figuresStyles, largeStyles] : figuresStyles} data-payment="">
      <span role={isLive ? 'status' : undefined}>{text}</span>{' '}
      <span>{formatAnnualRate(annualRatePercent)}</span>{' '}
      <span>{formatComparisonRate(comparisonRatePercent)}</span>
    </p>
  );
}

/** The warning that belongs to a comparison rate, beside the figures (FIN-043). */
export function ComparisonRateWarning(): ReactNode {
  const { finance } = useSite();
  return (
    <p css={warningStyles} data-warning="">
      {finance.comparisonRateWarning}
    </p>
  );
}
