import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { TextField } from 'shared-ui/field';
import type { contactFields } from '../session/check-answers';
import { useCheckout } from '../frame/checkout-context';
import { PlainRequest } from './plain-request';
import { fieldId, StepFrame } from '../frame/step-frame';
import * as styles from '../frame/checkout.styles';

interface ContactField {
  name: (typeof contactFields)[number];
  type: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
  maxLength?: number;
}

const contactInputs: readonly ContactField[] = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', type: 'text', autoComplete: 'family-name' },
  { name: 'postcode', type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 4 },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
];

/** The shopper who reserves: the fields and rules of every lead form (D-27, D-28). */
export function DetailsStep(): ReactNode {
  const { flow, steps, answers, refused } = useCheckout();
  return (
    <StepFrame
      lead="Who's the reservation for?"
      submitLabel={flow === 'reserve' ? 'Continue to terms' : 'Continue to review'}
      refused={refused}
      onDone={() => steps.next && steps.go(steps.next)}
      plain={flow === 'reserve' ? <PlainRequest /> : null}
    >
      {(errors) => (
        <div css={styles.pairs}>
          {contactInputs.map(({ name, ...input }) => (
            <div key={name} css={name === 'email' ? styles.wide : undefined}>
              <TextField
                {...input}
                id={fieldId(name)}
                name={name}
                label={leadFieldLabels[name]}
                error={errors[name]}
                defaultValue={answers[name]}
                required
              />
            </div>
          ))}
        </div>
      )}
    </StepFrame>
  );
}
