import { useEffect, useState } from 'react';

/** How long a browser that cannot tell when it is idle is left alone, in milliseconds. */
const quietMs = 200;

function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, quietMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

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
