import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ReservationContact } from 'shared-contracts/entities/reservation';
import type { Tx } from '../database/database';
import { countRows, query } from '../database/query';

/** A payment about to be taken. */
export interface NewPayment {
  id: string;
  site: string;
  reference: string;
  key: string;
  invoiceNumber: string;
  contact: ReservationContact;
  /** Dollars. */
  amountAud: number;
  processor: string;
  ipHash: string;
}

export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<void> {
  await tx.execute(sql`insert into invoice_payments (id, site_slug, reference, state, key, invoice_number, contact,
      amount, processor, ip_hash, created_at)
    values (${payment.id}::uuid, ${payment.site}, ${payment.reference}, 'taking', ${payment.key},
      ${payment.invoiceNumber}, ${JSON.stringify(payment.contact)}::jsonb, ${payment.amountAud}, ${payment.processor},
      ${payment.ipHash}, ${now.toISOString()}::timestamptz)`);
}

/** Marks a payment as paid. Gives false when it was given up meanwhile. */
export async function keepPayment(tx: Tx, id: string, paymentId: string): Promise<boolean> {
  const kept = await countRows(
    tx,
    sql`update invoice_payments set state = 'paid', payment_id = ${paymentId}
      where id = ${id}::uuid and state = 'taking' returning id`,
  );
  return kept > 0;
}

const endedRow = z.object({ site: z.string(), key: z.string() });

/**
 * Ends payments that came to nothing, and forgets their keys. What may have been taken is owed.
 *
 * @param which condition on `invoice_payments`
 */
export async function endPayments(
  tx: Tx,
  which: SQL,
  state: 'declined' | 'lapsed',
  now: Date,
): Promise<number> {
  const owedFrom = state === 'lapsed' ? sql`${now.toISOString()}::timestamptz` : sql`null`;
  const ended = await query(
    tx,
    endedRow,
    sql`update invoice_payments set state = ${state}, refund_due_at = ${owedFrom}
      where state = 'taking' and ${which} returning site_slug as site, key`,
  );
  for (const { site, key } of ended) {
    await tx.execute(sql`delete from idempotency
      where site_slug = ${site} and endpoint = 'payInvoice' and key = ${key} and status is null`);
  }
  return ended.length;
}
