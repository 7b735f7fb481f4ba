import type { Answers } from '../session/check-answers';
import type { Step } from '../session/steps';

/** Fields of each step; a provider's own fields never become answers. */
const fieldsOf: Record<Step, readonly string[]> = {
  vehicle: [],
  'trade-in': ['trade_in', 'trade_in_offer', 'trade_in_car', 'trade_in_rego', 'trade_in_kms'],
  funding: ['funding'],
  handover: ['handover', 'delivery_address', 'delivery_postcode', 'delivery_price'],
  details: ['name', 'last_name', 'postcode', 'phone', 'email'],
  terms: ['terms_conditions'],
  payment: [],
  review: ['terms_conditions'],
  confirmation: [],
};

/** The values of the named fields of a form: an unchecked box is empty, a field that is not shown is left out. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Answers {
  const data = new FormData(form);
  const answers: Answers = {};
  for (const field of names) {
    if (!form.elements.namedItem(field)) continue;
    const value = data.get(field);
    answers[field] = typeof value === 'string' ? value : '';
  }
  return answers;
}

/** What a step's form says. */
export const readAnswers = (form: HTMLFormElement, step: Step): Answers => readFields(form, fieldsOf[step]);
