import { useEffect, useState } from 'react';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { keepsCar } from 'shared-contracts/entities/shopper';
import { useDeferred, useLastEvent, usePlatform } from 'shared-contracts/react';
import { ownReservation } from '../session/own-reservations';
import { isKept } from './is-kept';

/** Reference of a signed-in shopper's reservation of a car, as the server knows it; null where there is none. */
async function reservationOfUser(api: CallApi, carId: number, signal: AbortSignal): Promise<string | null> {
  const { reservations } = await api('getMyGarage', {}, { signal });
  const own = reservations.find(({ car, state }) => car?.id === carId && keepsCar(state));
  return own?.reference ?? null;
}

/**
 * Reference of the shopper's own reservation of a car that cannot be reserved any more: made in any tab of this browser, or
 * by the person who is signed in. The server decides; until it has answered, the browser's own record counts.
 */
export function useOwnReservation(carId: number): string | null {
  const { site, api } = usePlatform();
  const { slug } = site.site;
  const userId = useLastEvent('auth:user-changed')?.user.id ?? null;
  const [recorded, setRecorded] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => setRecorded(ownReservation(slug, carId));
    read();
    // Another tab may be paying at this moment.
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [slug, carId]);
  const known = useDeferred(`${userId ?? ''}:${carId}:${recorded ?? ''}`, async (signal) => {
    if (recorded !== null && (await isKept(api, carId, recorded, signal))) return recorded;
    return userId === null ? null : reservationOfUser(api, carId, signal);
  });
  return known.kind === 'ready' ? known.value : recorded;
}
