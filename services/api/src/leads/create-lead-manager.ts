import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { countRows, query, queryOne } from '../database/query';
import type { LeadManager } from './lead-manager';
import { exportLeads, findLead } from './read-leads';
import { reconcile } from './reconcile';

const defaultLimit = 50;

const summaryRow = z.object({
  id: z.int(),
  site: z.string(),
  dealership: z.string(),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  createdAt: z.string(),
  deliveries: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      state: z.enum(['pending', 'delivered', 'dead']),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
    }),
  ),
});

const countsRow = z.object({
  leads: z.int(),
  pending: z.int(),
  delivered: z.int(),
  dead: z.int(),
  quarantined: z.int(),
  oldestPendingS: z.nullable(z.number()),
});

/** The operator's view of leads and their deliveries. */
export function createLeadManager(db: Database, now: () => Date, onReplay: () => void): LeadManager {
  return {
    async list({ site, state, limit = defaultLimit } = {}) {
      return db.asWorker((tx) =>
        query(
          tx,
          summaryRow,
          sql`select leads.id, leads.site_slug as site, leads.facts->'dealership'->>'slug' as dealership, category, subcategory,
              to_char(leads.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
              (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', replace(o.kind, 'lead.', ''),
                'state', o.state, 'attempts', o.attempts, 'lastError', o.last_error) order by o.id), '[]'::jsonb)
                from outbox o where o.lead_id = leads.id) as deliveries
            from leads
            where not awaits_contact and (${site ?? null}::text is null or site_slug = ${site ?? null})
              and (${state ?? null}::text is null
                or exists (select 1 from outbox o where o.lead_id = leads.id and o.state = ${state ?? null}))
            order by leads.id desc limit ${limit}`,
        ),
      );
    },

    async replay({ leadId } = {}) {
      const at = now().toISOString();
      const replayed = await db.asWorker((tx) =>
        countRows(
          tx,
          sql`update outbox set state = 'pending', next_at = ${at}::timestamptz, attempts_before = attempts,
              locked_until = null, done_at = null
            where state = 'dead' and lead_id is not null and (${leadId ?? null}::int is null or lead_id = ${leadId ?? null}) returning id`,
        ),
      );
      if (replayed > 0) onReplay();
      return replayed;
    },

    counts: () =>
      db.asWorker((tx) =>
        queryOne(
          tx,
          countsRow,
          sql`select (select count(*)::int from leads where not awaits_contact) as leads,
              (select count(*)::int from quarantine) as quarantined,
              count(*) filter (where state = 'pending')::int as pending,
              count(*) filter (where state = 'delivered')::int as delivered,
              count(*) filter (where state = 'dead')::int as dead,
              extract(epoch from ${now().toISOString()}::timestamptz
                - min(created_at) filter (where state = 'pending'))::float8 as "oldestPendingS"
            from outbox where lead_id is not null`,
        ),
      ),

    reconcile: () => reconcile(db),
    find: (id) => findLead(db, id),
    export: (filter) => exportLeads(db, filter),
  };
}
