import type { ReactNode } from 'react';
import { Radio } from 'shared-ui/field';
import type { Errors } from '../session/check-answers';
import { useCheckout } from '../frame/checkout-context';
import { fieldId, StepFrame } from '../frame/step-frame';
import * as styles from '../frame/checkout.styles';

interface Choice {
  value: string;
  label: string;
  note?: string;
}

interface ChoiceStepProps {
  /** The question. */
  legend: string;
  field: string;
  choices: readonly Choice[];
  /** Questions that follow from the choice. */
  children?: (chosen: string, errors: Errors) => ReactNode;
}

/** A step of an online purchase that is one choice with what follows from it (D-37). */
export function ChoiceStep({ legend, field, choices, children }: ChoiceStepProps): ReactNode {
  const { steps, answers } = useCheckout();
  const chosen = answers[field] ?? '';
  return (
    <StepFrame submitLabel="Continue" onDone={steps.goOn}>
      {(errors) => (
        <>
          <fieldset css={styles.choices}>
            <legend css={styles.legend}>{legend}</legend>
            {choices.map(({ value, label, note }, index) => (
              <Radio
                key={value}
                id={index === 0 ? fieldId(field) : undefined}
                name={field}
                value={value}
                label={label}
                note={note}
                defaultChecked={chosen === value}
                aria-invalid={errors[field] ? true : undefined}
              />
            ))}
          </fieldset>
          {children?.(chosen, errors)}
        </>
      )}
    </StepFrame>
  );
}
