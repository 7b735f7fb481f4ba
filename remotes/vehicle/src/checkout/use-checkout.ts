import { useState } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { canReserve } from 'shared-rules/reserve';
import { stepErrors, type Answers, type Errors } from './check-answers';
import type { Checkout } from './checkout-context';
import type { CheckoutData } from './load-checkout';
import { processorOf } from './payment/providers';
import { sendPurchaseLead } from './purchase/send-purchase-lead';
import { sender } from './sender';
import { stepsOf, type Step } from './steps';
import { useReservation } from './use-reservation';
import { useSteps } from './use-steps';
import { useVisit } from './use-visit';

/** State and actions of one checkout, over all of its steps (VEH-003, VEH-087). */
export function useCheckoutOf({ flow, car, key: pageKey }: CheckoutData): Checkout {
  const platform = usePlatform();
  const { site, events } = platform;
  const kept = useVisit(car);
  const { visit, answers, isKnown, update } = kept;
  const [refused, setRefused] = useState<Errors>({});
  const [isSendingChoices, setSendingChoices] = useState(false);
  const processor = processorOf(car);
  const isUnderWay = visit.pending !== null || visit.reference !== null;

  const payingStep = stepsOf[flow].at(-2) ?? 'payment';
  const fixed = visit.reference !== null ? 'confirmation' : visit.pending ? payingStep : null;
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
      events.publish('checkout:reserved', { car_id: car.id, reference }, sender);
      steps.go('confirmation', { replace: true });
      if (flow === 'purchase') void sendLead(key, reference);
    },
    onInvalid: (errors) => {
      setRefused(errors);
      steps.go('details');
    },
  });

  const standing = (): Checkout['standing'] => {
    if (state.kind === 'lost') return 'lost';
    if (!isUnderWay && !canReserve(car, site.checkout)) return 'unavailable';
    return processor === null ? 'no-payment' : 'open';
  };
  return {
    flow,
    car,
    pageKey,
    standing: standing(),
    steps,
    visit,
    answers,
    keep: (typed) => {
      setRefused({});
      update({ answers: { ...visit.answers, ...typed } });
    },
    errorsOf,
    refused,
    payment: state,
    isRepeat: state.kind === 'busy' ? state.isRepeat : visit.pending !== null,
    processor,
    reserve,
    hasUnsentChoices: visit.unsentLead !== null && !isSendingChoices,
    sendChoices: () => {
      if (visit.unsentLead && visit.reference) void sendLead(visit.unsentLead, visit.reference);
    },
  };
}
