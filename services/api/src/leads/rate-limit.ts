import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { row } from '../database/query';

/** D-29. */
const leadRoom = { count: 10, windowS: 600 } as const;

const manyEnquiries =
  'Many enquiries came from your internet connection in the last few minutes. Please send yours';

/** What a shopper is told who has to wait: often one of several behind one address, such as an office or a hotspot. */
const texts = {
  leads: manyEnquiries,
  form_submissions: manyEnquiries,
  reservations:
    'Several people have tried to reserve from your internet connection in the last few minutes. Please try',
} as const;

/** How long to wait, in words. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Refuses more than 10 leads, or forms, of one address in 10 minutes (API-040, D-29), or what `limit` says. Counted in
 * the database, so that restarts and further processes change nothing; the lock keeps two at once from both being the
 * last.
 */
export async function requireRoom(
  tx: Tx,
  table: keyof typeof texts,
  site: string,
  ipHash: string,
  now: Date,
  limit: { count: number; windowS: number } = leadRoom,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table}:${site}:${ipHash}`}))`);
  const since = new Date(now.getTime() - limit.windowS * 1000).toISOString();
  const { count, oldest } = await row<{ count: number; oldest: number | null }>(
    tx,
    sql`select count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest
      from ${sql.identifier(table)}
      where site_slug = ${site} and ip_hash = ${ipHash} and created_at > ${since}::timestamptz`,
  );
  if (count < limit.count) return;
  const retryAfterS = Math.max(1, Math.ceil((oldest ?? 0) + limit.windowS - now.getTime() / 1000));
  const message = `${texts[table]} again in ${inMinutes(retryAfterS)}, or call us.`;
  throw new ApiFailure('too_many_requests', message, { retryAfterS });
}
