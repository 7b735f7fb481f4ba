import type { Answers } from '../session/check-answers';
import type { CheckoutCar } from '../session/checkout-car';
import type { Step } from '../session/steps';

/** One choice of a purchase, as the review shows it and the dealership reads it. */
export interface ChosenAnswer {
  step: Step;
  name: string;
  text: string;
}

const answerOf = (answers: Answers, field: string): string => (answers[field] ?? '').trim();

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

function tradeIn(answers: Answers): string {
  if (answers['trade_in'] === 'offer') return answerOf(answers, 'trade_in_offer');
  if (answers['trade_in'] !== 'yes') return 'No trade-in';
  const rego = answerOf(answers, 'trade_in_rego');
  const kms = answerOf(answers, 'trade_in_kms');
  return joined(answerOf(answers, 'trade_in_car'), rego && `rego ${rego}`, kms && `${kms} kms`);
}

/** Where a car is picked up, as the choice and what follows from it name the place. */
export const pickUpText = ({ location }: Pick<CheckoutCar, 'location'>): string =>
  location
    ? `Pick up at ${joined(location.name, location.address.street, location.address.city)}`
    : 'Pick up at the dealership';

function handover(answers: Answers, car: Pick<CheckoutCar, 'location'>): string {
  if (answers['handover'] !== 'delivery') return pickUpText(car);
  const place = joined(answerOf(answers, 'delivery_address'), answerOf(answers, 'delivery_postcode'));
  return joined(`Delivery to ${place}`, answerOf(answers, 'delivery_price'));
}

/** Every choice of a purchase as text (D-37). */
export const choicesText = (answers: Answers, car: Pick<CheckoutCar, 'location'>): ChosenAnswer[] => [
  { step: 'trade-in', name: 'Trade-in', text: tradeIn(answers) },
  {
    step: 'funding',
    name: 'Payment',
    text: answers['funding'] === 'finance' ? 'Finance' : 'Cash or bank transfer',
  },
  { step: 'handover', name: 'Handover', text: handover(answers, car) },
];
