import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Tx } from '../database/database';
import { idRow, query } from '../database/query';
import type { Logger } from '../logger';
import type { SiteStore } from '../sites/site-bundle';
import { eraseRows, findBlockers, isRunning } from './erase-rows';
import { findMessages, removeMessages, type MessageFolders } from './kept-files';
import type { PersonRows } from './person-rows';

const dayMs = 86_400_000;
/** Leads that one transaction removes. */
const batchSize = 200;

const idText = z.object({ id: z.string() });

export interface RetentionServices {
  db: Database;
  sites: SiteStore;
  now: () => Date;
  log: Logger;
  folders: MessageFolders;
}

/** Leads of before a moment with which everything is over: nothing is on its way, held or owed. */
const selectOver = (tx: Tx, site: string, before: string) =>
  query(
    tx,
    idRow,
    sql`select id from leads where site_slug = ${site} and created_at < ${before}::timestamptz
      and not exists (select 1 from outbox where lead_id = leads.id and state = 'pending')
      and not exists (select 1 from reservations where lead_id = leads.id
        and (${isRunning} or refund_due_at is not null))
      and not exists (select 1 from invoice_payments where lead_id = leads.id
        and (state = 'taking' or refund_due_at is not null))
      and not exists (select 1 from appointments where lead_id = leads.id and starts_at >= ${before}::timestamptz)
      order by id limit ${batchSize}`,
  );

/** The leads with what hangs on them. */
async function rowsOfLeads(tx: Tx, site: string, leads: readonly number[]): Promise<PersonRows> {
  const idsOf = async (table: string) => {
    const found = await query(
      tx,
      idText,
      sql`select id::text as id from ${sql.identifier(table)} where site_slug = ${site}
        and lead_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(leads)}::jsonb))`,
    );
    return found.map(({ id }) => id);
  };
  return {
    site,
    leads,
    submissions: await idsOf('form_submissions'),
    valuations: await idsOf('valuations'),
    reservations: await idsOf('reservations'),
    payments: await idsOf('invoice_payments'),
    quarantined: [],
    users: [],
    codes: [],
    searches: [],
    emails: [],
    otherMobiles: 0,
  };
}

/** Removes one batch of a site; gives how many leads went. */
async function forgetBatch(services: RetentionServices, site: string, before: string): Promise<number> {
  const { db, folders, now } = services;
  const find = (tx: Tx) => selectOver(tx, site, before).then((found) => found.map(({ id }) => id));
  // Files first: they are found by rows, so that a run that is cut off here is finished by the next.
  const first = await db.asWorker(find);
  if (first.length === 0) return 0;
  await removeMessages(
    await findMessages(folders, { site, leads: first, alerts: [], emails: [], phone: null }),
  );
  return db.asWorker(async (tx) => {
    const leads = (await find(tx)).filter((id) => first.includes(id));
    const rows = await rowsOfLeads(tx, site, leads);
    if ((await findBlockers(tx, rows, now())).length > 0) return 0;
    await eraseRows(tx, rows, now());
    return leads.length;
  });
}

/**
 * Removes the leads that are older than their site keeps them (`privacy.retentionDays`), with forms, valuations, photos,
 * finished deliveries and mails; a site without that value keeps all. Records of payments stay without contact
 * details. Gives how many leads went.
 */
export async function forgetOldLeads(services: RetentionServices): Promise<number> {
  const { db, sites, now, log } = services;
  let all = 0;
  for (const { slug, config } of sites.all()) {
    const { retentionDays } = config.privacy;
    if (retentionDays === null) continue;
    const before = new Date(now().getTime() - retentionDays * dayMs).toISOString();
    let forgotten = 0;
    for (;;) {
      const removed = await forgetBatch(services, slug, before);
      if (removed === 0) break;
      forgotten += removed;
    }
    if (forgotten === 0) continue;
    all += forgotten;
    log.info(
      { site: slug, event: 'leads-forgotten', leads: forgotten },
      'Leads that are old enough were removed.',
    );
  }
  if (all > 0) await db.flush();
  return all;
}
