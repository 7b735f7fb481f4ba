import type { FocusEvent, ReactNode } from 'react';
import { leadFieldLabels } from 'shared-rules/lead-validation';
import { formatPrice } from 'shared-rules/money';
import { parseDollars } from 'shared-rules/parse-dollars';
import { TextField } from 'shared-ui/field';
import { fieldId, type FieldContext } from './field-context';

/** Once it is left, an amount reads as amounts do; what is none stays as it was typed. */
function tidy({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const amount = parseDollars(field.value);
  if (amount !== null && amount > 0) field.value = formatPrice(amount);
}

/** What the shopper wants to spend, in dollars (FIN-005). */
export function BudgetField({
  formId,
  errors,
  served,
  hideLabels,
  budget,
}: FieldContext & { budget: number | null }): ReactNode {
  const label = leadFieldLabels.budget;
  return (
    <TextField
      id={fieldId(formId, 'budget')}
      name="budget"
      label={label}
      hideLabel={hideLabels}
      placeholder={hideLabels ? label : undefined}
      hint="What the vehicle costs, before any deposit or trade-in."
      optional
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={errors['budget']}
      defaultValue={served['budget'] ?? (budget === null ? undefined : formatPrice(budget))}
      onBlur={tidy}
    />
  );
}
