import type { ReactNode } from 'react';
import type { CalculatorRules, LoanInputs } from 'shared-rules/finance/calculator-rules';
import { comparisonRateAt, type PublishedRates } from 'shared-rules/finance/comparison-rate';
import { formatDollars, largestHiddenPayment, paymentText } from 'shared-rules/finance/finance-text';
import { amountFinanced, loanObstacle, type Estimate } from 'shared-rules/finance/loan-estimate';
import { frequencyUnit } from 'shared-rules/finance/repayment';
import { formatPrice } from 'shared-rules/money';
import { CostBar, type CostPart } from '../cost-bar/cost-bar';
import { formatRate, loanText } from '../loan-text/loan-text';
import { ComparisonRateWarning, PaymentFigures } from '../payment-figures/payment-figures';
import * as styles from './loan-figures.styles';

/** The parts of a loan's total: what is repaid, the interest, and the residual at the end. */
function loanParts(
  { amount, deposit, residual }: LoanInputs,
  rules: CalculatorRules,
  total: NonNullable<Estimate['total']>,
): CostPart[] {
  const financed = amountFinanced({ amount, deposit }, rules);
  const parts: CostPart[] = [
    { key: 'repaid', label: 'Loan repaid', amount: Math.max(0, financed - residual) },
    { key: 'interest', label: 'Interest', amount: Math.max(0, total - financed) },
    { key: 'final', label: 'Residual', amount: residual },
  ];
  return parts.filter((part) => part.amount > 0);
}

/** The loan that the figures are an estimate of, in a sentence. */
function basis(inputs: LoanInputs, { establishmentFee }: CalculatorRules): string {
  const fee =
    establishmentFee > 0 ? `, with an establishment fee of ${formatDollars(establishmentFee)}.` : '';
  return `Not an offer of credit. An estimate for ${loanText(inputs)} at ${formatRate(inputs.rate)} p.a.${fee}`;
}

/** Why there is no payment, in a sentence; null where the amount alone is too small for one. */
function noPaymentReason(inputs: LoanInputs, rules: CalculatorRules): string | null {
  switch (loanObstacle(inputs, rules)) {
    case 'deposit':
      return 'Your deposit or trade-in covers the whole amount, so there’s nothing to finance.';
    case 'residual':
      return `The residual can’t be more than the ${formatDollars(amountFinanced(inputs, rules))} you’d borrow. Try a smaller one.`;
    case null:
      return inputs.deposit + inputs.residual > 0
        ? `Your deposit and residual leave so little that a payment would be ${formatPrice(largestHiddenPayment)} or less.`
        : null;
  }
}

/** A loan and what it comes to. */
export interface CalculatedLoan {
  rules: CalculatorRules;
  inputs: LoanInputs;
  estimate: Estimate;
}

interface LoanFiguresProps {
  calculator: CalculatedLoan;
  /** The lender's own rates on the car, which its charges follow from. */
  published: PublishedRates;
  /** Says the payment aloud when it changes. */
  isLive?: boolean;
}

/** Payment, rates, total and what they are made of, with the warning; a payment too small to show blanks the total (FIN-019). */
export function LoanFigures({ calculator, published, isLive = false }: LoanFiguresProps): ReactNode {
  const { inputs, rules, estimate } = calculator;
  const { payment, total } = estimate;
  const text = paymentText(payment, frequencyUnit[inputs.frequency]);
  const reason = noPaymentReason(inputs, rules);
  return (
    <>
      <div css={styles.figures}>
        {total === null ? (
          <div role="status">
            <p css={styles.enquire}>{text}</p>
            {reason === null ? null : <p css={styles.basis}>{reason}</p>}
          </div>
        ) : (
          <PaymentFigures
            text={text}
            annualRatePercent={inputs.rate}
            comparisonRatePercent={comparisonRateAt(inputs.rate, published)}
            size="large"
            isLive={isLive}
          />
        )}
        <dl>
          <div css={styles.total}>
            <dt>Total payable</dt>
            <dd>{total === null ? null : formatPrice(total)}</dd>
          </div>
        </dl>
      </div>
      {total === null ? null : (
        <>
          <CostBar parts={loanParts(inputs, rules, total)} />
          <p css={styles.basis}>{basis(inputs, rules)}</p>
          <ComparisonRateWarning />
        </>
      )}
    </>
  );
}
