import { useEffect, useState } from 'react';
import type { FieldErrors } from '../form-fields/field-context';
import { stepOf } from './finance-steps';

/** Where a shopper is in a form of several steps. */
export interface FormSteps {
  current: number;
  /** The page's script runs, so that a step may be hidden by an attribute and not by the style alone. */
  isHydrated: boolean;
  /** Counts what the shopper has done to change the step, so that the focus follows. */
  moves: number;
  go: (step: number) => void;
}

/**
 * Begins with the first step, and goes to the first one with a mistake whenever the form is refused. While the mistakes
 * are put right the shopper stays where she types.
 *
 * @param round number of the last refusal; 0 before the first one
 */
export function useFormSteps(round: number, errors: FieldErrors): FormSteps {
  const [place, setPlace] = useState({ current: 0, moves: 0, round: 0 });
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (round > 0 && round !== place.round) {
    setPlace({ ...place, current: Math.min(...Object.keys(errors).map(stepOf)), round });
  }
  return {
    current: place.current,
    moves: place.moves,
    isHydrated,
    go: (step) => setPlace((last) => ({ ...last, current: step, moves: last.moves + 1 })),
  };
}
