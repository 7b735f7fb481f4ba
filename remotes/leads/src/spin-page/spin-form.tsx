import { useId, type ReactNode } from 'react';
import { useSite, type ServerFormState } from 'shared-contracts/react';
import { plainFormFields } from 'shared-contracts/plain-form';
import { paths } from 'shared-contracts/routes';
import { optInConsent } from 'shared-rules/lead-consent';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { Alert } from 'shared-ui/alert';
import { Button } from 'shared-ui/button';
import { Checkbox, SummarisedFields } from 'shared-ui/field';
import { FormErrorSummary } from 'shared-ui/form-error-summary';
import { CoreFields } from '../form-fields/core-fields';
import { fieldId } from '../form-fields/field-context';
import * as fieldStyles from '../form-fields/form-fields.styles';
import * as styles from './spin-page.styles';
import type { Spin } from './use-spin';

const known: readonly string[] = [...Object.keys(leadFieldLabels), 'terms_accepted'];

function Outcome({ state, formId }: { state: Spin['state']; formId: string }): ReactNode {
  if (state.kind === 'invalid') {
    const errors = Object.entries(state.errors).flatMap(([field, message]) =>
      message ? [known.includes(field) ? { message, fieldId: fieldId(formId, field) } : message] : [],
    );
    return <FormErrorSummary key={state.round} errors={errors} takeFocus />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <Alert variant="warning" title={state.serverError ?? 'We have no answer yet'}>
      {state.serverError === null
        ? 'Please try again when you’re online. You have one spin, and it isn’t lost.'
        : null}
    </Alert>
  );
}

/** The shopper at the wheel: the details of every lead form but the phone, which the session knows. */
export function SpinForm({ spin, served }: { spin: Spin; served: ServerFormState | null }): ReactNode {
  const { leads } = useSite();
  const formId = useId();
  const { form, state, submit, wheel } = spin;
  const errors = state.kind === 'invalid' ? state.errors : {};
  const values = served?.values ?? {};
  return (
    <form
      ref={form}
      css={styles.form}
      method="post"
      action={paths.spinToWin}
      noValidate
      aria-label="Your spin"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Outcome state={state} formId={formId} />
      <input type="hidden" name={plainFormFields.key} value={served?.key ?? ''} readOnly />
      <SummarisedFields>
        <CoreFields
          formId={formId}
          errors={errors}
          served={values}
          hideLabels={leads.hideLabels}
          omitted="phone"
        />
        {leads.showOptIn ? (
          <Checkbox
            id={fieldId(formId, 'opt_in')}
            name="opt_in"
            label={optInConsent.text}
            defaultChecked={'opt_in' in values}
          />
        ) : null}
        <Checkbox
          id={fieldId(formId, 'terms_accepted')}
          name="terms_accepted"
          label="I agree to the terms of the draw"
          error={errors['terms_accepted']}
          defaultChecked={'terms_accepted' in values}
          aria-required="true"
        />
      </SummarisedFields>
      <Button
        type="submit"
        variant="filled"
        block
        busy={state.kind === 'submitting' || wheel.kind === 'turning'}
      >
        Spin the wheel
      </Button>
      <p css={fieldStyles.note}>{leads.consentNotice}</p>
    </form>
  );
}
