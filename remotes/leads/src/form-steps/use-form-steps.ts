import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import type { FieldErrors } from '../form-fields/field-context';
import { financeSteps, stepOf } from './finance-steps';

/** Where a shopper is in a form of several steps. */
export interface FormSteps {
  current: number;
  /** The page's script runs, so that a step may be hidden by an attribute and not by the style alone. */
  isHydrated: boolean;
  /** Counts what the shopper has done to change the step, so that the focus follows. */
  moves: number;
  go: (step: number) => void;
}

/** "#your-details": each step is an entry of the browser's history, so that Back leads to the one before. */
const hashes = financeSteps.map((title) => `#${title.toLowerCase().replaceAll(' ', '-')}`);

interface StepsState {
  /** Number of the last refusal; 0 before the first one. */
  round: number;
  errors: FieldErrors;
  /** Whether nothing is wrong with some of the fields. */
  isRight: (isChecked: (field: string) => boolean) => boolean;
}

/**
 * Begins with the first step, or with the one that the address names where those before it are right, and goes to the
 * first one with a mistake whenever the form is refused. While the mistakes are put right the shopper stays where she
 * types.
 */
export function useFormSteps({ round, errors, isRight }: StepsState): FormSteps {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  /** `furthest` is the last step that the address may open. */
  const [place, setPlace] = useState({ current: 0, furthest: 0, moves: 0, round: 0 });
  const [isHydrated, setHydrated] = useState(false);
  const named = Math.max(0, hashes.indexOf(hash));
  const arrive = useEffectEvent(() => {
    setHydrated(true);
    if (named > 0 && isRight((field) => stepOf(field) < named)) {
      setPlace((last) => ({ ...last, current: named, furthest: named }));
    }
  });
  useEffect(() => arrive(), []);
  const isRefused = round > 0 && round !== place.round;
  const furthest = isRefused ? Math.min(...Object.keys(errors).map(stepOf)) : place.furthest;
  const current = Math.min(named, furthest);
  if (isRefused) setPlace({ ...place, current, furthest, round });
  // Refusals are counted anew once the mistakes of one are put right.
  else if (round !== place.round) setPlace({ ...place, round });
  else if (current !== place.current) setPlace({ ...place, current, moves: place.moves + 1 });
  return {
    current,
    moves: place.moves,
    isHydrated,
    go(step) {
      setPlace((last) => ({ ...last, furthest: Math.max(last.furthest, step) }));
      const href = `${pathname}${search}${hashes[step] ?? ''}`;
      void navigate(href, { replace: hashes[step] === hash, preventScrollReset: true });
    },
  };
}
