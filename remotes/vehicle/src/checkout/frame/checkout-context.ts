import { createContext, useContext } from 'react';
import type { Answers, Errors } from '../session/check-answers';
import type { CheckoutCar } from '../session/checkout-car';
import type { PaymentFields } from '../payment/payment-provider';
import type { Flow, Step } from '../session/steps';
import type { Steps } from './use-steps';
import type { PaymentState } from '../reservation/use-reservation';
import type { CheckoutSession } from '../session/checkout-session';

/** What every step of a checkout knows and may do. */
export interface Checkout {
  flow: Flow;
  car: CheckoutCar;
  /** Key made with the page, for a post without script. */
  pageKey: string;
  /** Whether there are steps to go through, and why not (VEH-088). */
  status: 'open' | 'unavailable' | 'lost' | 'no-payment';
  steps: Steps;
  session: CheckoutSession;
  answers: Answers;
  keep: (answers: Answers) => void;
  errorsOf: (step: Step, answers: Answers) => Errors;
  /** Fields of an earlier step that the server refused. */
  refused: Errors;
  payment: PaymentState;
  /** The outcome of the last try is unknown: it is sent again, without another payment. */
  isRepeat: boolean;
  /** Key of the processor that takes the payment; null when none can. */
  processor: string | null;
  reserve: (fields: PaymentFields | null) => void;
  /** A purchase's choices did not get through. */
  hasUnsentChoices: boolean;
  sendChoices: () => void;
}

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext.Provider;

/** The checkout that a step belongs to. */
export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('A step of checkout stands outside of a CheckoutProvider.');
  return checkout;
}
