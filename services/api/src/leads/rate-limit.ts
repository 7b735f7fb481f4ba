import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { row } from '../database/query';

/** D-29. */
const maxPerWindow = 10;
const windowS = 600;

/**
 * Refuses more than 10 leads, or forms, of one address in 10 minutes (API-040, D-29). Counted in the database, so
 * that restarts and further processes change nothing; the lock keeps two at once from both being the tenth.
 */
export async function requireRoom(
  tx: Tx,
  table: 'leads' | 'form_submissions',
  site: string,
  ipHash: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table}:${site}:${ipHash}`}))`);
  const since = new Date(now.getTime() - windowS * 1000).toISOString();
  const { count, oldest } = await row<{ count: number; oldest: number | null }>(
    tx,
    sql`select count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest
      from ${sql.identifier(table)}
      where site_slug = ${site} and ip_hash = ${ipHash} and created_at > ${since}::timestamptz`,
  );
  if (count < maxPerWindow) return;
  const freeInS = Math.ceil((oldest ?? 0) + windowS - now.getTime() / 1000);
  throw new ApiFailure(
    'too_many_requests',
    'You have sent several enquiries already. Please wait a few minutes, or call us.',
    { retryAfterS: Math.max(1, freeInS) },
  );
}
