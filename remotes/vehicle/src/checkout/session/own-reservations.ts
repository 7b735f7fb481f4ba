import { browserStore, openStorage } from 'shared-contracts/storage';
import { reservationHours } from 'shared-rules/reserve';

const storageOf = (siteSlug: string) => openStorage(siteSlug, browserStore());

/** Keeps what the shopper has reserved for the other tabs of this browser. */
export function keepOwnReservation(siteSlug: string, carId: number, reference: string, now: Date): void {
  const storage = storageOf(siteSlug);
  storage.write('reservations', {
    ...storage.read('reservations'),
    [carId]: { reference, savedAt: now.getTime() },
  });
}

/** Reference of a reservation that was made in this browser, while it lasts (API-043); null where there is none. */
export function ownReservation(siteSlug: string, carId: number, now: Date): string | null {
  const kept = storageOf(siteSlug).read('reservations')[carId];
  const isOver = !kept || now.getTime() - kept.savedAt >= reservationHours * 3_600_000;
  return isOver ? null : kept.reference;
}
