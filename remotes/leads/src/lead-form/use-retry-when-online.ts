import { useEffect, useEffectEvent } from 'react';

/** Runs `retry` each time the browser comes back online, for as long as the form waits for that. */
export function useRetryWhenOnline(isWaiting: boolean, retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listener = (): void => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isWaiting]);
}
