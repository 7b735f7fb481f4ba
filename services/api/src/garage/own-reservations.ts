import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shownReservationStates, type ShopperReservation } from 'shared-contracts/entities/shopper';
import { normalisePhone } from 'shared-rules/phone';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { samePhone } from '../database/same-phone';
import { keptCarsOf, toBookedCar } from '../stock/kept-cars';

/** Older ones are over. */
const mostReservations = 20;

const reservationRow = z.object({
  reference: z.string(),
  state: z.enum(shownReservationStates),
  phone: z.string(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  carId: z.int(),
});

/** Reservations made with a phone on the transaction's site, the latest first; attempts that came to nothing are none. */
export async function reservationsOf(tx: Tx, phone: string): Promise<ShopperReservation[]> {
  const given = sql`contact->>'phone'`;
  const isoText = (column: string) =>
    sql`to_char(reservations.${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  const found = await query(
    tx,
    reservationRow,
    sql`select reference, state, ${given} as phone, car_id as "carId", ${isoText('created_at')} as created_at,
        case when state = 'reserved' then ${isoText('expires_at')} end as expires_at
      from reservations where state in (select jsonb_array_elements_text(${JSON.stringify(shownReservationStates)}::jsonb))
        and ${samePhone(given, phone)} order by reservations.created_at desc, reference limit ${mostReservations}`,
  );
  const own = found.filter((row) => normalisePhone(row.phone) === phone);
  const cars = await keptCarsOf(
    tx,
    own.map(({ carId }) => carId),
  );
  return own.map(({ phone: _phone, carId, ...reservation }) => ({
    ...reservation,
    car: toBookedCar(cars.get(carId)),
  }));
}
