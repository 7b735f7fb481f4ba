import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { query } from '../database/query';
import type { BrokenLead, LeadBalance, Reconciliation } from './lead-manager';

const balanceRow = z.object({
  site: z.string(),
  dealership: z.string(),
  leads: z.int(),
  delivered: z.int(),
  pending: z.int(),
  dead: z.int(),
}) satisfies z.ZodMiniType<LeadBalance>;

const brokenRow = z.object({
  id: z.int(),
  site: z.string(),
  dealership: z.string(),
  problem: z.enum(['no delivery', 'unknown state']),
}) satisfies z.ZodMiniType<BrokenLead>;

/** What a lead owes its dealer in any case; everything else of the outbox comes on top. */
const owed = sql`'lead.email'`;
const known = sql`('pending', 'delivered', 'dead')`;
const dealership = sql`leads.facts->'dealership'->>'slug'`;

/** Leads whose deliveries are not pending, delivered or dead: that must be none (a lead and its delivery are one transaction). */
const findBroken = (db: Database, since: string | null): Promise<BrokenLead[]> =>
  db.asWorker((tx) =>
    query(
      tx,
      brokenRow,
      sql`select leads.id, leads.site_slug as site, ${dealership} as dealership,
          case when bool_or(o.kind = ${owed}) then 'unknown state' else 'no delivery' end as problem
        from leads left join outbox o on o.lead_id = leads.id
        where not awaits_contact and (${since}::timestamptz is null or leads.created_at >= ${since}::timestamptz)
        group by leads.id
        having bool_or(o.kind = ${owed}) is not true or bool_or(o.state not in ${known})
        order by leads.id`,
    ),
  );

const sumUp = (db: Database): Promise<LeadBalance[]> =>
  db.asWorker((tx) =>
    query(
      tx,
      balanceRow,
      sql`select leads.site_slug as site, ${dealership} as dealership, count(*)::int as leads,
          count(*) filter (where o.state = 'delivered')::int as delivered,
          count(*) filter (where o.state = 'pending')::int as pending,
          count(*) filter (where o.state = 'dead')::int as dead
        from leads left join outbox o on o.lead_id = leads.id and o.kind = ${owed}
        where not awaits_contact group by 1, 2 order by 1, 2`,
    ),
  );

/** Every lead against its delivery to the dealer: leads = delivered + pending + dead, at every instant. */
export const reconcile = async (db: Database): Promise<Reconciliation> => ({
  balances: await sumUp(db),
  broken: await findBroken(db, null),
});

/** The same for leads of the last time only, as a check that costs little. */
export const findBrokenSince = (db: Database, since: Date): Promise<BrokenLead[]> =>
  findBroken(db, since.toISOString());
