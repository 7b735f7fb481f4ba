import type { ReactNode } from 'react';
import { loanSchedule } from 'shared-rules/finance/loan-schedule';
import { EstimateActions } from '../estimate/estimate-actions';
import type { EstimateSheetProps } from '../estimate/estimate-sheet';
import { LoanChart } from '../loan-chart/loan-chart';
import { LoanFigures } from '../loan-figures/loan-figures';
import { TermsControl } from '../shopper-terms/terms-control';
import * as styles from './calculator.styles';

interface LoanResultProps extends Omit<EstimateSheetProps, 'url'> {
  /** See `Calculator`. */
  isByTerms: boolean;
}

/** What the calculator comes to (FIN-055), what can be done with it, and how the loan goes over its time. */
export function LoanResult({ isByTerms, ...estimate }: LoanResultProps): ReactNode {
  const { calculator, published } = estimate;
  const { inputs, rules } = calculator;
  const years = loanSchedule(inputs, rules);
  return (
    <div css={styles.result}>
      <LoanFigures calculator={calculator} published={published} isLive />
      {years.length > 0 ? (
        <>
          <TermsControl inputs={inputs} isApplied={isByTerms} />
          <EstimateActions {...estimate} />
          <LoanChart years={years} />
        </>
      ) : null}
    </div>
  );
}
