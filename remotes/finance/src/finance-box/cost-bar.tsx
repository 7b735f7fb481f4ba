import type { CSSProperties, ReactNode } from 'react';
import { paymentsPerYear, type FinanceBox } from 'shared-rules/finance-display';
import { formatPrice } from 'shared-rules/money';
import * as styles from './finance-box.styles';

/** The four parts of what a financed car costs in all, in dollars. */
export function costParts(
  box: FinanceBox,
): { key: keyof typeof styles.partColours; label: string; amount: number }[] {
  const paid = box.payment * paymentsPerYear[box.frequency] * box.termYears;
  const repaid = box.amountFinanced - box.finalPayment;
  return [
    { key: 'deposit', label: 'Deposit', amount: box.deposit },
    { key: 'repaid', label: 'Repayments', amount: repaid },
    { key: 'interest', label: 'Interest', amount: Math.max(0, paid - repaid) },
    { key: 'final', label: 'Final payment', amount: box.finalPayment },
  ];
}

/** A bar in four parts with its legend; the figures stand in the legend, so the bar itself is decoration. */
export function CostBar({ box }: { box: FinanceBox }): ReactNode {
  const parts = costParts(box);
  return (
    <div>
      <div css={styles.barStyles} aria-hidden="true">
        {parts.map(({ key, amount }) => (
          <span
            key={key}
            css={[styles.partStyles, styles.partColours[key]]}
            style={{ '--share': Math.round(amount) } as CSSProperties} // a custom property is no known style key
          />
        ))}
      </div>
      <ul css={styles.legendStyles}>
        {parts.map(({ key, label, amount }) => (
          <li key={key} css={styles.legendItemStyles}>
            <span css={[styles.swatchStyles, styles.partColours[key]]} aria-hidden="true" />
            {label} {formatPrice(amount)}
          </li>
        ))}
      </ul>
    </div>
  );
}
