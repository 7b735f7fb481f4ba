import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { query } from '../database/query';
import type { Services } from '../http/operation';
import { findBrokenSince } from './reconcile';

/** After so long without success a person has to look at a delivery. */
const lateMs = 10 * 60_000;
/** How far back the check of every minute looks; the command looks at everything. */
const checkedMs = 24 * 60 * 60_000;
/** Leads that a line of the log names. */
const namedLeads = 20;

const lateRow = z.object({ lead: z.int(), kind: z.string(), attempts: z.int() });

/**
 * Gives the check of every minute: an error in the log for each delivery that has been pending for ten minutes, once
 * in this process, and one as long as leads and deliveries do not add up.
 */
export function createDeliveryWatch({
  db,
  now,
  log,
}: Pick<Services, 'db' | 'now' | 'log'>): () => Promise<void> {
  let reportedUntil = new Date(0);

  async function reportLate(): Promise<void> {
    const until = new Date(now().getTime() - lateMs);
    const late = await db.asWorker((tx) =>
      query(
        tx,
        lateRow,
        sql`select lead_id as lead, kind, attempts from outbox where state = 'pending'
            and lead_id is not null and created_at > ${reportedUntil.toISOString()}::timestamptz
            and created_at <= ${until.toISOString()}::timestamptz order by id`,
      ),
    );
    for (const fields of late) log.error(fields, 'A lead has not been delivered for ten minutes.');
    reportedUntil = until;
  }

  async function reportBroken(): Promise<void> {
    const broken = await findBrokenSince(db, new Date(now().getTime() - checkedMs));
    if (broken.length === 0) return;
    log.error(
      { count: broken.length, leads: broken.slice(0, namedLeads).map(({ id }) => id) },
      'Leads and their deliveries do not add up. "npx forecourt leads reconcile" names every one.',
    );
  }

  return async () => {
    await reportLate();
    await reportBroken();
  };
}
