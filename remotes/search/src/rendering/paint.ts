import { startTransition, useDeferredValue, useEffect, useOptimistic, useRef } from 'react';
import { pendingDelayMs } from 'shared-contracts/pending-delay';
import { useDelayedFlag } from 'shared-ui/delayed-flag';

/*
 * When the search is painted, from a choice to the last of its answer. Each step leaves the browser a frame before the
 * next one:
 *
 * 1. the control itself, in the frame of the input (`useOptimisticToggle`)
 * 2. what the control leads to inside the page (`useAfterInput`)
 * 3. the first line of the answer: its cars, in words and first rows; or, where it takes longer than `pendingDelayMs`,
 *    the page with the choice alone (`useAnswerWait`)
 * 4. the rest of the answer: further rows, and counts when they come (`useAfterCars`, `afterCars`)
 *
 * Where no answer comes for `fadeDelayMs`, the results fade (`useIsSlow`).
 */

/** Most answers come sooner: fading would only paint everything twice. Milliseconds. */
const fadeDelayMs = 400;

/**
 * A toggle that shows at once; the rest of the page follows when the browser has painted it.
 *
 * @param onToggle resolves when the page shows the change
 * @returns what the checkbox shows, and what it does
 */
export function useOptimisticToggle(
  isChosen: boolean,
  onToggle: () => Promise<void>,
): { checked: boolean; onChange: () => void } {
  const [checked, setChecked] = useOptimistic(isChosen);
  return {
    checked,
    onChange: () =>
      startTransition(async () => {
        setChecked(!checked);
        await onToggle();
      }),
  };
}

/** A value for what may follow the frame of the input: the body of a sheet that opens, suggestions for a typed letter. */
export const useAfterInput = useDeferredValue;

/** A value for what may follow the words and first rows of an answer. */
export const useAfterCars = useDeferredValue;

/** Renders what came after the cars; a later choice may interrupt it. */
export const afterCars = startTransition;

/**
 * Waits for the answer to a choice that its control shows by itself, and renders the choice only where the answer takes
 * longer than `pendingDelayMs`.
 *
 * @param answer another object with every answer
 * @returns begins a wait, and ends the one before; the promise resolves when the page shows the choice or its answer
 */
export function useAnswerWait(answer: unknown): (renderChoice: () => void) => Promise<void> {
  const end = useRef<() => void>(undefined);
  useEffect(() => end.current?.(), [answer]);
  return (renderChoice) => {
    end.current?.();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        startTransition(renderChoice);
        resolve();
      }, pendingDelayMs);
      end.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
}

/** Whether the answer has been on its way for so long that the results in view fade. */
export const useIsSlow = (isBusy: boolean): boolean => useDelayedFlag(isBusy, fadeDelayMs);
