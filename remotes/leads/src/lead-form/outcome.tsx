import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Alert } from 'shared-ui/alert';
import { FormErrorSummary, type FormError } from 'shared-ui/form-error-summary';
import { appointmentField } from '../appointment/free-times';
import { fieldId, type FieldErrors } from '../form-fields/field-context';
import * as fieldStyles from '../form-fields/form-fields.styles';
import * as styles from './lead-form.styles';
import type { FormState } from './form-state';

/** The literal text of LEA-025. */
const failedText = 'An error occurred when submitting this form';

/** The literal text of LEA-028, with its spelling. */
const unexplainedText = 'An unexpected error occured';

/** Every wrong field as a link to it; a field that is not on the form as plain text. */
const toSummary = (errors: FieldErrors, formId: string): FormError[] =>
  Object.entries(errors).flatMap(([field, message]): FormError[] => {
    if (!message) return [];
    const isOnForm = field in leadFieldLabels || field === appointmentField;
    return isOnForm ? [{ message, fieldId: fieldId(formId, field) }] : [message];
  });

/** What became of a try, brought into view: on a phone the button that was pressed is far below. */
function InView({ of, children }: { of: FormState; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [of]);
  return (
    <div ref={ref} css={styles.outcome}>
      {children}
    </div>
  );
}

/** The server's message about the wait, and a phone number to call instead (API-040). */
function TooMany({ message }: { message: string }): ReactNode {
  const { phones, site } = useSite();
  const phone = phones.override ?? site.phones.site;
  return (
    <Alert variant="warning">
      <p>{message}</p>
      {phone === null ? null : (
        <p>
          Call <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </p>
      )}
    </Alert>
  );
}

interface OutcomeProps {
  state: FormState;
  formId: string;
  /** The form has several steps: it shows the server's own error (LEA-028). */
  isStepped: boolean;
}

/** What happened to the last try, above the fields (LEA-022, LEA-025). */
export function Outcome({ state, formId, isStepped }: OutcomeProps): ReactNode {
  switch (state.kind) {
    case 'invalid':
      return <FormErrorSummary key={state.round} errors={toSummary(state.errors, formId)} takeFocus />;
    case 'failed':
      return (
        <InView of={state}>
          <Alert variant="destructive">
            {isStepped ? (state.serverError ?? unexplainedText) : failedText}
          </Alert>
          <p css={fieldStyles.note}>
            {state.isWaiting
              ? 'Nothing you typed is lost. We’ll keep trying, or you can send it again now.'
              : 'Nothing you typed is lost. Please send it again.'}
          </p>
        </InView>
      );
    case 'too-many':
      return (
        <InView of={state}>
          <TooMany message={state.message} />
        </InView>
      );
    case 'offline':
      return (
        <InView of={state}>
          <Alert variant="warning">
            {state.isKept
              ? 'Saved. We’ll send it when you’re back online.'
              : 'You’re offline. Keep this page open and we’ll send it when you’re back online.'}
          </Alert>
        </InView>
      );
    case 'idle':
    case 'submitting':
    case 'sent':
      return null;
  }
}
