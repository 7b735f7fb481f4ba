import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { EndpointName } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { Database, Tx } from '../database/database';
import { queryOne } from '../database/query';
import { latestMoment } from '../latest-moment';

/** At most so many rows of a table, or calls of an endpoint, from one address in a time. */
export interface RateLimit {
  table: 'leads' | 'reservations' | 'invoice_payments' | 'limited_calls';
  /** Which calls count, where they have a table in common. */
  endpoint?: EndpointName;
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
function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Refuses more from one address than a limit allows (API-040, D-29). Counted in the database, so that restarts and
 * further processes change nothing; the lock keeps two at once from both being the last. Throws `too_many_requests`.
 */
export async function enforceRateLimit(
  tx: Tx,
  { table, endpoint, count, windowS, refusal }: RateLimit,
  { site, ipHash, now }: { site: string; ipHash: string; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${endpoint ?? table}:${site}:${ipHash}`}))`);
  const since = new Date(now.getTime() - windowS * 1000).toISOString();
  const until = latestMoment(now).toISOString();
  const found = await queryOne(
    tx,
    usageRow,
    sql`select count(*)::int as count, extract(epoch from min(created_at))::float8 as oldest
      from ${sql.identifier(table)}
      where site_slug = ${site} and ip_hash = ${ipHash} and created_at > ${since}::timestamptz and created_at <= ${until}::timestamptz
        ${endpoint === undefined ? sql`` : sql`and endpoint = ${endpoint}`}`,
  );
  if (found.count < count) return;
  const retryAfterS = Math.max(1, Math.ceil((found.oldest ?? 0) + windowS - now.getTime() / 1000));
  const message = `${refusal} again in ${waitText(retryAfterS)}, or call us.`;
  throw new ApiFailure('too_many_requests', message, { retryAfterS });
}

/** A limit of an endpoint whose calls do not leave a row of their own each. */
export const callLimit = (
  endpoint: EndpointName,
  limit: Pick<RateLimit, 'count' | 'windowS' | 'refusal'>,
): RateLimit & { endpoint: EndpointName } => ({ table: 'limited_calls', endpoint, ...limit });

/** Counts a call against its limit in the caller's transaction. Throws `too_many_requests`. */
export async function countCallIn(
  tx: Tx,
  limit: ReturnType<typeof callLimit>,
  who: { site: string; ipHash: string; now: Date },
): Promise<void> {
  await enforceRateLimit(tx, limit, who);
  await tx.execute(sql`insert into limited_calls (site_slug, endpoint, ip_hash, created_at)
    values (${who.site}, ${limit.endpoint}, ${who.ipHash}, ${who.now.toISOString()})`);
}

/** Counts a call against its limit before it does anything, so that a failing one counts as well. */
export async function countCall(
  db: Database,
  limit: ReturnType<typeof callLimit>,
  who: { site: string; ipHash: string; now: Date },
): Promise<void> {
  await db.withSite(who.site, (tx) => countCallIn(tx, limit, who));
}
