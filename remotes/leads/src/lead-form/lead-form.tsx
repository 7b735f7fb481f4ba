import { useId, useState, type ReactNode } from 'react';
import { useEvent, useSite, type ServerFormState } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { FormErrorSummary, type FormError } from 'shared-ui/form-error-summary';
import { dealershipOf, type Places } from '../lead-subject/places';
import type { Subject } from '../lead-subject/use-subject';
import { CoreFields } from './core-fields';
import { ExtraFields } from './extra-fields';
import { fieldId, type FieldContext } from './field-context';
import { shownFields, type LeadFormSpec } from './form-spec';
import { HiddenFields } from './hidden-fields';
import * as styles from './lead-form.styles';
import { useLeadForm, type FieldErrors, type FormState } from './use-lead-form';

/** LEA-025, word for word. */
const failedText = 'An error occurred when submitting this form';

interface LeadFormProps {
  spec: LeadFormSpec;
  subject: Subject;
  places: Places;
  /** Idempotency key made with the page; empty where the form is not part of the page's own data. */
  initialKey?: string;
  /** A post without script that the server answered with this form. */
  served?: ServerFormState | null;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  onSent?: () => void;
}

/** Every wrong field as a link to it; a field that is not on the form as plain text. */
const toSummary = (errors: FieldErrors, formId: string): FormError[] =>
  Object.entries(errors).flatMap(([field, message]): FormError[] => {
    if (!message) return [];
    return field in leadFieldLabels ? [{ message, fieldId: fieldId(formId, field) }] : [message];
  });

function Sent(): ReactNode {
  return (
    <div css={styles.sentStyles} role="status" aria-busy="true">
      <span css={styles.spinnerStyles} aria-hidden="true" />
      <p>
        <strong>Thank you. We have your message.</strong>
      </p>
      <p>We will get back to you soon.</p>
    </div>
  );
}

/** What happened to the last try, above the fields (LEA-022, LEA-025). */
function Outcome({ state, formId }: { state: FormState; formId: string }): ReactNode {
  switch (state.kind) {
    case 'invalid':
      return <FormErrorSummary key={state.round} errors={toSummary(state.errors, formId)} takeFocus />;
    case 'failed':
      return (
        <div css={styles.outcomeStyles}>
          <Alert variant="destructive">{failedText}</Alert>
          <p css={styles.noteStyles}>Nothing you typed is lost. Please send it again.</p>
        </div>
      );
    case 'offline':
      return (
        <Alert variant="warning">
          You are offline. What you typed is kept on this device and sent when you are back online.
        </Alert>
      );
    case 'idle':
    case 'submitting':
    case 'sent':
      return null;
  }
}

/**
 * A lead form (LEA-005 to LEA-025). Without script it is a plain post to `/enquire`; with it, the form keeps a
 * draft, checks itself and sends in the page.
 */
export function LeadForm({
  spec,
  subject,
  places,
  initialKey = '',
  served = null,
  labelledBy,
  onSent,
}: LeadFormProps): ReactNode {
  const site = useSite();
  const formId = useId();
  const { ref, state, key, submit, changed } = useLeadForm(
    spec,
    subject,
    { key: initialKey, served },
    onSent,
  );
  const [location, setLocation] = useState(spec.location);
  const shown = shownFields(spec, site, subject);
  useEvent('locations:selected', ({ location_slug: slug, dealership_slug: dealership }) => {
    setLocation(slug);
    const choose = (name: string, value: string) => {
      const select = ref.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = value;
    };
    choose('location', slug);
    choose('dealership_slug', dealership);
  });
  if (state.kind === 'sent' && site.leads.successMode === 'loading') return <Sent />;

  const fields: FieldContext = {
    formId,
    errors: state.kind === 'invalid' ? state.errors : {},
    served: served?.values ?? {},
    hideLabels: site.leads.hideLabels,
  };
  const yard = subject.car?.yard?.slug ?? '';
  const place = location || (shown.location ? yard : '');
  const isBusy = state.kind === 'submitting' || state.kind === 'sent';
  const action = hrefs.enquire({
    ...(subject.car ? { carSlug: subject.car.slug } : {}),
    ...(location ? { locationSlug: location } : {}),
    ...(spec.category && !subject.car ? { category: spec.category } : {}),
  });
  return (
    <form
      ref={ref}
      css={styles.formStyles}
      method="post"
      action={action}
      // The same words for everyone: the server checks a form without script.
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={(event) => {
        const { name } = event.target as HTMLInputElement; // only controls send input events
        changed(name);
      }}
    >
      <Outcome state={state} formId={formId} />
      <HiddenFields
        spec={spec}
        shown={shown}
        subject={subject}
        idempotencyKey={key}
        location={shown.location ? null : location}
      />
      <CoreFields {...fields} />
      <ExtraFields
        {...fields}
        shown={shown}
        spec={spec}
        places={places}
        location={place}
        dealership={subject.car?.dealership_slug ?? spec.fixed.dealership_slug ?? dealershipOf(places, place)}
      />
      <div css={styles.endStyles}>
        <Button type="submit" variant="filled" block busy={isBusy}>
          {spec.submitLabel}
        </Button>
        <p css={styles.noteStyles}>{site.leads.consentNotice}</p>
      </div>
    </form>
  );
}
