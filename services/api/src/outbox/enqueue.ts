import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';

/**
 * What is delivered of a lead: to its dealer by email or webhook, when it comes and when its trade-in offer is accepted,
 * or to the shopper about a reservation.
 */
export const leadKinds = [
  'lead.email', 'lead.webhook', 'offer.accepted', 'offer.accepted-webhook', 'reservation.made', 'reservation.ended',
] as const; // prettier-ignore
export type LeadKind = (typeof leadKinds)[number];

/** What is delivered of a saved search: the request to confirm it, or what has changed among its cars. */
export const alertKinds = ['alert.confirm', 'alert.changes'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Puts deliveries of a lead in the queue, in the transaction of what causes them; each kind once for a lead. */
export async function enqueue(
  tx: Tx,
  kinds: readonly LeadKind[],
  { site, leadId, now }: { site: string; leadId: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`insert into outbox (site_slug, kind, lead_id, next_at, created_at)
    select ${site}, kind, ${leadId}::int, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) as kind
    on conflict (lead_id, kind) do nothing`);
}

/** Puts the delivery of an alert in the queue, in the transaction that notes what it reports. */
export async function enqueueAlert(
  tx: Tx,
  kind: AlertKind,
  { site, alertId, now }: { site: string; alertId: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`insert into outbox (site_slug, kind, alert_id, next_at, created_at)
    values (${site}, ${kind}, ${alertId}, ${at}::timestamptz, ${at}::timestamptz)`);
}
