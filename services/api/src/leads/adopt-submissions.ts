import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formTypes, leadFormValuesSchema } from 'shared-contracts/entities/lead';
import { countRows, query } from '../database/query';
import type { Services } from '../http/operation';
import type { SiteStore } from '../sites/site-bundle';
import { categoryOf } from './categories';
import { anyRequest } from '../http/idempotency';
import { storeLead } from './store-lead';

/** Seconds a browser has for the second call of a form (D-22). */
const patienceS = 120;
const batchSize = 20;

const forgottenRow = z.object({
  site: z.string(),
  key: z.string(),
  formType: z.enum(formTypes),
  values: leadFormValuesSchema,
  userAgent: z.string(),
  ipHash: z.nullable(z.string()),
});

/**
 * Makes leads of submissions whose lead call never came (D-22). Should it still come, the same key is answered with
 * this lead. Gives how many were made.
 */
export async function adoptSubmissions({ db, now, log }: Services, sites: SiteStore): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - patienceS * 1000).toISOString();
  const forgotten = await db.asWorker((tx) =>
    query(
      tx,
      forgottenRow,
      sql`select site_slug as site, key, form_type as "formType", "values", user_agent as "userAgent", ip_hash as "ipHash"
        from form_submissions where lead_id is null and created_at <= ${before}::timestamptz
        order by created_at limit ${batchSize}`,
    ),
  );
  let made = 0;
  for (const submission of forgotten) {
    const site = sites.bySlug(submission.site);
    if (!site) continue; // taken up when the site is back
    const { key, values, formType } = submission;
    const carId = values.car_id ?? null;
    const wasMade = await db.withSite(site.slug, async (tx) => {
      const taken = await countRows(
        tx,
        sql`insert into idempotency (site_slug, endpoint, key, body_hash, created_at)
          values (${site.slug}, 'createLead', ${key}, ${anyRequest}, ${at.toISOString()})
          on conflict (site_slug, endpoint, key) do nothing returning 1`,
      );
      if (taken === 0) return false; // the lead call came at this moment
      const id = await storeLead(tx, {
        site: site.slug,
        key,
        formType,
        category: categoryOf(formType, values.category, carId !== null),
        values,
        carId,
        url: site.config.site.url,
        userAgent: submission.userAgent,
        attributes: { visited_pages: [], linked_query_params: {} },
        ipHash: submission.ipHash,
        consentNotice: site.config.leads.consentNotice,
        now: at,
      });
      await tx.execute(sql`update idempotency set status = 201,
          body = ${JSON.stringify({ lead_id: id, error: null })}::jsonb
        where site_slug = ${site.slug} and endpoint = 'createLead' and key = ${key}`);
      return true;
    });
    if (!wasMade) continue;
    made += 1;
    log.warn({ site: site.slug, formType }, 'A submission without its lead call was made a lead.');
  }
  if (made > 0) await db.flush();
  return made;
}
