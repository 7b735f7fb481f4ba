import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SignInHash } from '../auth/sign-in-hash';
import type { Database, Tx } from '../database/database';
import { countRow, query, queryOne } from '../database/query';
import type { Logger } from '../logger';
import { eraseRows, findBlockers, keptPayments } from './erase-rows';
import { findMessages, removeMessages, type MessageFolders, type MessageOwner } from './kept-files';
import { PersonInUse, type PersonFindings, type PersonManager } from './person-manager';
import { conditionsOf, findPersonRows, type PersonRows } from './person-rows';
import { personTables, type PersonTable, type TableClass } from './personal-data';

const tables = Object.keys(personTables) as PersonTable[]; // the keys of the record of tables
/** Tables whose rows stay: codes count guesses and go within two days, answered keys hold no details. */
const keptTables: readonly PersonTable[] = ['sign_in_codes', 'idempotency'];

const siteRow = z.object({ site: z.string() });
const idText = z.object({ id: z.string() });
const jsonRow = z.object({ row: z.record(z.string(), z.unknown()) });

export interface PersonServices {
  db: Database;
  now: () => Date;
  log: Logger;
  hash: SignInHash;
  folders: MessageFolders;
}

/** Every site that people have used, those included whose folder is gone. */
const usedSites = (db: Database): Promise<{ site: string }[]> =>
  db.asWorker((tx) =>
    query(
      tx,
      siteRow,
      sql`${sql.join(
        [
          'sites',
          'leads',
          'form_submissions',
          'quarantine',
          'users',
          'reservations',
          'invoice_payments',
          'saved_searches',
        ].map(
          (table) =>
            sql`select ${sql.raw(table === 'sites' ? 'slug' : 'site_slug')} as site from ${sql.identifier(table)}`,
        ),
        sql` union `,
      )} order by 1`,
    ),
  );

async function countsOf(tx: Tx, rows: PersonRows): Promise<PersonFindings['counts']> {
  const conditions = conditionsOf(rows);
  const counts: PersonFindings['counts'] = {};
  for (const table of tables) {
    if (keptTables.includes(table)) continue;
    const { count } = await queryOne(
      tx,
      countRow,
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${conditions[table]}`,
    );
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/** The operator's way to export and to delete a person's data. */
export function createPersonManager({ db, now, log, hash, folders }: PersonServices): PersonManager {
  const rowsOf = (tx: Tx, site: string, phone: string): Promise<PersonRows> =>
    findPersonRows(tx, { site, phone, phoneHash: hash('phone', phone) });

  const ownerOf = async (tx: Tx, rows: PersonRows, phone: string): Promise<MessageOwner> => {
    const alerts = await query(
      tx,
      idText,
      sql`select id::text as id from alerts where ${conditionsOf(rows).alerts}`,
    );
    const { site, leads, emails } = rows;
    return { site, leads, emails, alerts: alerts.map(({ id }) => id), phone };
  };

  async function measure(tx: Tx, site: string, phone: string) {
    const rows = await rowsOf(tx, site, phone);
    const { count } = await queryOne(
      tx,
      countRow,
      sql`select count(*)::int as count from outbox where ${conditionsOf(rows).outbox} and state = 'pending'`,
    );
    const findings = {
      site,
      counts: await countsOf(tx, rows),
      pendingDeliveries: count,
      keptPayments: (await keptPayments(tx, rows)).length,
      blockers: await findBlockers(tx, rows, now()),
      otherMobiles: rows.otherMobiles,
    };
    return { rows, findings, owner: await ownerOf(tx, rows, phone) };
  }

  const isSomething = ({ counts, files }: PersonFindings): boolean =>
    files > 0 || Object.keys(counts).length > 0;

  async function find(phone: string, site?: string): Promise<PersonFindings[]> {
    const found: PersonFindings[] = [];
    for (const { site: slug } of site === undefined ? await usedSites(db) : [{ site }]) {
      const { findings, owner } = await db.asWorker((tx) => measure(tx, slug, phone));
      const own = { ...findings, files: (await findMessages(folders, owner)).length };
      if (isSomething(own)) found.push(own);
    }
    return found;
  }

  async function eraseOn(site: string, phone: string): Promise<PersonFindings> {
    // Files first: they are found by rows, so that a run that is cut off here is finished by the next.
    const before = await db.asWorker((tx) => measure(tx, site, phone));
    const paths = await findMessages(folders, before.owner);
    if (before.findings.blockers.length === 0) await removeMessages(paths);
    const { findings, owner } = await db.asWorker(async (tx) => {
      const measured = await measure(tx, site, phone);
      if (measured.findings.blockers.length > 0)
        throw new PersonInUse(`Nothing of ${site} was deleted. ${measured.findings.blockers.join(' ')}`);
      await eraseRows(tx, measured.rows, now());
      return measured;
    });
    // A mail that was sent between the two.
    await removeMessages(await findMessages(folders, owner));
    await db.flush();
    log.info({ site, event: 'person-erased', counts: findings.counts }, "A person's data was deleted.");
    return { ...findings, files: paths.length };
  }

  return {
    find,

    async export(phone, site) {
      const { rows, owner } = await db.asWorker((tx) => measure(tx, site, phone));
      const conditions = conditionsOf(rows);
      const result: Record<string, Record<string, unknown>[]> = {};
      for (const table of tables) {
        const { secret = [] }: TableClass = personTables[table];
        const hidden = JSON.stringify(secret);
        const whole = sql`(to_jsonb(t) - array(select jsonb_array_elements_text(${hidden}::jsonb)))`;
        const shown =
          table === 'valuation_photos'
            ? sql`${whole} || jsonb_build_object('picture', translate(encode(picture, 'base64'), E'\n', ''))`
            : whole;
        const found = await db.asWorker((tx) =>
          query(
            tx,
            jsonRow,
            // Without an order two exports of the same rows may differ.
            sql`select ${shown} as row from ${sql.identifier(table)} t where ${conditions[table]}
              order by to_jsonb(t) -> 'id', ${whole}`,
          ),
        );
        if (found.length > 0) result[table] = found.map(({ row }) => row);
      }
      const paths = await findMessages(folders, owner);
      const files = await Promise.all(
        paths.map(async (path) => ({ name: basename(path), content: await readFile(path, 'utf8') })),
      );
      return { site, rows: result, files };
    },

    async erase(phone, site) {
      const found = await find(phone, site);
      const blockers = found.flatMap((findings) => findings.blockers);
      if (blockers.length > 0) throw new PersonInUse(`Nothing was deleted. ${blockers.join(' ')}`);
      const erased: PersonFindings[] = [];
      for (const { site: slug } of found) erased.push(await eraseOn(slug, phone));
      return erased;
    },
  };
}
