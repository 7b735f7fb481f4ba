import { useEffect, useState } from 'react';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { useDeferred, useLastEvent, usePlatform } from 'shared-contracts/react';
import { ownReservation } from '../session/own-reservations';

/** Reference of a signed-in shopper's reservation of a car, as the server knows it; null where there is none. */
async function reservationOfUser(api: CallApi, carId: number, signal: AbortSignal): Promise<string | null> {
  const { reservations } = await api('getMyGarage', {}, { signal });
  const own = reservations.find(
    ({ car, state }) => car?.id === carId && (state === 'reserved' || state === 'confirmed'),
  );
  return own?.reference ?? null;
}

/**
 * Reference of the shopper's own reservation of a car that cannot be reserved any more: made in any tab of this browser, or
 * by the person who is signed in, which the server decides. Null where it is not hers, and until it is known.
 */
export function useOwnReservation(carId: number): string | null {
  const { site, api, now } = usePlatform();
  const { slug } = site.site;
  const userId = useLastEvent('auth:user-changed')?.user.id ?? null;
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => setKept(ownReservation(slug, carId, now()));
    read();
    // Another tab may be paying at this moment.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [slug, carId, now]);
  const ofUser = useDeferred(`${userId ?? ''}:${carId}`, (signal) =>
    userId === null ? Promise.resolve(null) : reservationOfUser(api, carId, signal),
  );
  return kept ?? (ofUser.kind === 'ready' ? ofUser.value : null);
}
