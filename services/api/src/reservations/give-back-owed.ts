import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import { errorFields } from '../error-message';
import { callProcessor } from './call-processor';
import type { ReservationJobs } from './reservation-jobs';

const owedRow = z.object({ id: z.string(), reference: z.string(), processor: z.string() });

/** Most payments that one run gives back. */
const batchSize = 20;

/**
 * Gives back the payments of a table that are owed; what fails is tried again after `retryS`. A payment that comes to be owed
 * while this runs stays owed. Gives how many were settled.
 */
export async function giveBackOwed(
  table: 'reservations' | 'invoice_payments',
  { db, processors, now, log }: Omit<ReservationJobs, 'onCar'>,
  retryS: number,
): Promise<number> {
  const at = now().toISOString();
  const owed = await db.asWorker((tx) =>
    query(
      tx,
      owedRow,
      sql`select id, reference, processor from ${sql.identifier(table)} where refund_due_at <= ${at}::timestamptz
        order by refund_due_at limit ${batchSize}`,
    ),
  );
  const update = (id: string, dueAt: string | null, refundedAt: string | null): Promise<unknown> =>
    db.asWorker((tx) =>
      tx.execute(sql`update ${sql.identifier(table)}
        set refund_due_at = ${dueAt}::timestamptz, refunded_at = coalesce(${refundedAt}::timestamptz, refunded_at)
        where id = ${id}::uuid and refund_due_at <= ${at}::timestamptz`),
    );
  let settled = 0;
  for (const { id, reference, processor: key } of owed) {
    try {
      const processor = processors.find((candidate) => candidate.key === key);
      if (!processor) throw new Error(`service-api: there is no payment processor "${key}" any more.`);
      await callProcessor((signal) => processor.giveBack({ reference, signal }));
      await update(id, null, now().toISOString());
      settled += 1;
    } catch (error) {
      log.error(
        { ...errorFields(error), reference },
        'A payment could not be given back; it is tried again.',
      );
      await update(id, new Date(now().getTime() + retryS * 1000).toISOString(), null);
    }
  }
  return settled;
}
