import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import { errorFields } from '../error-message';
import { callProcessor } from '../reservations/call-processor';
import type { ReservationJobs } from '../reservations/reservation-jobs';
import { PAYMENT_LIMITS } from './payment-limits';
import { endPayments } from './payment-rows';

type PaymentJobs = Omit<ReservationJobs, 'onCar'>;

/** Ends payments that were cut off, such as by a crash; what may have been taken is owed. Gives how many. */
export async function endLostPayments({ db, now, log }: PaymentJobs): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - PAYMENT_LIMITS.takingS * 1000).toISOString();
  const lost = await db.asWorker((tx) =>
    endPayments(tx, sql`created_at <= ${before}::timestamptz`, 'lapsed', at),
  );
  if (lost > 0) log.warn({ lost }, 'Payments of invoices were cut off; they are given back.');
  return lost;
}

const owedRow = z.object({ id: z.string(), reference: z.string(), processor: z.string() });

/** Gives back what is owed; what fails is tried again. Gives how many were settled. */
export async function giveBackInvoicePayments({ db, processors, now, log }: PaymentJobs): Promise<number> {
  const owed = await db.asWorker((tx) =>
    query(
      tx,
      owedRow,
      sql`select id, reference, processor from invoice_payments
        where refund_due_at <= ${now().toISOString()}::timestamptz order by refund_due_at limit 20`,
    ),
  );
  let settled = 0;
  for (const { id, reference, processor: key } of owed) {
    try {
      const processor = processors.find((candidate) => candidate.key === key);
      if (!processor) throw new Error(`service-api: there is no payment processor "${key}" any more.`);
      await callProcessor((signal) => processor.giveBack({ reference, signal }));
      await db.asWorker((tx) =>
        tx.execute(sql`update invoice_payments set refund_due_at = null,
          refunded_at = ${now().toISOString()}::timestamptz where id = ${id}::uuid`),
      );
      settled += 1;
    } catch (error) {
      log.error(
        { ...errorFields(error), reference },
        'A payment could not be given back; it is tried again.',
      );
      const next = new Date(now().getTime() + PAYMENT_LIMITS.refundRetryS * 1000).toISOString();
      await db.asWorker((tx) =>
        tx.execute(
          sql`update invoice_payments set refund_due_at = ${next}::timestamptz where id = ${id}::uuid`,
        ),
      );
    }
  }
  return settled;
}
