import type { CSSProperties, ReactNode } from 'react';
import type { FinanceBox } from 'shared-rules/finance/finance-box';
import { paymentsPerYear } from 'shared-rules/finance/repayment';
import { formatPrice } from 'shared-rules/money';
import * as styles from './cost-bar.styles';

/** A part of what a financed car costs in all, in dollars. */
export interface CostPart {
  key: keyof typeof styles.parts;
  label: string;
  amount: number;
}

/** Deposit, loan repaid, interest and final payment of the finance box. */
export function boxParts(box: FinanceBox): CostPart[] {
  const paid = box.payment * paymentsPerYear[box.frequency] * box.termYears;
  const repaid = box.amountFinanced - box.finalPayment;
  return [
    { key: 'deposit', label: 'Deposit', amount: box.deposit },
    { key: 'repaid', label: 'Loan repaid', amount: repaid },
    { key: 'interest', label: 'Interest', amount: Math.max(0, paid - repaid) },
    { key: 'final', label: 'Final payment', amount: box.finalPayment },
  ];
}

/** What the colours stand for. */
export function Legend({
  entries,
}: {
  entries: readonly { key: CostPart['key']; text: string }[];
}): ReactNode {
  return (
    <ul css={styles.legend}>
      {entries.map(({ key, text }) => (
        <li key={key} css={styles.legendItem}>
          <span css={[styles.swatch, styles.parts[key]]} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A bar with its legend; the legend has the figures, so the bar itself is decoration. */
export function CostBar({ parts }: { parts: readonly CostPart[] }): ReactNode {
  return (
    <div css={styles.cost}>
      <div css={styles.bar} aria-hidden="true">
        {parts.map(({ key, amount }) => (
          <span
            key={key}
            css={[styles.part, styles.parts[key]]}
            style={{ '--share': Math.round(amount) } as CSSProperties} // a custom property is no known style key
          />
        ))}
      </div>
      <Legend
        entries={parts.map(({ key, label, amount }) => ({ key, text: `${label} ${formatPrice(amount)}` }))}
      />
    </div>
  );
}
