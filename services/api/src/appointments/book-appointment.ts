import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';

/**
 * Takes up the bookable time that a test-drive lead asks for, in the lead's transaction (API-020). Of two leads for one time the
 * second is stored all the same, because a lead is never lost; it has no booking, and its mail to the dealer says so.
 */
export async function bookAppointment(
  tx: Tx,
  { site, dealershipId, leadId, at }: { site: string; dealershipId: number; leadId: number; at: Date },
): Promise<void> {
  await tx.execute(sql`insert into appointments (dealership_id, starts_at, site_slug, lead_id)
    values (${dealershipId}, ${at.toISOString()}::timestamptz, ${site}, ${leadId})
    on conflict (dealership_id, starts_at) do nothing`);
}
