import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from 'shared-ui/late-part';

/** Whether an element has come near the view; once true it stays true. False on the server. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (element.current ? whenNear(element.current, () => setIsNear(true)) : undefined),
    [element],
  );
  return isNear;
}
