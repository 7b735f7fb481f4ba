import type { ReactNode } from 'react';
import { usePlatform } from 'shared-contracts/react';
import type { SlotProps } from 'shared-contracts/slots';
import { shownFinance, type ShownFinance } from 'shared-rules/finance/shown-finance';
import { calculatorId } from '../estimate/estimate-link';
import * as styles from './calculator.styles';
import { FinanceLegal } from './finance-legal';
import { LoanFields } from './loan-fields';
import { LoanResult } from './loan-result';
import { useCalculator } from './use-calculator';
import { useDisclaimer } from './use-disclaimer';

function Calculator({ car, shown }: SlotProps['finance.calculator'] & { shown: ShownFinance }): ReactNode {
  const calculator = useCalculator(car, shown.interestRate);
  const disclaimer = useDisclaimer(car.id, shown.entry.disclaimer);
  return (
    <section id={calculatorId} css={styles.calculator} aria-labelledby="finance-calculator-title">
      <h2 id="finance-calculator-title">Finance calculator</h2>
      <LoanFields calculator={calculator} />
      <LoanResult
        car={car}
        calculator={calculator}
        published={shown}
        disclaimer={disclaimer}
        isByTerms={calculator.isByTerms}
      />
      <FinanceLegal disclaimer={disclaimer} />
    </section>
  );
}

/** Repayments of a loan for a car, every input open to change (FIN-055); nothing where finance is not shown. */
export function CalculatorSlot({ car }: SlotProps['finance.calculator']): ReactNode {
  const { site, now } = usePlatform();
  const shown = shownFinance(car, site, now());
  if (!shown) return null;
  // Another car has a calculator of its own.
  return <Calculator key={car.id} car={car} shown={shown} />;
}
