import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { SlotProps } from 'shared-contracts/slots';
import { financeBox, type FinanceBox } from 'shared-rules/finance/finance-box';
import { financeLine } from 'shared-rules/finance/finance-line';
import {
  formatAnnualRate,
  formatComparisonRate,
  formatDollars,
  formatYears,
  isTooSmall,
  paymentText,
} from 'shared-rules/finance/finance-text';
import { frequencyUnit } from 'shared-rules/finance/repayment';
import { shownFinance } from 'shared-rules/finance/shown-finance';
import { formatPrice } from 'shared-rules/money';
import { CostBar, boxParts } from '../cost-bar/cost-bar';
import { lenderBasis } from '../loan-text/loan-text';
import { ComparisonRateWarning, PaymentFigures } from '../payment-figures/payment-figures';
import * as styles from './finance-box.styles';
import { LenderRows } from './lender-rows';

/** A percentage of the price with its amount: "10.0%" and "$4,000". */
function Share({ label, percent, amount }: { label: string; percent: number; amount: number }): ReactNode {
  return (
    <div>
      <dt css={styles.term}>{label}</dt>
      <dd css={styles.value}>
        {percent.toFixed(1)}% <span css={styles.amount}>({formatPrice(amount)})</span>
      </dd>
    </div>
  );
}

/** Says what the box takes in and requires, so that it is not compared with another figure of the page. */
function exampleText({ deposit, finalPayment, establishmentFee }: FinanceBox): string {
  const required = [deposit > 0 ? 'a deposit' : null, finalPayment > 0 ? 'a final payment' : null].filter(
    (part) => part !== null,
  );
  const withRequired = required.length > 0 ? ` with ${required.join(' and ')},` : '';
  const fees =
    establishmentFee > 0 ? `${formatDollars(establishmentFee)} lender fees included` : 'before lender fees';
  return `An example${withRequired} ${fees}.`;
}

/** The lender's own payment on the car where it reckons with other terms; null where it is the box's. */
function lenderQuote(car: Car, site: PublicTenantConfig, now: Date, box: FinanceBox): string | null {
  const line = financeLine(car, site, now);
  const entry = shownFinance(car, site, now)?.entry;
  if (line?.kind !== 'payment' || !entry) return null;
  if (line.text === paymentText(box.payment, frequencyUnit[box.frequency])) return null;
  const basis = lenderBasis(entry, line.unit);
  if (basis === null) return null;
  const rates = `${formatAnnualRate(line.annualRatePercent)} (${formatComparisonRate(line.comparisonRatePercent)})`;
  return `${entry.financeProvider ?? 'The lender'} quotes ${line.text} at ${rates}: ${basis}.`;
}

/** The payment with both rates; a payment too small to show has none to stand with it (FIN-019). */
function BoxFigures({ box }: { box: FinanceBox }): ReactNode {
  const text = paymentText(box.payment, frequencyUnit[box.frequency]);
  return isTooSmall(box.payment) ? (
    <p css={styles.enquire}>{text}</p>
  ) : (
    <PaymentFigures {...box} text={text} size="large" />
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
  const shown = shownFinance(car, site, now());
  return (
    <section css={styles.box} aria-labelledby="finance-box-title">
      <div css={styles.head}>
        <h2 id="finance-box-title">Finance estimate</h2>
        <BoxFigures box={box} />
      </div>
      <dl css={styles.figures}>
        <div>
          <dt css={styles.term}>Term</dt>
          <dd css={styles.value}>{formatYears(box.termYears)}</dd>
        </div>
        <Share label="Deposit" percent={box.depositPercent} amount={box.deposit} />
        <Share label="Final payment" percent={box.finalPaymentPercent} amount={box.finalPayment} />
        <div>
          <dt css={styles.term}>Amount financed</dt>
          <dd css={styles.value}>{formatPrice(box.amountFinanced)}</dd>
        </div>
      </dl>
      <CostBar parts={boxParts(box)} />
      <p css={styles.note} data-payment="">
        {exampleText(box)} {lenderQuote(car, site, now(), box)}
      </p>
      {shown ? <LenderRows entry={shown.entry} /> : null}
      <ComparisonRateWarning />
    </section>
  );
}
