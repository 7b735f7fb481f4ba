import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { queryOne } from '../database/query';

/** At most so many rows of a table from one address in a time. */
export interface RateLimit {
  table: 'leads' | 'form_submissions' | 'reservations';
  count: number;
  windowS: number;
  /**
   * Why the shopper has to wait, up to the word before "again in 3 minutes": often one of several behind one address,
   * such as an office or a hotspot.
   */
  refusal: string;
}

const usageRow = z.object({ count: z.int(), oldest: z.nullable(z.number()) });

/** How long to wait, in words. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Refuses more from one address than a limit allows (API-040, D-29). Counted in the database, so that restarts and
 * further processes change nothing; the lock keeps two at once from both being the last. Throws `too_many_requests`.
 */
export async function enforceRateLimit(
  tx: Tx,
  { table, count, windowS, refusal }: RateLimit,
  { site, ipHash, now }: { site: string; ipHash: string; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table}:${site}:${ipHash}`}))`);
  const since = new Date(now.getTime() - windowS * 1000).toISOString();
  const found = await queryOne(
    tx,
    usageRow,
    sql`select count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest
      from ${sql.identifier(table)}
      where site_slug = ${site} and ip_hash = ${ipHash} and created_at > ${since}::timestamptz`,
  );
  if (found.count < count) return;
  const retryAfterS = Math.max(1, Math.ceil((found.oldest ?? 0) + windowS - now.getTime() / 1000));
  const message = `${refusal} again in ${inMinutes(retryAfterS)}, or call us.`;
  throw new ApiFailure('too_many_requests', message, { retryAfterS });
}
