import { useId, useState, type ReactNode } from 'react';
import { useEvent, useSite, type ServerFormState } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { AppointmentField } from '../appointment/appointment-field';
import { useFreeTimes, type Dealership } from '../appointment/use-free-times';
import { dealershipOf, type LocationChoices } from '../lead-subject/location-choices';
import type { Subject } from '../lead-subject/use-subject';
import { CoreFields } from '../form-fields/core-fields';
import { ExtraFields } from '../form-fields/extra-fields';
import type { FieldContext } from '../form-fields/field-context';
import { shownFields, type LeadFormSpec } from '../form-spec/form-spec';
import { HiddenFields } from '../form-fields/hidden-fields';
import * as fieldStyles from '../form-fields/form-fields.styles';
import * as styles from './lead-form.styles';
import { Outcome, Sent } from './outcome';
import { useLeadForm } from './use-lead-form';

interface LeadFormProps {
  spec: LeadFormSpec;
  subject: Subject;
  choices: LocationChoices;
  /** Idempotency key made with the page; empty where the form is not part of the page's own data. */
  initialKey?: string;
  /** A post without script that the server answered with this form. */
  served?: ServerFormState | null;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  onSent?: () => void;
}

/** Where the test drive would be: at the car's dealership, or where the page says (LEA-002). */
function dealershipOfDrive({ formType, fixed }: LeadFormSpec, { car, isSettled }: Subject): Dealership {
  if (formType !== 'test-drive') return { kind: 'none' };
  const slug = car?.dealership_slug ?? fixed.dealership_slug;
  if (slug !== undefined) return { kind: 'known', slug };
  return { kind: isSettled ? 'none' : 'unknown' };
}

/**
 * A lead form (LEA-002 to LEA-025). Without script it is a plain post to `/enquire`; with it, the form keeps a
 * draft, checks itself and sends in the page.
 */
export function LeadForm({
  spec,
  subject,
  choices,
  initialKey = '',
  served = null,
  labelledBy,
  onSent,
}: LeadFormProps): ReactNode {
  const site = useSite();
  const formId = useId();
  const drive = dealershipOfDrive(spec, subject);
  const { times, isFree } = useFreeTimes(drive);
  const { ref, state, key, submit, changed } = useLeadForm({
    spec,
    subject,
    key: initialKey,
    served,
    isFree,
    onSent,
  });
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
  const staysOnPage = site.leads.successMode === 'loading' || spec.valuationId !== null;
  if (state.kind === 'sent' && staysOnPage) return <Sent />;

  const fields: FieldContext = {
    formId,
    errors: state.kind === 'invalid' ? state.errors : {},
    served: served?.values ?? {},
    hideLabels: site.leads.hideLabels,
  };
  const carLocation = subject.car?.location?.slug ?? '';
  const initialLocation = location || (shown.location ? carLocation : '');
  const isBusy = state.kind === 'submitting' || state.kind === 'sent';
  const action = hrefs.enquire({
    ...(subject.car ? { carSlug: subject.car.slug } : {}),
    ...(location ? { locationSlug: location } : {}),
    ...(spec.category && !subject.car ? { category: spec.category } : {}),
  });
  return (
    <form
      ref={ref}
      css={styles.form}
      method="post"
      action={action}
      // The same messages with and without script: the server checks a form without script.
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
      {drive.kind === 'none' ? null : <AppointmentField {...fields} times={times} onChanged={changed} />}
      <ExtraFields
        {...fields}
        shown={shown}
        spec={spec}
        choices={choices}
        location={initialLocation}
        dealership={
          subject.car?.dealership_slug ?? spec.fixed.dealership_slug ?? dealershipOf(choices, initialLocation)
        }
      />
      <div css={styles.end}>
        <Button type="submit" variant="filled" block busy={isBusy}>
          {spec.submitLabel}
        </Button>
        <p css={fieldStyles.note}>{site.leads.consentNotice}</p>
      </div>
    </form>
  );
}
