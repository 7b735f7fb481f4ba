import { useEffect, useState, type RefObject } from 'react';
import { onNearViewport } from 'shared-ui/lazy-component';

/** Whether an element has come near the view; once true it stays true. False on the server. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(
    () => (element.current ? onNearViewport(element.current, () => setNearViewport(true)) : undefined),
    [element],
  );
  return isNearViewport;
}
