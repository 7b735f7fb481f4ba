import type { ReactNode } from 'react';
import type { CalculatorRules, Estimate, LoanInputs } from 'shared-rules/finance-calculator';
import { frequencyUnit, paymentText } from 'shared-rules/finance-display';
import { formatPrice } from 'shared-rules/money';
import { CostBar, type CostPart } from '../cost-bar/cost-bar';
import { formatDollars, formatRate, loanText } from '../loan-text/loan-text';
import * as styles from './calculator.styles';
import type { Calculator } from './use-calculator';

/** The parts of a loan's total: what is repaid, the interest, and the residual at the end. */
function loanParts(
  { amount, deposit, residual }: LoanInputs,
  { establishmentFee }: CalculatorRules,
  total: NonNullable<Estimate['total']>,
): CostPart[] {
  const financed = amount - deposit + establishmentFee;
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

/** Payment, total and what they are made of (FIN-055); a payment too small to show blanks the total (FIN-019). */
export function LoanResult({ calculator }: { calculator: Calculator }): ReactNode {
  const { inputs, rules, estimate } = calculator;
  const { payment, total } = estimate;
  return (
    <div css={styles.result}>
      <div css={styles.figures}>
        <p role="status" css={styles.payment}>
          {paymentText(payment, frequencyUnit[inputs.frequency])}
        </p>
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
        </>
      )}
    </div>
  );
}
