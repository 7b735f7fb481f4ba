import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { hrefs } from 'shared-contracts/routes';
import { formatYears, paymentText } from 'shared-rules/finance/finance-text';
import { frequencyUnit } from 'shared-rules/finance/repayment';
import { formatPrice } from 'shared-rules/money';
import { textLinkStyles } from 'shared-ui/button';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { DollarField } from '../calculator/dollar-field';
import { TermField } from '../calculator/term-field';
import { CostBar, type CostPart } from '../cost-bar/cost-bar';
import { frequencyOptions } from '../loan-text/loan-text';
import { ComparisonRateWarning, PaymentFigures } from '../payment-figures/payment-figures';
import * as styles from './borrow.styles';
import { largestPayment, useBorrow, type BorrowedLoan, type BorrowInputs } from './use-borrow';

const paymentBounds = { min: 0, max: largestPayment, step: 10 };

function parts({ amount, interest, establishmentFee }: BorrowedLoan): CostPart[] {
  return [
    { key: 'repaid' as const, label: 'You borrow', amount },
    { key: 'deposit' as const, label: 'Fee', amount: establishmentFee },
    { key: 'interest' as const, label: 'Interest', amount: interest },
  ].filter((part) => part.amount > 0);
}

function Result({ inputs, loan }: { inputs: BorrowInputs; loan: BorrowedLoan }): ReactNode {
  const { payment, frequency, termYears } = inputs;
  // In hundreds, and never more than the payments reach.
  const reach = Math.floor(loan.amount / 100) * 100;
  return (
    <>
      <p css={styles.amount}>
        About <output>{formatPrice(reach)}</output>
      </p>
      <PaymentFigures {...loan} text={paymentText(payment, frequencyUnit[frequency])} />
      <CostBar parts={parts(loan)} />
      <p css={styles.note}>
        {`Not an offer of credit. What these payments pay off over ${formatYears(termYears)}, without a deposit.`}
      </p>
      <p>
        <a
          css={textLinkStyles}
          href={hrefs.search({ filters: { price: [`0-${reach}`] } })}
        >{`See vehicles up to ${formatPrice(reach)}`}</a>
      </p>
      <ComparisonRateWarning />
    </>
  );
}

/** What payments borrow, and what they are made of: the calculator the other way round. */
export function Borrow({ car, isWide = false }: { car: Car | null; isWide?: boolean }): ReactNode {
  const { rules, inputs, change, loan } = useBorrow(car);
  return (
    <section css={styles.box} data-wide={isWide ? '' : undefined} aria-labelledby="finance-borrow">
      <h2 id="finance-borrow">What could I borrow?</h2>
      <div css={styles.fields}>
        <DollarField
          label="I can pay"
          value={inputs.payment}
          bounds={paymentBounds}
          onChange={(payment) => change({ payment })}
        />
        <SegmentedControl
          label="How often"
          block
          options={frequencyOptions}
          value={inputs.frequency}
          onChange={(frequency) => change({ frequency })}
        />
        <TermField rules={rules} value={inputs.termYears} onChange={(termYears) => change({ termYears })} />
      </div>
      <div css={styles.result}>
        {loan ? (
          <Result inputs={inputs} loan={loan} />
        ) : (
          <p>Enter what you can pay to see what it borrows.</p>
        )}
      </div>
    </section>
  );
}
