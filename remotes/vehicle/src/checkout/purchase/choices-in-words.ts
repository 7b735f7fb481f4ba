import type { Answers } from '../check-answers';
import type { Step } from '../steps';

/** One choice of a purchase, as the review shows it and the dealership reads it. */
export interface ChosenAnswer {
  step: Step;
  name: string;
  words: string;
}

const text = (answers: Answers, field: string): string => (answers[field] ?? '').trim();

function tradeIn(answers: Answers): string {
  if (answers['trade_in'] !== 'yes') return 'No trade-in';
  const rego = text(answers, 'trade_in_rego');
  const kms = text(answers, 'trade_in_kms');
  return [text(answers, 'trade_in_car'), rego && `rego ${rego}`, kms && `${kms} kms`]
    .filter(Boolean)
    .join(', ');
}

/** Every choice of a purchase in words (D-37). */
export const choicesInWords = (answers: Answers): ChosenAnswer[] => [
  { step: 'trade-in', name: 'Trade-in', words: tradeIn(answers) },
  {
    step: 'funding',
    name: 'Payment',
    words: answers['funding'] === 'finance' ? 'Finance' : 'Cash or bank transfer',
  },
  {
    step: 'handover',
    name: 'Handover',
    words:
      answers['handover'] === 'delivery'
        ? `Delivery to ${text(answers, 'delivery_address')}`
        : 'Pick-up at the dealership',
  },
];
