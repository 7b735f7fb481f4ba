import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '../foundation/tokens';
import { markGround, paymentMarks } from './payment-marks';

const stripStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '& svg': { display: 'block', fontFamily: 'system-ui, sans-serif' },
});

/** A way to pay that has a mark. */
export type PaymentMark = keyof typeof paymentMarks;

export interface PaymentStripProps {
  /** Which marks, in their order. */
  readonly marks: readonly PaymentMark[];
  /** Name of the list for assistive technology. */
  readonly label?: string;
}

/** The cards and wallets that are taken, as a row of marks with names (UI-011). Renders nothing without any. */
export function PaymentStrip({ marks, label = 'Ways to pay' }: PaymentStripProps): ReactNode {
  if (marks.length === 0) return null;
  return (
    <ul css={stripStyles} aria-label={label}>
      {marks.map((key) => {
        const { name, drawing } = paymentMarks[key];
        return (
          <li key={key}>
            <svg width="48" height="30" viewBox="0 0 48 30" role="img" aria-label={name} focusable="false">
              <rect x=".5" y=".5" width="47" height="29" rx="4" fill={markGround} stroke={color.line} />
              {drawing}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
