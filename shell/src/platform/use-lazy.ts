import { useEffect, useState } from 'react';

/**
 * A part of the shell that is fetched when it is first needed; null until then. One that cannot be fetched is asked
 * for again the next time it is needed.
 *
 * @param load imports the part; the same function in every render
 */
export function useLazy<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!isNeeded || part) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setPart({ value }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, part, load]);
  return part?.value ?? null;
}
