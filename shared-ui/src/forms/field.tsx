import { createContext, useContext, useId, type ReactNode } from 'react';
import { WarningIcon } from '../icons/status-icons';
import {
  errorRegionStyles,
  errorStyles,
  fieldStyles,
  hintStyles,
  labelStyles,
  optionalStyles,
} from './field.styles';

/** What a field passes to its control: spread it on the input. */
export interface FieldControlProps {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The words around a control. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** Keep the label for assistive technology only (UI-024). */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Why the value is refused. Empty or absent means valid. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Says "(optional)" behind the label. */
  readonly optional?: boolean | undefined;
  /** Id of the control; form error summaries link to it. Made up when absent. */
  readonly id?: string | undefined;
}

interface FieldProps extends FieldFrame {
  readonly children: (control: FieldControlProps) => ReactNode;
}

const IsSummarised = createContext(false);

/** Around the fields of a form whose error summary takes the focus and says what is wrong: they don't say it again. */
export function SummarisedFields({ children }: { readonly children: ReactNode }): ReactNode {
  return <IsSummarised value={true}>{children}</IsSummarised>;
}

/**
 * Label, control, hint and error of one question (UI-024). The control comes from the child function, which
 * gets the id and the links to hint and error. Errors are announced when they appear, unless a summary does that.
 */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  id,
  children,
}: FieldProps): ReactNode {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div css={fieldStyles}>
      <label htmlFor={controlId} css={labelStyles} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional ? <span css={optionalStyles}>(optional)</span> : null}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} css={hintStyles}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The live region exists from the start, so that an error appearing in it is read out. */
export function FieldError({ id, error }: { readonly id: string; readonly error: ReactNode }): ReactNode {
  const isSummarised = useContext(IsSummarised);
  return (
    <div id={id} aria-live={isSummarised ? undefined : 'polite'} css={errorRegionStyles}>
      {error ? (
        <p css={errorStyles}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
