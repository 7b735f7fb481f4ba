import type { ReactNode } from 'react';
import { Field, type FieldFrame } from './field';
import {
  SelectInput,
  TextArea,
  TextInput,
  type SelectInputProps,
  type TextAreaProps,
  type TextInputProps,
} from './inputs';

type WithoutFrame<Props> = Omit<Props, keyof FieldFrame | 'children'>;

/** A labelled one-line input. */
export function TextField(props: FieldFrame & WithoutFrame<TextInputProps>): ReactNode {
  const { label, hideLabel, hint, error, required, optional, id, ...input } = props;
  const frame = { label, hideLabel, hint, error, required, optional, id };
  return <Field {...frame}>{(control) => <TextInput {...input} {...control} />}</Field>;
}

/** A labelled text of several lines. */
export function TextAreaField(props: FieldFrame & WithoutFrame<TextAreaProps>): ReactNode {
  const { label, hideLabel, hint, error, required, optional, id, ...input } = props;
  const frame = { label, hideLabel, hint, error, required, optional, id };
  return <Field {...frame}>{(control) => <TextArea {...input} {...control} />}</Field>;
}

/** A labelled native select; children are `<option>` elements. */
export function SelectField(
  props: FieldFrame & WithoutFrame<SelectInputProps> & { readonly children: ReactNode },
): ReactNode {
  const { label, hideLabel, hint, error, required, optional, id, children, ...input } = props;
  const frame = { label, hideLabel, hint, error, required, optional, id };
  return (
    <Field {...frame}>
      {(control) => (
        <SelectInput {...input} {...control}>
          {children}
        </SelectInput>
      )}
    </Field>
  );
}
