import { useEffect, useState } from 'react';

/**
 * Whether something has been going on for a while. What is over sooner, such as a quick answer, then shows no sign of
 * waiting and costs no frame.
 *
 * @param ms how long it must have lasted, milliseconds
 */
export function useDelayedFlag(isGoingOn: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isGoingOn, ms]);
  return isGoingOn && hasLasted;
}
