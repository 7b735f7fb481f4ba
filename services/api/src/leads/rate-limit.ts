import { sql } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { row } from '../database/query';

/** D-29. */
const leadRoom = { count: 10, windowS: 600 } as const;

/** What somebody who sends too much is told. */
const texts = {
  leads: 'You have sent several enquiries already. Please wait a few minutes, or call us.',
  form_submissions: 'You have sent several enquiries already. Please wait a few minutes, or call us.',
  reservations: 'You have tried several times already. Please wait a few minutes, or call us.',
} as const;

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
  const freeInS = Math.ceil((oldest ?? 0) + limit.windowS - now.getTime() / 1000);
  throw new ApiFailure('too_many_requests', texts[table], { retryAfterS: Math.max(1, freeInS) });
}
