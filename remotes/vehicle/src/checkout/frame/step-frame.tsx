import { useRef, useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { Button, buttonStyles } from 'shared-ui/button';
import { SummarisedFields } from 'shared-ui/field';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import type { Answers, Errors } from '../session/check-answers';
import { useCheckout } from './checkout-context';
import { readAnswers } from './read-answers';
import { stepName } from '../session/steps';
import { stepHeadingId } from './use-steps';
import * as styles from './checkout.styles';

/** Id of a field's control; the error summary links to it. */
export const fieldId = (field: string): string => `checkout-${field}`;

interface StepFrameProps {
  /** What stands below the heading. */
  lead?: ReactNode;
  submitLabel: string;
  isBusy?: boolean;
  /** Called once nothing is missing. */
  onDone: (answers: Answers) => void;
  /** Refusals of the server, shown until the next try. */
  refused?: Errors;
  children: (errors: Errors) => ReactNode;
  /** Stands at the end of the form, for browsers without script. */
  plain?: ReactNode;
}

/**
 * One step as a form: heading, what is wrong, the fields, and one button that says what happens. The fields belong to
 * the browser (they are not controlled), so that nothing typed before the script ran is lost. A form that is sent
 * before that goes to the enquiry page, never into the address.
 */
export function StepFrame({
  lead,
  submitLabel,
  isBusy = false,
  onDone,
  refused = {},
  children,
  plain,
}: StepFrameProps): ReactNode {
  const site = useSite();
  const { car, steps, answers, keep, errorsOf } = useCheckout();
  const step = steps.current;
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<{ errors: Errors; round: number } | null>(null);
  const errors = missing?.errors ?? refused;
  const summary = Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ message, fieldId: fieldId(field) }] : [],
  );
  /** What is being corrected is no longer held against the shopper. */
  const takeBack = (field: string): void => {
    if (!missing || !(field in missing.errors)) return;
    const { [field]: _corrected, ...rest } = missing.errors;
    setMissing({ ...missing, errors: rest });
  };
  const submit = (): void => {
    if (!form.current || isBusy) return;
    const all = { ...answers, ...readAnswers(form.current, step) };
    keep(all);
    const found = errorsOf(step, all);
    const isComplete = Object.keys(found).length === 0;
    setMissing(isComplete ? null : { errors: found, round: (missing?.round ?? 0) + 1 });
    if (isComplete) onDone(all);
  };
  return (
    <form
      ref={form}
      css={styles.step}
      method="post"
      action={hrefs.enquire({ carSlug: car.slug })}
      noValidate
      aria-labelledby={stepHeadingId}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={(event) => {
        if (form.current) keep(readAnswers(form.current, step));
        const { name } = event.target as HTMLInputElement; // only controls send input events
        takeBack(name);
      }}
    >
      <h2 id={stepHeadingId} tabIndex={-1} css={styles.heading}>
        {stepName(step, site)}
      </h2>
      {lead ? <p css={styles.lead}>{lead}</p> : null}
      <FormErrorSummary key={missing?.round ?? 0} errors={summary} takeFocus />
      <SummarisedFields>{children(errors)}</SummarisedFields>
      <div css={[styles.actions, styles.scriptOnly]}>
        <Button type="submit" variant="filled" busy={isBusy}>
          {submitLabel}
        </Button>
        {steps.previous ? (
          <a css={buttonStyles('text')} href={steps.hrefOf(steps.previous)} data-keep-scroll="">
            Back
          </a>
        ) : null}
      </div>
      {plain}
    </form>
  );
}
