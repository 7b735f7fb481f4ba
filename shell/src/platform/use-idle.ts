import { useEffect, useState } from 'react';
import { whenIdle } from 'shared-ui/lazy-component';

/** True once the page has loaded everything it began with and the browser has nothing else to do. */
export function useIdle(isNeeded: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let stop: () => void;
    const wait = (): void => {
      stop = whenIdle(() => setIdle(true));
    };
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true });
      stop = () => window.removeEventListener('load', wait);
    }
    return () => stop();
  }, [isNeeded]);
  return isIdle;
}
