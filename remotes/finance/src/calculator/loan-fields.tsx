import type { ReactNode } from 'react';
import { useLastEvent } from 'shared-contracts/react';
import { allowedInputs } from 'shared-rules/finance/calculator-rules';
import { formatPrice } from 'shared-rules/money';
import { Button } from 'shared-ui/button';
import { labelStyles } from 'shared-ui/field';
import { Slider } from 'shared-ui/range-slider';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { formatRate, frequencyOptions } from '../loan-text/loan-text';
import * as styles from './calculator.styles';
import { DollarField } from './dollar-field';
import { TermField } from './term-field';
import type { Calculator } from './use-calculator';

/** The site's help text once the amount is at a bound (FIN-033). */
function amountHelp({ inputs, rules }: Calculator): string | null {
  const { min, max } = rules.bounds.amount;
  const isAtBound = inputs.amount <= min || inputs.amount >= max;
  return isAtBound ? rules.helpMessage.replace('{min}', formatPrice(min)) : null;
}

/** Takes the trade-in offer of this visit as the deposit; nothing without an offer, or once it stands there. */
function UseTradeIn({ calculator: { rules, inputs, change } }: { calculator: Calculator }): ReactNode {
  const price = useLastEvent('trade-in:changed')?.offer?.offer_price ?? null;
  if (price === null) return null;
  const { deposit } = allowedInputs({ ...inputs, deposit: price }, rules);
  if (deposit === inputs.deposit) return null;
  return (
    <Button variant="text" size="small" onClick={() => change({ deposit })}>
      Use my trade-in of {formatPrice(price)}
    </Button>
  );
}

/** The six inputs of the calculator (FIN-055). */
export function LoanFields({ calculator }: { calculator: Calculator }): ReactNode {
  const { rules, inputs, change } = calculator;
  return (
    <div css={styles.fields}>
      <DollarField
        label="Loan amount"
        value={inputs.amount}
        bounds={rules.bounds.amount}
        hint={amountHelp(calculator)}
        onChange={(amount) => change({ amount })}
      />
      <div>
        <DollarField
          label="Deposit or trade-in"
          value={inputs.deposit}
          bounds={rules.bounds.deposit}
          onChange={(deposit) => change({ deposit })}
        />
        <UseTradeIn calculator={calculator} />
      </div>
      <DollarField
        label="Residual at the end"
        value={inputs.residual}
        bounds={rules.bounds.residual}
        onChange={(residual) => change({ residual })}
      />
      <div css={styles.frequency}>
        <span css={labelStyles} aria-hidden="true">
          Frequency
        </span>
        <SegmentedControl
          label="Frequency"
          block
          options={frequencyOptions}
          value={inputs.frequency}
          onChange={(frequency) => change({ frequency })}
        />
      </div>
      <Slider
        label="Interest rate"
        {...rules.bounds.rate}
        value={inputs.rate}
        format={formatRate}
        locked={rules.isRateLocked}
        onChange={(rate) => change({ rate })}
      />
      <TermField rules={rules} value={inputs.termYears} onChange={(termYears) => change({ termYears })} />
    </div>
  );
}
