import { browserStore, openStorage } from 'shared-contracts/storage';

const storageOf = (siteSlug: string) => openStorage(siteSlug, browserStore());

/** Keeps what the shopper has reserved for the other tabs of this browser. */
export function keepOwnReservation(siteSlug: string, carId: number, reference: string): void {
  const storage = storageOf(siteSlug);
  storage.write('reservations', { ...storage.read('reservations'), [carId]: reference });
}

/**
 * Reference of a reservation that was made in this browser; null where there is none. What became of it meanwhile only the
 * server knows.
 */
export const ownReservation = (siteSlug: string, carId: number): string | null =>
  storageOf(siteSlug).read('reservations')[carId] ?? null;
