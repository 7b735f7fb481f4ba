import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { query } from '../database/query';
import { errorFields } from '../error-message';
import type { Logger } from '../logger';
import { enqueue } from '../outbox/enqueue';
import { callProcessor } from './call-processor';
import type { PaymentProcessor } from './payment-processor';
import { RESERVATION_LIMITS } from './reservation-limits';
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

const owedRow = z.object({ id: z.string(), reference: z.string(), processor: z.string() });

/** Gives back what is owed for reservations that ended; what fails is tried again. Gives how many were settled. */
export async function giveBackPayments({ db, processors, now, log }: ReservationJobs): Promise<number> {
  const at = now().toISOString();
  const owed = await db.asWorker((tx) =>
    query(
      tx,
      owedRow,
      sql`select id, reference, processor from reservations where refund_due_at <= ${at}::timestamptz
        order by refund_due_at limit 20`,
    ),
  );
  let settled = 0;
  for (const { id, reference, processor: key } of owed) {
    try {
      const processor = processors.find((candidate) => candidate.key === key);
      if (!processor) throw new Error(`service-api: there is no payment processor "${key}" any more.`);
      await callProcessor((signal) => processor.giveBack({ reference, signal }));
      await db.asWorker((tx) =>
        tx.execute(sql`update reservations set refund_due_at = null, refunded_at = ${now().toISOString()}::timestamptz
          where id = ${id}::uuid`),
      );
      settled += 1;
    } catch (error) {
      log.error(
        { ...errorFields(error), reference },
        'A payment could not be given back; it is tried again.',
      );
      const next = new Date(now().getTime() + RESERVATION_LIMITS.refundRetryS * 1000).toISOString();
      await db.asWorker((tx) =>
        tx.execute(sql`update reservations set refund_due_at = ${next}::timestamptz where id = ${id}::uuid`),
      );
    }
  }
  return settled;
}
