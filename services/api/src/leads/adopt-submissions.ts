import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formTypes, leadFormValuesSchema, type FormType } from 'shared-contracts/entities/lead';
import type { Database } from '../database/database';
import { countRows, query, queryOne } from '../database/query';
import { errorFields } from '../error-message';
import type { Services } from '../http/operation';
import type { SiteBundle, SiteStore } from '../sites/site-bundle';
import { categoryOf } from './categories';
import { anyRequest } from '../http/idempotency';
import { storeLead } from './store-lead';

/** Seconds a browser has for the second call of a form (D-22). */
const patienceS = 120;
const batchSize = 20;

const waitingRow = z.object({ id: z.string(), site: z.string(), createdAt: z.string() });
type Waiting = z.output<typeof waitingRow>;

const forgottenRow = z.object({
  key: z.string(),
  formType: z.enum(formTypes),
  values: leadFormValuesSchema,
  userAgent: z.string(),
  ipHash: z.nullable(z.string()),
});

/** The oldest submissions of loaded sites that wait for their lead call, behind one of them. */
const waitingAfter = (
  db: Database,
  sites: readonly string[],
  before: string,
  after: Waiting | undefined,
): Promise<Waiting[]> =>
  db.asWorker((tx) =>
    query(
      tx,
      waitingRow,
      sql`select id, site_slug as site, created_at::text as "createdAt" from form_submissions
        where lead_id is null and created_at <= ${before}::timestamptz
          and site_slug in (select jsonb_array_elements_text(${JSON.stringify(sites)}::jsonb))
          ${after === undefined ? sql`` : sql`and (created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`}
        order by created_at, id limit ${batchSize}`,
    ),
  );

/** Makes a lead of a submission; gives its form, or null where the lead call came at this moment. */
const adopt = (db: Database, site: SiteBundle, id: string, now: Date): Promise<FormType | null> =>
  db.withSite(site.slug, async (tx) => {
    const submission = await queryOne(
      tx,
      forgottenRow,
      sql`select key, form_type as "formType", "values", user_agent as "userAgent", ip_hash as "ipHash"
        from form_submissions where id = ${id}::uuid`,
    );
    const { key, values, formType } = submission;
    const carId = values.car_id ?? null;
    const taken = await countRows(
      tx,
      sql`insert into idempotency (site_slug, endpoint, key, body_hash, created_at)
        values (${site.slug}, 'createLead', ${key}, ${anyRequest}, ${now.toISOString()})
        on conflict (site_slug, endpoint, key) do nothing returning 1`,
    );
    if (taken === 0) return null;
    const leadId = await storeLead(tx, {
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
      timezone: site.config.site.timezone,
      now,
    });
    await tx.execute(sql`update idempotency set status = 201,
        body = ${JSON.stringify({ lead_id: leadId, error: null })}::jsonb
      where site_slug = ${site.slug} and endpoint = 'createLead' and key = ${key}`);
    return formType;
  });

/**
 * Makes leads of submissions whose lead call never came (D-22). Should it still come, the same key is answered with
 * this lead. One that fails is logged and tried again at the next run; those behind it do not wait for it, nor for those of
 * a site that is not loaded. Gives how many were made.
 */
export async function adoptSubmissions({ db, now, log }: Services, sites: SiteStore): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - patienceS * 1000).toISOString();
  const loaded = sites.all().map(({ slug }) => slug);
  let made = 0;
  let waiting = await waitingAfter(db, loaded, before, undefined);
  while (waiting.length > 0) {
    for (const { id, site: slug } of waiting) {
      const site = sites.bySlug(slug);
      if (!site) continue; // taken up when the site is back
      try {
        const formType = await adopt(db, site, id, at);
        if (formType === null) continue;
        made += 1;
        log.warn({ site: slug, formType }, 'A submission without its lead call was made a lead.');
      } catch (error) {
        log.error(
          { ...errorFields(error), site: slug, submission: id },
          'A submission could not be made a lead.',
        );
      }
    }
    waiting = await waitingAfter(db, loaded, before, waiting.at(-1));
  }
  if (made > 0) await db.flush();
  return made;
}
