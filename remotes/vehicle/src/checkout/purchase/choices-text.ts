import type { Answers } from '../session/check-answers';
import type { Step } from '../session/steps';

/** One choice of a purchase, as the review shows it and the dealership reads it. */
export interface ChosenAnswer {
  step: Step;
  name: string;
  text: string;
}

const answerOf = (answers: Answers, field: string): string => (answers[field] ?? '').trim();

function tradeIn(answers: Answers): string {
  if (answers['trade_in'] === 'offer') return answerOf(answers, 'trade_in_offer');
  if (answers['trade_in'] !== 'yes') return 'No trade-in';
  const rego = answerOf(answers, 'trade_in_rego');
  const kms = answerOf(answers, 'trade_in_kms');
  return [answerOf(answers, 'trade_in_car'), rego && `rego ${rego}`, kms && `${kms} kms`]
    .filter(Boolean)
    .join(', ');
}

/** Every choice of a purchase as text (D-37). */
export const choicesText = (answers: Answers): ChosenAnswer[] => [
  { step: 'trade-in', name: 'Trade-in', text: tradeIn(answers) },
  {
    step: 'funding',
    name: 'Payment',
    text: answers['funding'] === 'finance' ? 'Finance' : 'Cash or bank transfer',
  },
  {
    step: 'handover',
    name: 'Handover',
    text:
      answers['handover'] === 'delivery'
        ? `Delivery to ${answerOf(answers, 'delivery_address')}`
        : 'Pick-up at the dealership',
  },
];
