import type { ReactNode } from 'react';
import { SummarisedFields } from 'shared-ui/field';
import { AppointmentField } from '../appointment/appointment-field';
import type { useFreeTimes } from '../appointment/use-free-times';
import { BudgetField } from '../form-fields/budget-field';
import { CoreFields } from '../form-fields/core-fields';
import { ConsentFields, DriveFields, ExtraFields } from '../form-fields/extra-fields';
import type { FieldContext } from '../form-fields/field-context';
import { financeSteps } from '../form-steps/finance-steps';
import { FormSteps } from '../form-steps/form-steps';
import type { FormSteps as Steps } from '../form-steps/use-form-steps';
import type { LeadFormSpec, ShownFields } from '../form-spec/form-spec';
import { dealershipOf, type LocationChoices } from '../lead-subject/location-choices';
import type { Subject } from '../lead-subject/use-subject';

interface LeadFieldsProps {
  fields: FieldContext;
  spec: LeadFormSpec;
  shown: ShownFields;
  subject: Subject;
  choices: LocationChoices;
  /** Slug of the location at first. */
  location: string;
  /** Free times of a test drive; null where the form books none. */
  times: ReturnType<typeof useFreeTimes>['times'] | null;
  onChanged: (field: string) => void;
  /** Puts a question into the Comments. */
  onAsk: (question: string) => void;
  /** Null for a form whose fields are all in view. */
  steps: Steps | null;
  /** The button that sends the form, with the notice that belongs to it. */
  end: ReactNode;
}

type WishProps = Omit<LeadFieldsProps, 'steps' | 'end'>;

const dealershipAtFirst = ({ spec, subject, choices, location }: WishProps): string =>
  spec.fixed.dealership_slug ?? subject.car?.dealership_slug ?? dealershipOf(choices, location);

/** A test drive's own questions come first: the car, then the day, then the time. */
function Drive(props: WishProps): ReactNode {
  const { fields, shown, spec, choices, location, times, onChanged } = props;
  if (times === null) return null;
  return (
    <>
      <DriveFields
        {...fields}
        shown={shown}
        spec={spec}
        choices={choices}
        location={location}
        dealership={dealershipAtFirst(props)}
      />
      <AppointmentField {...fields} times={times} onChanged={onChanged} />
    </>
  );
}

/** What the shopper wants. */
function Wishes(props: WishProps): ReactNode {
  const { fields, spec, shown, choices, location, onAsk } = props;
  return (
    <>
      {shown.budget ? <BudgetField {...fields} budget={spec.budget} /> : null}
      <ExtraFields
        {...fields}
        shown={shown}
        spec={spec}
        choices={choices}
        location={location}
        dealership={dealershipAtFirst(props)}
        onAsk={onAsk}
      />
    </>
  );
}

/** Every field of a lead form that is in view, and the button below them. */
export function LeadFields({ steps, end, ...props }: LeadFieldsProps): ReactNode {
  const { fields, shown } = props;
  const wishes = <Wishes {...props} />;
  const details = <CoreFields {...fields} />;
  const consent = <ConsentFields {...fields} shown={shown} />;
  if (!steps) {
    return (
      <SummarisedFields>
        <Drive {...props} />
        {details}
        {wishes}
        {consent}
        {end}
      </SummarisedFields>
    );
  }
  return (
    <SummarisedFields>
      <FormSteps
        titles={financeSteps}
        steps={steps}
        parts={[
          wishes,
          <>
            {details}
            {consent}
            {end}
          </>,
        ]}
      />
    </SummarisedFields>
  );
}
