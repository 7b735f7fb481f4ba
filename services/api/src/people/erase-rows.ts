import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { anyRequest } from '../http/idempotency';
import { conditionsOf, type PersonRows } from './person-rows';

const noContact = JSON.stringify({ name: '', last_name: '', postcode: '', phone: '', email: '' });

/** Condition of reservations that hold a car; a confirmed one of a car that was sold or withdrawn is over. */
export const isRunning = sql`(state in ('held', 'reserved') or (state = 'confirmed' and exists (select 1 from cars
  where cars.id = car_id and cars.status <> 'sold' and withdrawn_at is null)))`;
/** Money was taken or given back: the record stays. */
const isPaid = sql`(payment_id is not null or refunded_at is not null)`;

const referenceRow = z.object({ reference: z.string(), isRefund: z.boolean() });
const sendingRow = z.object({ id: z.string(), kind: z.string() });

/** Why nothing of these rows may be deleted at this moment; a sentence for each reason. */
export async function findBlockers(tx: Tx, rows: PersonRows, now: Date): Promise<string[]> {
  const conditions = conditionsOf(rows);
  const find = (table: 'reservations' | 'invoice_payments', isBusy: SQL) =>
    query(
      tx,
      referenceRow,
      sql`select reference, refund_due_at is not null as "isRefund" from ${sql.identifier(table)}
        where ${conditions[table]} and (${isBusy} or refund_due_at is not null) order by reference for update`,
    );
  const reservations = await find('reservations', isRunning);
  const payments = await find('invoice_payments', sql`state = 'taking'`);
  const sending = await query(
    tx,
    sendingRow,
    sql`select coalesce(lead_id::text, alert_id::text) as id, kind from outbox
      where ${conditions.outbox} and state = 'pending' and locked_until > ${now.toISOString()}::timestamptz`,
  );
  const refund = (reference: string) => `The payment of ${reference} is still to be given back.`;
  return [
    ...reservations.map(({ reference, isRefund }) =>
      isRefund
        ? refund(reference)
        : `Reservation ${reference} is running. Let it end, or end it with "reservations release ${reference}".`,
    ),
    ...payments.map(({ reference, isRefund }) =>
      isRefund ? refund(reference) : `The payment ${reference} is being taken.`,
    ),
    ...sending.map(({ id, kind }) => `The delivery "${kind}" of ${id} is being sent. Try again in a minute.`),
  ];
}

/** How many payment records stay, without the person's details. */
export const keptPayments = (tx: Tx, rows: PersonRows): Promise<{ id: string }[]> => {
  const { reservations, invoice_payments: payments } = conditionsOf(rows);
  return query(
    tx,
    z.object({ id: z.string() }),
    sql`select id::text as id from reservations where ${reservations} and ${isPaid}
      union all select id::text from invoice_payments where ${payments} and ${isPaid}`,
  );
};

/**
 * Deletes rows about people in the caller's transaction, with the deliveries that are still pending. Records of payments
 * stay without contact details. The keys of what was sent stay as well, for any content: a browser that sends the same
 * once more must not make the lead again.
 */
export async function eraseRows(tx: Tx, rows: PersonRows, now: Date): Promise<void> {
  const conditions = conditionsOf(rows);
  // A submission that waits for its lead call would be made a lead by the job or by the browser.
  await tx.execute(sql`insert into idempotency (site_slug, endpoint, key, body_hash, status, body, created_at)
    select site_slug, 'createLead', key, ${anyRequest}, 200, '{"lead_id": null, "error": null}'::jsonb, ${now.toISOString()}::timestamptz
      from form_submissions where ${conditions.form_submissions} and lead_id is null
    on conflict (site_slug, endpoint, key) do nothing`);
  await tx.execute(sql`update idempotency set body_hash = ${anyRequest} where ${conditions.idempotency}`);
  for (const table of ['reservations', 'invoice_payments'] as const) {
    await tx.execute(sql`update ${sql.identifier(table)} set contact = ${noContact}::jsonb, ip_hash = null, lead_id = null
      where ${conditions[table]} and ${isPaid}`);
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${conditions[table]} and not ${isPaid}`);
  }
  // Parents take along what hangs on them.
  const parents = [
    'spins',
    'valuations',
    'saved_searches',
    'leads',
    'form_submissions',
    'quarantine',
    'users',
  ] as const;
  for (const table of parents) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${conditions[table]}`);
  }
}
