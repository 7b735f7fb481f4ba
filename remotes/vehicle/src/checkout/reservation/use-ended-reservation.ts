import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from 'shared-contracts/react';
import { isKept } from './is-kept';

/**
 * Calls back when a reservation that the tab remembers does not keep its car any more. Where the server does not say, it
 * counts as kept.
 *
 * @param reference null while there is no reservation
 */
export function useEndedReservation(carId: number, reference: string | null, onEnded: () => void): void {
  const { api } = usePlatform();
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (reference === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    isKept(api, carId, reference, signal).then(
      (kept) => {
        if (!kept && !signal.aborted) end();
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [api, carId, reference]);
}
