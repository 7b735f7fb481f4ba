import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Logger } from '../logger';
import { enqueue } from '../outbox/enqueue';
import type { PaymentProcessor } from './payment-processor';
import { endReservations, freeKey } from './reservation-rows';

export interface ReservationJobs {
  db: Database;
  processors: readonly PaymentProcessor[];
  now: () => Date;
  log: Logger;
  /** Called after cars were given free. */
  onCar: () => void;
}

/**
 * Ends what has run out (API-043): holds whose payment was cut off, and reservations that no dealer confirmed in time.
 * Gives how many ended.
 */
export async function endOverdue({ db, now, log, onCar }: ReservationJobs): Promise<number> {
  const at = now();
  const isOver = sql`expires_at <= ${at.toISOString()}::timestamptz`;
  const { lapsed, expired } = await db.asWorker(async (tx) => {
    const ending = { now: at, owesRefund: true };
    const lapsed = await endReservations(tx, sql`state = 'held' and ${isOver}`, 'lapsed', ending);
    for (const reservation of lapsed) await freeKey(tx, reservation);
    const expired = await endReservations(tx, sql`state = 'reserved' and ${isOver}`, 'expired', ending);
    for (const { site, leadId } of expired) {
      if (leadId !== null) await enqueue(tx, ['reservation.ended'], { site, leadId, now: at });
    }
    return { lapsed: lapsed.length, expired: expired.length };
  });
  if (lapsed > 0)
    log.warn({ lapsed }, 'Reservations were cut off during payment; their cars are free again.');
  if (lapsed + expired > 0) onCar();
  return lapsed + expired;
}
