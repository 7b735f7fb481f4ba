import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ReservationContact } from 'shared-contracts/entities/reservation';
import type { Tx } from '../database/database';
import { countRows, query } from '../database/query';
import type { ReservationState } from './reservation-state';

/** A reservation about to be made. */
export interface NewReservation {
  id: string;
  site: string;
  dealershipId: number;
  carId: number;
  reference: string;
  key: string;
  contact: ReservationContact;
  /** Dollars. */
  amountAud: number;
  processor: string;
  ipHash: string;
}

/**
 * Holds a car for a reservation, unless it is held or no longer on sale: the one place that decides a race (API-043).
 * A transaction that is ahead is waited for. Gives whether the car is held now.
 */
export async function holdCar(tx: Tx, made: NewReservation, now: Date, heldUntil: Date): Promise<boolean> {
  const at = now.toISOString();
  const held = await countRows(
    tx,
    sql`update cars set reservation_id = ${made.id}::uuid, updated_at = ${at}::timestamptz,
        version = nextval('stock_version')
      where id = ${made.carId} and reservation_id is null and status = 'in_stock' and shown and withdrawn_at is null
      returning id`,
  );
  if (held === 0) return false;
  await tx.execute(sql`insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact,
      amount, processor, ip_hash, created_at, expires_at)
    values (${made.id}::uuid, ${made.site}, ${made.dealershipId}, ${made.carId}, ${made.reference}, 'held', ${made.key},
      ${JSON.stringify(made.contact)}::jsonb, ${made.amountAud}, ${made.processor}, ${made.ipHash},
      ${at}::timestamptz, ${heldUntil.toISOString()}::timestamptz)`);
  return true;
}

/** Turns a hold into a reservation. Gives false when the hold has ended meanwhile. */
export async function keepCar(
  tx: Tx,
  id: string,
  { paymentId, expiresAt }: { paymentId: string | null; expiresAt: Date },
): Promise<boolean> {
  const kept = await countRows(
    tx,
    sql`update reservations set state = 'reserved', payment_id = ${paymentId},
        expires_at = ${expiresAt.toISOString()}::timestamptz
      where id = ${id}::uuid and state = 'held' returning id`,
  );
  return kept > 0;
}

const endedRow = z.object({ id: z.string(), site: z.string(), key: z.string(), leadId: z.nullable(z.int()) });
/** A reservation that has ended. */
export type EndedReservation = z.output<typeof endedRow>;

/**
 * Ends reservations and gives their cars free.
 *
 * @param which condition on `reservations`
 * @param owesRefund whether a payment has, or may have, been taken for them
 */
export async function endReservations(
  tx: Tx,
  which: SQL,
  state: Extract<ReservationState, 'declined' | 'lapsed' | 'expired' | 'released'>,
  { now, owesRefund }: { now: Date; owesRefund: boolean },
): Promise<EndedReservation[]> {
  const at = now.toISOString();
  const ended = await query(
    tx,
    endedRow,
    sql`update reservations set state = ${state}, ended_at = ${at}::timestamptz,
        refund_due_at = case when ${owesRefund} and amount > 0 then ${at}::timestamptz end
      where ${which} returning id, site_slug as site, key, lead_id as "leadId"`,
  );
  for (const { id } of ended) {
    await tx.execute(sql`update cars set reservation_id = null, updated_at = ${at}::timestamptz,
        version = nextval('stock_version') where reservation_id = ${id}::uuid`);
  }
  return ended;
}

/** Forgets the key of a reservation that came to nothing. */
export async function freeKey(tx: Tx, { site, key }: { site: string; key: string }): Promise<void> {
  await tx.execute(sql`delete from idempotency
    where site_slug = ${site} and endpoint = 'reserveCar' and key = ${key} and status is null`);
}
