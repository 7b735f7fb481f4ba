import { useState } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { canReserve } from 'shared-rules/reserve';
import { keepOwnReservation } from './session/own-reservations';
import { stepErrors, type Answers, type Errors } from './session/check-answers';
import type { Checkout } from './frame/checkout-context';
import type { CheckoutData } from './load-checkout';
import { processorOf } from './payment/providers';
import { sendPurchaseLead } from './purchase/send-purchase-lead';
import { sender } from '../sender';
import { stepsOf, type Step } from './session/steps';
import { useEndedReservation } from './reservation/use-ended-reservation';
import { useReservation } from './reservation/use-reservation';
import { useSteps } from './frame/use-steps';
import { useCheckoutSession } from './session/use-checkout-session';

/** State and actions of one checkout, over all of its steps (VEH-003, VEH-087). */
export function useCheckoutOf({ flow, car, key: pageKey }: CheckoutData): Checkout {
  const platform = usePlatform();
  const { site, events } = platform;
  const kept = useCheckoutSession(car);
  const { session, answers, isKnown, update } = kept;
  useEndedReservation(car.id, session.reference, () => update({ reference: null }));
  const [refused, setRefused] = useState<Errors>({});
  const [isSendingChoices, setSendingChoices] = useState(false);
  const processor = processorOf(car);
  const isUnderWay = session.pending !== null || session.reference !== null;

  const payingStep = stepsOf[flow].at(-2) ?? 'payment';
  const fixed = session.reference !== null ? 'confirmation' : session.pending ? payingStep : null;
  const errorsOf = (step: Step, given: Answers): Errors => stepErrors(step, given, site);
  const isDone = (step: Step): boolean => Object.keys(errorsOf(step, answers)).length === 0;
  const steps = useSteps({ flow, isKnown, isDone, fixed });

  const sendLead = async (key: string, reference: string): Promise<void> => {
    // Kept until it is accepted, so that a closed tab or a reload loses nothing.
    update({ unsentLead: key });
    setSendingChoices(true);
    const isAccepted = await sendPurchaseLead(platform, car, { key, answers, reference });
    setSendingChoices(false);
    if (isAccepted) update({ unsentLead: null });
  };
  const { state, reserve } = useReservation(car, processor, kept, {
    onReserved: ({ reference, key }) => {
      update({ reference });
      keepOwnReservation(site.site.slug, car.id, reference);
      events.publish('checkout:reserved', { car_id: car.id, reference }, sender);
      steps.go('confirmation', { replace: true });
      if (flow === 'purchase') void sendLead(key, reference);
    },
    onInvalid: (errors) => {
      setRefused(errors);
      steps.go('details');
    },
  });

  const status = (): Checkout['status'] => {
    if (state.kind === 'lost') return 'lost';
    if (!isUnderWay && !canReserve(car, site.checkout)) return 'unavailable';
    return processor === null ? 'no-payment' : 'open';
  };
  return {
    flow,
    car,
    pageKey,
    status: status(),
    steps,
    session,
    answers,
    keep: (typed) => {
      setRefused({});
      update({ answers: { ...session.answers, ...typed } });
    },
    errorsOf,
    refused,
    payment: state,
    isRepeat: state.kind === 'busy' ? state.isRepeat : session.pending !== null,
    processor,
    reserve,
    hasUnsentChoices: session.unsentLead !== null && !isSendingChoices,
    sendChoices: () => {
      if (session.unsentLead && session.reference) void sendLead(session.unsentLead, session.reference);
    },
  };
}
