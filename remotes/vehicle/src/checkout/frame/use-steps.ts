import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import { stepsOf, type Flow, type Step } from '../session/steps';

/** The step on screen and the ways to others. Each step is an entry of the browser's history, named after the `#`. */
export interface Steps {
  current: Step;
  /** Steps that may be opened: those before the first that lacks something, and that one. */
  isOpen: (step: Step) => boolean;
  /** Goes on from a step that lacks nothing: to the next one, or back to the review that led there. */
  goOn: () => void;
  previous: Step | null;
  hrefOf: (step: Step) => string;
  go: (step: Step, options?: { replace: boolean }) => void;
}

interface StepsState {
  flow: Flow;
  isKnown: boolean;
  /** Whether nothing is missing in a step. */
  isDone: (step: Step) => boolean;
  /** Where the shopper has to be, whatever the address says. */
  fixed: Step | null;
}

/** Id of the current step's heading, which takes the focus when the step changes. */
export const stepHeadingId = 'checkout-step';

const hashOf = (step: Step): string => `#${step}`;

/** Steps of a checkout. The first render is the server's: an address's `#` never reaches it. */
export function useSteps({ flow, isKnown, isDone, fixed }: StepsState): Steps {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const steps = stepsOf[flow];
  const beforeLast = steps.length - 2;
  const lacking = steps.findIndex((step, at) => at === beforeLast || !isDone(step));
  const wanted = Math.max(
    0,
    steps.findIndex((step) => hashOf(step) === hash),
  );
  const at = fixed ? steps.indexOf(fixed) : isKnown ? Math.min(wanted, lacking) : 0;
  const current = steps[at] ?? 'confirmation';

  const shown = useRef<Step | null>(null);
  const cameFrom = useRef<Step | null>(null);
  /** Entries of steps that are over are passed on the way back; not the one on which the shopper arrives. */
  const passWhatIsOver = useEffectEvent(() => {
    if (fixed === 'confirmation' && shown.current === fixed && hash !== hashOf(fixed)) window.history.back();
  });
  useEffect(() => passWhatIsOver(), [hash]);
  useEffect(() => {
    if (!isKnown || shown.current === current) return;
    cameFrom.current = shown.current;
    shown.current = current;
    if (cameFrom.current === null) return;
    const heading = document.getElementById(stepHeadingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: 'start' });
  }, [isKnown, current]);

  const hrefOf = (step: Step): string => pathname + search + hashOf(step);
  const go: Steps['go'] = (step, options) =>
    void navigate(hrefOf(step), { preventScrollReset: true, ...options });
  return {
    current,
    isOpen: (step) => fixed === null && steps.indexOf(step) <= lacking,
    goOn: () => {
      const next = cameFrom.current === 'review' ? cameFrom.current : steps[at + 1];
      if (next) go(next);
    },
    previous: fixed === null ? (steps[at - 1] ?? null) : null,
    hrefOf,
    go,
  };
}
