import type { ReactNode } from 'react';
import type { ShopperReservation } from 'shared-contracts/entities/shopper';
import { useSite } from 'shared-contracts/react';
import { formatTime } from 'shared-rules/opening-hours';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';
import { CarRow, carRowsStyles } from '../watchlist/car-row';

/** How a reservation stands: "Held for you until 26 Nov 2026, 10:30 am". */
function stateOf({ state, expires_at: expiresAt }: ShopperReservation, timezone: string): string {
  switch (state) {
    case 'reserved': {
      if (expiresAt === null) return 'Held for you';
      const { date, time } = dateInZone(new Date(expiresAt), timezone);
      return `Held for you until ${formatDate(date)}, ${formatTime(time)}`;
    }
    case 'confirmed':
      return 'Confirmed by the dealer';
    case 'expired':
      return 'No longer held: the time ran out';
    case 'released':
      return 'No longer held: the dealer ended it';
  }
}

/** The visitor's reservations, the latest first, with what to quote on the phone; nothing without one. */
export function Reservations({ reservations }: { reservations: readonly ShopperReservation[] }): ReactNode {
  const { site } = useSite();
  if (reservations.length === 0) return null;
  return (
    <section aria-labelledby="garage-reservations">
      <h2 id="garage-reservations">Reservations</h2>
      <ul css={carRowsStyles}>
        {reservations.map((reservation) => (
          <li key={reservation.reference}>
            <CarRow car={reservation.car}>
              <p>
                <b>{stateOf(reservation, site.timezone)}</b>
              </p>
              <p>Reference {reservation.reference}</p>
            </CarRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
