import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { financeBox, formatComparisonRate, frequencyUnit, paymentText } from 'shared-rules/finance-display';
import { formatPrice } from 'shared-rules/money';
import { CostBar, boxParts } from '../cost-bar/cost-bar';
import { formatYears } from '../loan-words';
import * as styles from './finance-box.styles';

/** A percentage of the price with its amount: "10.0%" and "$4,000". */
function Share({ label, percent, amount }: { label: string; percent: number; amount: number }): ReactNode {
  return (
    <div>
      <dt css={styles.termStyles}>{label}</dt>
      <dd css={styles.valueStyles}>
        {percent.toFixed(1)}% <span css={styles.amountStyles}>({formatPrice(amount)})</span>
      </dd>
    </div>
  );
}

/**
 * The finance box of the vehicle page (FIN-014): term, deposit, final payment and payment at the lender's rate,
 * with both rates and the warning that belongs to them (FIN-043).
 */
export function FinanceBoxSlot({ car }: SlotProps['finance.box']): ReactNode {
  const { site, now } = usePlatform();
  const box = financeBox(car, site, now());
  if (!box) return null;
  return (
    <section css={styles.boxStyles} aria-labelledby="finance-box-title">
      <div css={styles.headStyles}>
        <h2 id="finance-box-title">Finance estimate</h2>
        <div>
          <p css={styles.paymentStyles}>{paymentText(box.payment, frequencyUnit[box.frequency])}</p>
          <p css={styles.ratesStyles}>
            {box.annualRatePercent.toFixed(2)}% p.a. · {formatComparisonRate(box.comparisonRatePercent)}
          </p>
        </div>
      </div>
      <dl css={styles.figuresStyles}>
        <div>
          <dt css={styles.termStyles}>Term</dt>
          <dd css={styles.valueStyles}>{formatYears(box.termYears)}</dd>
        </div>
        <Share label="Deposit" percent={box.depositPercent} amount={box.deposit} />
        <Share label="Final payment" percent={box.finalPaymentPercent} amount={box.finalPayment} />
        <div>
          <dt css={styles.termStyles}>Amount financed</dt>
          <dd css={styles.valueStyles}>{formatPrice(box.amountFinanced)}</dd>
        </div>
      </dl>
      <CostBar parts={boxParts(box)} />
      <p css={styles.warningStyles}>{site.finance.comparisonRateWarning}</p>
    </section>
  );
}
