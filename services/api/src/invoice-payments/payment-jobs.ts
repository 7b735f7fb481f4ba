import { sql } from 'drizzle-orm';
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
