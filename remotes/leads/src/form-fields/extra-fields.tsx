import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-ui/field';
import type { Choice, LocationChoices } from '../lead-subject/location-choices';
import { fieldId, type FieldContext } from './field-context';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import * as styles from './form-fields.styles';

interface ExtraFieldsProps extends FieldContext {
  shown: ShownFields;
  spec: LeadFormSpec;
  choices: LocationChoices;
  /** Chosen at first. */
  location: string;
  dealership: string;
}

interface ChoiceFieldProps extends FieldContext {
  name: 'category' | 'location' | 'dealership_slug';
  choices: readonly Choice[];
  initial: string;
}

/** A select that has to be answered: nothing is chosen for the shopper unless it is known. */
function ChoiceField({ name, choices, initial, ...context }: ChoiceFieldProps): ReactNode {
  const { formId, errors, served, hideLabels } = context;
  const label = leadFieldLabels[name];
  return (
    <SelectField
      id={fieldId(formId, name)}
      name={name}
      label={label}
      hideLabel={hideLabels}
      error={errors[name]}
      defaultValue={served[name] ?? initial}
      required
    >
      <option value="">{`Choose a ${label.toLowerCase()}`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

function Services({ served }: Pick<FieldContext, 'served'>): ReactNode {
  const { leads } = useSite();
  const checked = served['additional_services']?.split('\n') ?? [];
  return (
    <fieldset css={styles.services}>
      <legend css={styles.legend}>Additional services</legend>
      {leads.serviceOptions.map((option) => (
        <Checkbox
          key={option}
          name="additional_services"
          value={option}
          label={option}
          defaultChecked={checked.includes(option)}
        />
      ))}
    </fieldset>
  );
}

/** The fields that sites and forms add to the core ones (LEA-009 to LEA-012, LEA-017, LEA-038). */
export function ExtraFields(props: ExtraFieldsProps): ReactNode {
  const { shown, spec, choices, location, dealership, ...context } = props;
  const { formId, errors, served, hideLabels } = context;
  const { leads } = useSite();
  const categories = leads.categories.map((category) => ({ value: category, label: category }));
  return (
    <>
      {shown.category ? (
        <ChoiceField {...context} name="category" choices={categories} initial={spec.category} />
      ) : null}
      {shown.location ? (
        <ChoiceField {...context} name="location" choices={choices.locations} initial={location} />
      ) : null}
      {shown.dealership ? (
        <ChoiceField {...context} name="dealership_slug" choices={choices.dealerships} initial={dealership} />
      ) : null}
      {shown.rego ? (
        <TextField
          id={fieldId(formId, 'Rego')}
          name="Rego"
          label="Rego"
          optional
          hideLabel={hideLabels}
          placeholder={hideLabels ? 'Rego' : undefined}
          maxLength={10}
          autoComplete="off"
          defaultValue={served['Rego']}
        />
      ) : null}
      {shown.services ? <Services served={served} /> : null}
      <TextAreaField
        id={fieldId(formId, 'message')}
        name="message"
        label={leadFieldLabels.message}
        hideLabel={hideLabels}
        placeholder={hideLabels ? leadFieldLabels.message : undefined}
        error={errors['message']}
        defaultValue={served['message'] ?? spec.message}
        required={shown.message === 'required'}
        optional={shown.message === 'optional'}
      />
    </>
  );
}

/** What the shopper agrees to, last of all. */
export function ConsentFields({
  shown,
  formId,
  errors,
  served,
}: Omit<FieldContext, 'hideLabels'> & { shown: ShownFields }): ReactNode {
  return (
    <>
      {shown.optIn ? (
        <Checkbox
          id={fieldId(formId, 'opt_in')}
          name="opt_in"
          label="Tell me about offers and new arrivals"
          defaultChecked={'opt_in' in served}
        />
      ) : null}
      {shown.terms === 'hidden' ? null : (
        <Checkbox
          id={fieldId(formId, 'terms_conditions')}
          name="terms_conditions"
          label="I agree to the terms of use"
          error={errors['terms_conditions']}
          defaultChecked={'terms_conditions' in served}
          aria-required={shown.terms === 'required' ? true : undefined}
        />
      )}
    </>
  );
}
