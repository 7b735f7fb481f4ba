import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';

/**
 * What is delivered of a lead: to its dealer by email or webhook, when it comes and when its trade-in offer is accepted,
 * or to the shopper about a reservation.
 */
export const outboxKinds = [
  'lead.email', 'lead.webhook', 'offer.accepted', 'offer.accepted-webhook', 'reservation.made', 'reservation.ended',
] as const; // prettier-ignore
export type OutboxKind = (typeof outboxKinds)[number];

/** Puts deliveries of a lead in the queue, in the transaction of what causes them; each kind once for a lead. */
export async function enqueue(
  tx: Tx,
  kinds: readonly OutboxKind[],
  { site, leadId, now }: { site: string; leadId: number; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`insert into outbox (site_slug, kind, lead_id, next_at, created_at)
    select ${site}, kind, ${leadId}::int, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) as kind
    on conflict (lead_id, kind) do nothing`);
}
