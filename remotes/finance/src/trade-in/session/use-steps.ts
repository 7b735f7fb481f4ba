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

export function useStepLinks(): StepLinks {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (step: Step): string => `${pathname}${search}#${step}`;
  return { hrefOf, go: (step) => void navigate(hrefOf(step), { preventScrollReset: true }) };
}

/** Brings the heading of a new step into view and gives it the focus; not on arrival at the page. */
export function useStepFocus(step: Step, isKnown: boolean): void {
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (!isKnown || shown.current === step) return;
    const isArrival = shown.current === null;
    shown.current = step;
    if (isArrival) return;
    const heading = document.getElementById(stepHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'start' });
  }, [isKnown, step]);
}
