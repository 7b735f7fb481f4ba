import type { ReactNode } from 'react';
import type { PublishedRates } from 'shared-rules/finance/comparison-rate';
import { loanSchedule } from 'shared-rules/finance/loan-schedule';
import { LoanChart } from '../loan-chart/loan-chart';
import { TermsControl } from '../shopper-terms/terms-control';
import * as styles from './calculator.styles';
import { LoanFigures } from './loan-figures';
import type { Calculator } from './use-calculator';

interface LoanResultProps {
  calculator: Calculator;
  published: PublishedRates;
}

/** What the calculator comes to (FIN-055), what can be done with it, and how the loan goes over its time. */
export function LoanResult({ calculator, published }: LoanResultProps): ReactNode {
  const { inputs, rules } = calculator;
  const years = loanSchedule(inputs, rules);
  return (
    <div css={styles.result}>
      <LoanFigures calculator={calculator} published={published} isLive />
      {years.length > 0 ? (
        <>
          <TermsControl inputs={inputs} />
          <LoanChart years={years} />
        </>
      ) : null}
    </div>
  );
}
