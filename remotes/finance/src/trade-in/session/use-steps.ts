import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import type { Step } from './steps';

/** Id of the current step's heading, which takes the focus when the step changes. */
export const stepHeadingId = 'trade-in-step';

/** The ways from step to step. */
export interface StepLinks {
  hrefOf: (step: Step) => string;
  go: (step: Step) => void;
}

/**
 * Links of the steps. The entry of a step that the address does not name gets its name before the shopper goes on: Back
 * leads to that step, and not to where a returning shopper would begin.
 */
export function useStepLinks(step: Step): StepLinks {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (of: Step): string => `${pathname}${search}#${of}`;
  const go = (next: Step): void => {
    if (hash === '') void navigate(hrefOf(step), { replace: true, preventScrollReset: true });
    void navigate(hrefOf(next), { preventScrollReset: true });
  };
  return { hrefOf, go };
}

/**
 * Brings the heading of a new step into view and gives it the focus, and that of the offer once it is accepted, whose
 * button is gone; not on arrival at the page.
 */
export function useStepFocus(step: Step, isAccepted: boolean, isKnown: boolean): void {
  const shown = useRef<Step | 'accepted' | null>(null);
  const view = step === 'accept' && isAccepted ? 'accepted' : step;
  useEffect(() => {
    if (!isKnown || shown.current === view) return;
    const isArrival = shown.current === null;
    shown.current = view;
    if (isArrival) return;
    const heading = document.getElementById(stepHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'start' });
  }, [isKnown, view]);
}
