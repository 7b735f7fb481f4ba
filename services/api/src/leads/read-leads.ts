import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formTypes, leadFormValuesSchema } from 'shared-contracts/entities/lead';
import { addDays, momentInZone, toZonedIso } from 'shared-rules/zoned-time';
import type { Database } from '../database/database';
import { query } from '../database/query';
import { leadFactsSchema } from './lead-facts';
import type { FullLead, LeadExport, LeadExportFilter } from './lead-manager';

const deliveryState = z.enum(['pending', 'delivered', 'dead']);

const exportFields = {
  id: z.int(),
  createdAt: z.string(),
  site: z.string(),
  formType: z.enum(formTypes),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  source: z.string(),
  url: z.string(),
  values: leadFormValuesSchema,
  facts: leadFactsSchema,
};

const exportRow = z.object({
  ...exportFields,
  delivery: z.nullable(deliveryState),
}) satisfies z.ZodMiniType<LeadExport>;

const fullRow = z.object({
  ...exportFields,
  deliveries: z.array(
    z.object({
      kind: z.string(),
      state: deliveryState,
      nextAt: z.nullable(z.string()),
      attempts: z.array(
        z.object({ startedAt: z.string(), outcome: z.string(), error: z.nullable(z.string()) }),
      ),
    }),
  ),
}) satisfies z.ZodMiniType<FullLead>;

const isoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const leadColumns = sql`leads.id, ${isoText(sql`leads.created_at`)} as "createdAt", leads.site_slug as site,
  form_type as "formType", category, subcategory, leads.source, url, "values", facts`;

/** One lead with everything that was typed and every attempt to deliver it; null for an unknown id. */
export async function findLead(db: Database, id: number): Promise<FullLead | null> {
  const [found] = await db.asWorker((tx) =>
    query(
      tx,
      fullRow,
      sql`select ${leadColumns},
          (select coalesce(jsonb_agg(jsonb_build_object('kind', replace(o.kind, 'lead.', ''), 'state', o.state,
            'nextAt', case when o.state = 'pending' then ${isoText(sql`o.next_at`)} end,
            'attempts', (select coalesce(jsonb_agg(jsonb_build_object('startedAt', ${isoText(sql`a.started_at`)},
              'outcome', a.outcome, 'error', a.error) order by a.attempt), '[]'::jsonb)
              from outbox_attempts a where a.outbox_id = o.id)) order by o.id), '[]'::jsonb)
            from outbox o where o.lead_id = leads.id) as deliveries
        from leads where not awaits_contact and leads.id = ${id}`,
    ),
  );
  return found ?? null;
}

/**
 * Leads in the order in which they came, after one of them, with what was typed. Days, and the time of each lead, are
 * those of a zone.
 */
export async function exportLeads(db: Database, filter: LeadExportFilter): Promise<LeadExport[]> {
  const { site, timezone, firstDay, lastDay, afterId = 0, limit } = filter;
  const startOf = (day: string) => momentInZone(day, '00:00', timezone).toISOString();
  const from = firstDay === undefined ? null : startOf(firstDay);
  const until = lastDay === undefined ? null : startOf(addDays(lastDay, 1));
  const leads = await db.asWorker((tx) =>
    query(
      tx,
      exportRow,
      sql`select ${leadColumns}, o.state as delivery
        from leads left join outbox o on o.lead_id = leads.id and o.kind = 'lead.email'
        where not awaits_contact and leads.site_slug = ${site} and leads.id > ${afterId}
          and (${from}::timestamptz is null or leads.created_at >= ${from}::timestamptz)
          and (${until}::timestamptz is null or leads.created_at < ${until}::timestamptz)
        order by leads.id limit ${limit}`,
    ),
  );
  return leads.map((lead) => ({ ...lead, createdAt: toZonedIso(new Date(lead.createdAt), timezone) }));
}
