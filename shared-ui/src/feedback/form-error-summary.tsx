import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Alert } from './alert';
import { errorListStyles } from './alert.styles';

/** One message; with `fieldId` it links to the field it is about. */
export type FormError = string | { readonly message: string; readonly fieldId: string };

export interface FormErrorSummaryProps {
  readonly errors: readonly FormError[];
  /** Move focus here when errors appear, which a failed submit should. */
  readonly takeFocus?: boolean;
  /** Replaces the usual title. */
  readonly title?: string;
}

/** A link alone would only scroll; the shopper wants the cursor in the field. */
function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/**
 * What is wrong with a form, as a list above it (UI-016). One that takes the focus is read out for that, so it is no alert,
 * which would be read out once more. Renders nothing without errors.
 */
export function FormErrorSummary({
  errors,
  takeFocus,
  title = 'Please fix the following errors:',
}: FormErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (takeFocus && hasErrors) box.current?.focus();
  }, [takeFocus, hasErrors]);
  if (!hasErrors) return null;
  return (
    <Alert
      variant="destructive"
      title={<span id={titleId}>{title}</span>}
      tabIndex={-1}
      ref={box}
      {...(takeFocus ? { role: 'group', 'aria-labelledby': titleId } : {})}
    >
      <ul css={errorListStyles}>
        {errors.map((error) => {
          if (typeof error === 'string') return <li key={error}>{error}</li>;
          return (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
                {error.message}
              </a>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
