import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { Checkbox, SelectField, TextAreaField, TextField } from 'shared-ui/field';
import { locationsFor, type Choice, type LocationChoices } from '../lead-subject/location-choices';
import { fieldId, type FieldContext } from './field-context';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import { QuestionChips } from './question-chips';
import * as styles from './form-fields.styles';

interface ExtraFieldsProps extends FieldContext {
  shown: ShownFields;
  spec: LeadFormSpec;
  choices: LocationChoices;
  /** Chosen at first. */
  location: string;
  dealership: string;
  /** Puts a question into the Comments. */
  onAsk: (question: string) => void;
}

interface ChoiceFieldProps extends FieldContext {
  name: 'category' | 'location' | 'dealership_slug';
  choices: readonly Choice[];
  initial: string;
  /** It may stay without an answer. */
  optional?: boolean;
}

/** A select in which nothing is chosen for the shopper unless it is known. */
function ChoiceField({ name, choices, initial, optional, ...context }: ChoiceFieldProps): ReactNode {
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
      required={!optional}
      optional={optional}
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

/** Where the lead goes: the selects that the form shows. */
function PlaceFields(props: Omit<ExtraFieldsProps, 'onAsk'>): ReactNode {
  const { shown, spec, choices, location, dealership, ...context } = props;
  const locations = locationsFor(spec.formType, choices);
  return (
    <>
      {shown.location ? (
        <ChoiceField
          {...context}
          name="location"
          choices={locations}
          // The only one is no question.
          initial={location || (locations.length === 1 ? (locations[0]?.value ?? '') : '')}
        />
      ) : null}
      {shown.dealership ? (
        <ChoiceField
          {...context}
          name="dealership_slug"
          choices={choices.dealerships}
          initial={dealership}
          optional={shown.dealership === 'optional'}
        />
      ) : null}
    </>
  );
}

/** What a test drive asks first, as far as it is not known: which model, and where (LEA-004). */
export function DriveFields(props: Omit<ExtraFieldsProps, 'onAsk'>): ReactNode {
  const { shown, spec, formId, served, hideLabels } = props;
  return (
    <>
      {shown.model ? (
        <SelectField
          id={fieldId(formId, 'Vehicle Model')}
          name="Vehicle Model"
          label="Model"
          hideLabel={hideLabels}
          defaultValue={served['Vehicle Model'] ?? spec.fixed['Vehicle Model'] ?? ''}
          optional
        >
          <option value="">I’m not sure yet</option>
          {spec.models.map((model) => (
            <option key={model} value={model}>
              {model}
            </option>
          ))}
        </SelectField>
      ) : null}
      <PlaceFields {...props} />
    </>
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
  const { shown, spec, onAsk, ...context } = props;
  const { formId, errors, served, hideLabels } = context;
  const { leads } = useSite();
  const categories = leads.categories.map((category) => ({ value: category, label: category }));
  return (
    <>
      {shown.category ? (
        <ChoiceField {...context} name="category" choices={categories} initial={spec.category} />
      ) : null}
      {spec.formType === 'test-drive' ? null : <PlaceFields {...props} />}
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
      {spec.hasQuestion ? (
        <input type="hidden" name="message" value={spec.message} readOnly />
      ) : (
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
      )}
      {spec.questions.length > 0 ? <QuestionChips questions={spec.questions} onAsk={onAsk} /> : null}
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
