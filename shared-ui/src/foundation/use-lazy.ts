import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is fetched on intent: when a visitor's action, or a state, first needs it; null until it is there. One that
 * cannot be fetched is requested again the next time it is needed.
 *
 * @param load imports the code; the same function in every render
 * @param onFailure says so to the visitor; where it is left out the page works on without the code
 */
export function useLazy<T>(isNeeded: boolean, load: () => Promise<T>, onFailure?: () => void): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isNeeded || part) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setPart({ value }),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, part, load]);
  return part?.value ?? null;
}
