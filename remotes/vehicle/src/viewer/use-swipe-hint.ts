import { useCallback, useEffect, useState } from 'react';
import { useSite } from 'shared-contracts/react';
import { sessionStore, storageKey } from 'shared-contracts/storage/web-stores';

/** The stored form of `true`; whatever else stands there says nothing. Reading it needs no schema, and none is loaded. */
const known = 'true';

/** Whether the shopper has to be shown how to turn the car, and what ends it for this visit (VEH-019). */
export function useSwipeHint(): [isShown: boolean, end: () => void] {
  const key = storageKey(useSite().site.slug, 'spin-known');
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    if (sessionStore()?.getItem(key) === known) setShown(false);
  }, [key]);
  const end = useCallback(() => {
    setShown(false);
    try {
      sessionStore()?.setItem(key, known);
    } catch {
      // A full or blocked storage shows the hint once more.
    }
  }, [key]);
  return [isShown, end];
}
