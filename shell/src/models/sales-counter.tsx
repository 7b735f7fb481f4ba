import { css } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { salesCounterMs, salesThisMonth } from 'shared-rules/sales-counter';
import { AnimatedCount } from 'shared-ui/animated-count';
import { color, font, fontSize, space } from 'shared-ui/tokens';

const styles = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[8],
  color: color.muted,
  fontSize: fontSize[14],
  '& b': {
    color: color.ink,
    fontFamily: font.heading,
    fontSize: fontSize[24],
    fontVariantNumeric: 'tabular-nums',
  },
});

/**
 * "Sales this Month", computed anew every 150 seconds (SHL-053).
 *
 * @param sales what the page came with, so that the first render repeats the server's
 */
export function SalesCounter({ sales }: { sales: number }): ReactNode {
  const { now } = usePlatform();
  const [shown, setShown] = useState(sales);
  useEffect(() => {
    const timer = setInterval(() => setShown(salesThisMonth(now())), salesCounterMs);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <p css={styles}>
      <b>
        <AnimatedCount value={shown} silent />
      </b>
      Sales this Month
    </p>
  );
}
