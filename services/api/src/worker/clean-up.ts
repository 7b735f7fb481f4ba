import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { PHOTO_DAYS } from '../trade-in/valuation-limits';
import { CONFIRM_DAYS } from '../saved-search/saved-search-limits';

const dayMs = 86_400_000;
/** Days that answers to keys (D-22), quarantined submissions (API-040) and abandoned valuations (D-23) are kept. */
const keptDays = 30;
/** Days that a view counts towards its session, and that an address can be recognised. */
const sessionDays = 1;
const analyticsDays = 400;
/** Days that sign-in codes are kept: wrong tries count for one after the code was sent (D-12). */
const codeDays = 2;
/** Days that alerts are kept after they were queued. */
const alertDays = 90;
/** Days that the evidence of a consent is kept after its alerts were stopped. */
const consentDays = 365;

/** Removes what has served its time. The unique keys of leads themselves stay for ever. */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await db.asWorker(async (tx) => {
    await tx.execute(sql`delete from idempotency where created_at < ${before(keptDays)}::timestamptz`);
    await tx.execute(sql`delete from quarantine where created_at < ${before(keptDays)}::timestamptz`);
    await tx.execute(
      sql`delete from form_submissions where lead_id is not null and created_at < ${before(keptDays)}::timestamptz`,
    );
    await tx.execute(
      sql`delete from analytics_events where created_at < ${before(analyticsDays)}::timestamptz`,
    );
    await tx.execute(sql`delete from stock_staging where staged_at < ${before(sessionDays)}::timestamptz`);
    await tx.execute(sql`delete from sign_in_codes where created_at < ${before(codeDays)}::timestamptz`);
    await tx.execute(sql`delete from sessions where expires_at < ${now.toISOString()}::timestamptz`);
    await tx.execute(sql`delete from watchlist_items where removed_at < ${before(sessionDays)}::timestamptz`);
    await tx.execute(sql`delete from limited_calls where created_at < ${before(sessionDays)}::timestamptz`);
    await tx.execute(
      sql`delete from saved_searches where confirmed_at is null and created_at < ${before(CONFIRM_DAYS)}::timestamptz
        or ended_at < ${before(consentDays)}::timestamptz`,
    );
    await tx.execute(sql`delete from alerts where created_at < ${before(alertDays)}::timestamptz`);
    await tx.execute(
      sql`delete from leads where awaits_contact and created_at < ${before(keptDays)}::timestamptz`,
    );
    await tx.execute(sql`delete from valuation_photos where created_at < ${before(PHOTO_DAYS)}::timestamptz`);
    await tx.execute(sql`delete from phone_reveals where created_at < ${before(analyticsDays)}::timestamptz`);
    for (const table of ['leads', 'form_submissions', 'reservations', 'invoice_payments']) {
      await tx.execute(sql`update ${sql.identifier(table)} set ip_hash = null
        where ip_hash is not null and created_at < ${before(sessionDays)}::timestamptz`);
    }
  });
  await db.tidy();
}
