import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from './field';
import { choiceFrameStyles, choiceStyles } from './field.styles';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  /** A short text at the far end of the row, for example a count. Part of the accessible name. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox with its label that is never refused, such as one of many filters; the whole row is the target. It has
 * no place for an error, so that a long list stays light.
 */
export function CheckboxRow({ label, note, ...input }: ChoiceProps): ReactNode {
  return (
    <label css={choiceStyles}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {note === undefined ? null : <span>{note}</span>}
    </label>
  );
}

export interface CheckboxProps extends ChoiceProps {
  /** Why the answer is refused. */
  readonly error?: ReactNode;
}

/** A checkbox with its label and a place for what is wrong with the answer. */
export function Checkbox({ error, ...row }: CheckboxProps): ReactNode {
  const errorId = `${useId()}-error`;
  return (
    <div css={choiceFrameStyles}>
      <CheckboxRow
        {...row}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** One radio with its label. Wrap a set in a `fieldset` with a `legend`. */
export function Radio({ label, note, ...input }: ChoiceProps): ReactNode {
  return (
    <label css={choiceStyles}>
      <input {...input} type="radio" />
      <span>{label}</span>
      {note === undefined ? null : <span>{note}</span>}
    </label>
  );
}
