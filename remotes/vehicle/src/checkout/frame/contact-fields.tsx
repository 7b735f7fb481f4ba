import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { TextField } from 'shared-ui/field';
import type { Answers, contactFields, Errors } from '../session/check-answers';
import * as styles from './checkout.styles';
import { fieldId } from './step-frame';

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

/** The shopper of a reservation or payment: the fields of every lead form (D-27, D-28). */
export function ContactFields({ errors, values }: { errors: Errors; values: Answers }): ReactNode {
  return (
    <div css={styles.pairs}>
      {contactInputs.map(({ name, ...input }) => (
        <div key={name} css={name === 'email' ? styles.wide : undefined}>
          <TextField
            {...input}
            id={fieldId(name)}
            name={name}
            label={leadFieldLabels[name]}
            error={errors[name]}
            defaultValue={values[name]}
            required
          />
        </div>
      ))}
    </div>
  );
}
