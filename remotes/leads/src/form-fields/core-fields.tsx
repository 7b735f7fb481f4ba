import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { TextField } from 'shared-ui/field';
import { fieldId, type FieldContext } from './field-context';
import * as styles from './form-fields.styles';

interface CoreField {
  name: 'name' | 'last_name' | 'postcode' | 'phone' | 'email';
  type: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  inputMode?: 'numeric';
  isWide?: true;
}

/** The fields every lead form has, in their order (LEA-005, LEA-020, LEA-021). */
const coreFields: readonly CoreField[] = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', type: 'text', autoComplete: 'family-name' },
  { name: 'postcode', type: 'text', autoComplete: 'postal-code', maxLength: 4, inputMode: 'numeric' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email', isWide: true },
];

/** @param omitted a field whose value is known, such as the phone of a session */
export function CoreFields({
  formId,
  errors,
  served,
  hideLabels,
  omitted,
}: FieldContext & { omitted?: CoreField['name'] }): ReactNode {
  const shownFields = coreFields.filter(({ name }) => name !== omitted);
  return (
    <div css={styles.pairs}>
      {shownFields.map(({ name, isWide, ...input }) => (
        <div key={name} css={isWide ? styles.wide : undefined}>
          <TextField
            {...input}
            id={fieldId(formId, name)}
            name={name}
            label={leadFieldLabels[name]}
            hideLabel={hideLabels}
            placeholder={hideLabels ? leadFieldLabels[name] : undefined}
            error={errors[name]}
            defaultValue={served[name]}
            required
          />
        </div>
      ))}
    </div>
  );
}
