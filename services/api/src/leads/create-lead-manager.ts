import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { row, rows } from '../database/query';
import type { LeadCounts, LeadManager, LeadSummary } from './lead-manager';

const defaultLimit = 50;

/** The operator's view of leads and their deliveries. */
export function createLeadManager(db: Database, now: () => Date, onReplay: () => void): LeadManager {
  return {
    async list({ site, state, limit = defaultLimit } = {}) {
      return db.asWorker((tx) =>
        rows<LeadSummary>(
          tx,
          sql`select leads.id, leads.site_slug as site, leads.facts->'dealership'->>'slug' as dealership, category, subcategory,
              to_char(leads.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
              (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', replace(o.kind, 'lead.', ''),
                'state', o.state, 'attempts', o.attempts, 'lastError', o.last_error) order by o.id), '[]'::jsonb)
                from outbox o where o.lead_id = leads.id) as deliveries
            from leads
            where (${site ?? null}::text is null or site_slug = ${site ?? null})
              and (${state ?? null}::text is null
                or exists (select 1 from outbox o where o.lead_id = leads.id and o.state = ${state ?? null}))
            order by leads.id desc limit ${limit}`,
        ),
      );
    },

    async replay({ leadId } = {}) {
      const at = now().toISOString();
      const replayed = await db.asWorker((tx) =>
        rows(
          tx,
          sql`update outbox set state = 'pending', next_at = ${at}::timestamptz, attempts_before = attempts,
              locked_until = null, done_at = null
            where state = 'dead' and (${leadId ?? null}::int is null or lead_id = ${leadId ?? null}) returning id`,
        ),
      );
      if (replayed.length > 0) onReplay();
      return replayed.length;
    },

    counts: () =>
      db.asWorker((tx) =>
        row<LeadCounts>(
          tx,
          sql`select (select count(*)::int from leads) as leads,
              (select count(*)::int from quarantine) as quarantined,
              count(*) filter (where state = 'pending')::int as pending,
              count(*) filter (where state = 'delivered')::int as delivered,
              count(*) filter (where state = 'dead')::int as dead,
              extract(epoch from ${now().toISOString()}::timestamptz
                - min(created_at) filter (where state = 'pending'))::float8 as "oldestPendingS"
            from outbox`,
        ),
      ),
  };
}
