import { useEffect, useId, useState, type ReactNode } from 'react';
import { useEvent, useSite, type ServerFormState } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { useFreeTimes, type Dealership } from '../appointment/use-free-times';
import { dealershipOf, type LocationChoices } from '../lead-subject/location-choices';
import type { Subject } from '../lead-subject/use-subject';
import type { FieldContext } from '../form-fields/field-context';
import { shownFields, type LeadFormSpec } from '../form-spec/form-spec';
import { financeSteps, stepOf } from '../form-steps/finance-steps';
import { useFormSteps } from '../form-steps/use-form-steps';
import { HiddenFields } from '../form-fields/hidden-fields';
import { withQuestion } from '../form-fields/question-chips';
import * as fieldStyles from '../form-fields/form-fields.styles';
import * as styles from './lead-form.styles';
import type { FormState } from './form-state';
import { LeadFields } from './lead-fields';
import { Outcome } from './outcome';
import { Sending, Sent } from './sent';
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

/** Where the test drive would be: at the car's dealership, where the page says, or where the shopper wants (LEA-002). */
function dealershipOfDrive(
  { formType, fixed }: LeadFormSpec,
  { car, isSettled }: Subject,
  chosen: string,
): Dealership {
  if (formType !== 'test-drive') return { kind: 'none' };
  const slug = car?.dealership_slug ?? fixed.dealership_slug ?? (chosen || undefined);
  if (slug !== undefined) return { kind: 'known', slug };
  return { kind: isSettled ? 'none' : 'unknown' };
}

/** Where the form posts to without script; the page there shows it again with what is wrong. */
function postAddress(spec: LeadFormSpec, { car }: Subject, location: string, hasBudget: boolean): string {
  const { formType, fixed, category } = spec;
  const offer = fixed.offer_id === undefined ? {} : { offerId: fixed.offer_id };
  if (formType === 'test-drive') {
    return hrefs.bookTestDrive({
      ...offer,
      ...(car ? { carId: car.id } : {}),
      ...(fixed.dealership_slug && !car ? { dealershipSlug: fixed.dealership_slug } : {}),
    });
  }
  return hrefs.enquire({
    ...offer,
    ...(car ? { carSlug: car.slug } : {}),
    ...(location ? { locationSlug: location } : {}),
    ...(category && (!car || hasBudget) ? { category } : {}),
  });
}

/** What is wrong in the step that is in view: the fields of another cannot be gone to. */
function ofStep(state: FormState, step: number): FormState {
  if (state.kind !== 'invalid') return state;
  const own = Object.entries(state.errors).filter(([field]) => stepOf(field) === step);
  return own.length > 0 ? { ...state, errors: Object.fromEntries(own) } : { kind: 'idle' };
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
  const [dealership, setDealership] = useState('');
  const drive = dealershipOfDrive(spec, subject, dealership);
  const { times, isFree } = useFreeTimes(drive);
  const { ref, state, key, submit, check, isRight, changed, forget } = useLeadForm({
    spec,
    subject,
    key: initialKey,
    served,
    isFree,
    onSent,
  });
  const errors = state.kind === 'invalid' ? state.errors : {};
  const steps = useFormSteps({ round: state.kind === 'invalid' ? state.round : 0, errors, isRight });
  const [location, setLocation] = useState(spec.location);
  const shown = shownFields(spec, site, subject);
  // A draft fills in the dealership without an event.
  useEffect(() => {
    const select = ref.current?.elements.namedItem('dealership_slug');
    if (select instanceof HTMLSelectElement) setDealership(select.value);
  }, [ref]);
  const choose = (name: string, value: string): void => {
    const select = ref.current?.elements.namedItem(name);
    if (!(select instanceof HTMLSelectElement)) return;
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  };
  useEvent('locations:selected', ({ location_slug: slug, dealership_slug: dealer }) => {
    setLocation(slug);
    choose('location', slug);
    choose('dealership_slug', dealer);
  });
  // A location belongs to one dealership: that is no second question.
  const chooseDealershipOf = (slug: string): void => {
    const dealer = dealershipOf(choices, slug);
    if (!dealer) return;
    choose('dealership_slug', dealer);
    setDealership(dealer);
  };
  // Nor is another dealership's location an answer any more.
  const leaveLocationOfOthers = (dealer: string): void => {
    const select = ref.current?.elements.namedItem('location');
    if (select instanceof HTMLSelectElement && dealershipOf(choices, select.value) !== dealer)
      select.value = '';
  };
  if (state.kind === 'sent' && spec.valuationId !== null) return <Sending />;
  if (state.kind === 'sent' && (site.leads.successMode === 'loading' || spec.staysInPlace)) {
    return <Sent lead={state.lead} formType={spec.formType} />;
  }

  const fields: FieldContext = {
    formId,
    errors,
    served: served?.values ?? {},
    hideLabels: site.leads.hideLabels,
  };
  const carLocation = subject.car?.location?.slug ?? '';
  const initialLocation = location || (shown.location ? carLocation : '');
  const isBusy = state.kind === 'submitting' || state.kind === 'sent';
  // What a post without script has sent back is shown whole, with all that is wrong with it.
  const isStepped = spec.formType === 'finance' && served === null;
  const isLastStep = !isStepped || steps.current === financeSteps.length - 1;
  const proceed = (): void => {
    if (isLastStep) submit();
    else if (check((field) => stepOf(field) === steps.current)) steps.go(steps.current + 1);
  };
  const ask = (question: string): void => {
    const comments = ref.current?.elements.namedItem('message');
    if (!(comments instanceof HTMLTextAreaElement)) return;
    comments.value = withQuestion(comments.value, question, spec.questions);
    changed('message');
  };
  const end = (
    <div css={styles.end}>
      <Button type="submit" variant="filled" block busy={isBusy}>
        {spec.submitLabel}
      </Button>
      <p css={fieldStyles.note}>{site.leads.consentNotice}</p>
      {forget ? (
        <p css={fieldStyles.note}>
          This form is filled with the details of your last enquiry.{' '}
          <button type="button" css={styles.forget} onClick={forget}>
            Forget my details
          </button>
        </p>
      ) : null}
    </div>
  );
  return (
    <form
      ref={ref}
      css={styles.form}
      method="post"
      action={postAddress(spec, subject, location, shown.budget)}
      // The same messages with and without script: the server checks a form without script.
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
      // A browser brings the caret's line into view, and leaves the rest of a tall field under a bar at the bottom.
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) target.scrollIntoView?.({ block: 'nearest' });
      }}
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement; // only controls send input events
        if (name === 'location') chooseDealershipOf(value);
        if (name === 'dealership_slug') {
          setDealership(value);
          leaveLocationOfOthers(value);
        }
        changed(name);
      }}
    >
      <Outcome
        state={isStepped ? ofStep(state, steps.current) : state}
        formId={formId}
        isStepped={spec.formType === 'finance'}
      />
      <HiddenFields
        spec={spec}
        shown={shown}
        subject={subject}
        idempotencyKey={key}
        location={shown.location ? null : location}
      />
      <LeadFields
        fields={fields}
        spec={spec}
        shown={shown}
        subject={subject}
        choices={choices}
        location={initialLocation}
        times={spec.formType === 'test-drive' ? times : null}
        onChanged={changed}
        onAsk={ask}
        steps={isStepped ? steps : null}
        end={end}
      />
    </form>
  );
}
