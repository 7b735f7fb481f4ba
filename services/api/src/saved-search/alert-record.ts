import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { alertChannels } from 'shared-contracts/entities/saved-search';
import { locationSchema } from 'shared-contracts/entities/location';
import type { Tx } from '../database/database';
import { query, queryOne } from '../database/query';
import { alertChangeSchema } from './alert-change';

const alertRecord = z.object({
  site: z.string(),
  searchId: z.string(),
  /** Query string of the search. */
  query: z.string(),
  channel: z.enum(alertChannels),
  address: z.string(),
  changes: z.array(alertChangeSchema),
  isConfirmed: z.boolean(),
  isEnded: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** An alert with what its delivery needs. */
export type AlertRecord = z.output<typeof alertRecord>;

/** An alert that is queued; null where its search is gone. */
export async function readAlert(tx: Tx, id: string): Promise<AlertRecord | null> {
  const [alert] = await query(
    tx,
    alertRecord,
    sql`select alerts.site_slug as site, search_id as "searchId", query, channel, address, changes,
        confirmed_at is not null as "isConfirmed", ended_at is not null as "isEnded",
        to_char(alerts.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
      from alerts join saved_searches on saved_searches.id = search_id where alerts.id = ${id}`,
  );
  return alert ?? null;
}

const senderRow = z.object({ email: z.string(), location: z.nullable(locationSchema) });
/** The dealership behind a site's messages. */
export type AlertSender = z.output<typeof senderRow>;

/** The sender of a site's alerts: its first dealership, at its main location. */
export const readSender = (tx: Tx, site: string): Promise<AlertSender> =>
  queryOne(
    tx,
    senderRow,
    sql`select dealerships.data->>'lead_email' as email, locations.data as location
      from site_dealerships join dealerships on dealerships.id = dealership_id
      left join locations on locations.dealership_id = dealerships.id
      where site_slug = ${site}
      order by position, (locations.data->>'primary')::boolean desc nulls last, locations.id limit 1`,
  );
