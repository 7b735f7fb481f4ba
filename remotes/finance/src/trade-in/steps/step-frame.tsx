import type { ReactNode } from 'react';
import { SummarisedFields } from 'shared-ui/field';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import type { Errors } from '../car-form';
import { stepHeadingId } from '../session/use-steps';
import * as styles from '../trade-in.styles';

/** Id of a field's control; the error summary links to it. */
export const fieldId = (field: string): string => `trade-in-${field}`;

interface StepFrameProps {
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One step: its heading, which takes the focus when the step changes, and what is below it. */
export function StepFrame({ heading, lead, children }: StepFrameProps): ReactNode {
  return (
    <section css={styles.step} aria-labelledby={stepHeadingId}>
      <h2 id={stepHeadingId} tabIndex={-1} css={styles.heading}>
        {heading}
      </h2>
      {lead ? <p css={styles.lead}>{lead}</p> : null}
      <SummarisedFields>{children}</SummarisedFields>
    </section>
  );
}

/** Everything that is wrong with the fields of a step, above them. */
export function ErrorSummary({ errors }: { errors: Errors }): ReactNode {
  const list = Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ message, fieldId: fieldId(field) }] : [],
  );
  return <FormErrorSummary errors={list} takeFocus />;
}
