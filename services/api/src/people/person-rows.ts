import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isAustralianMobile, normalisePhone } from 'shared-rules/phone';
import type { Tx } from '../database/database';
import { idRow, query } from '../database/query';
import { samePhone } from '../database/same-phone';
import type { PersonTable } from './personal-data';

type Id = string | number;

/** Rows that stand for people, by what leads to all the others. */
export interface PersonRows {
  site: string;
  leads: readonly number[];
  submissions: readonly string[];
  quarantined: readonly string[];
  users: readonly string[];
  codes: readonly string[];
  valuations: readonly string[];
  reservations: readonly string[];
  payments: readonly string[];
  searches: readonly string[];
  /** Email addresses in lower case. */
  emails: readonly string[];
  /** Leads with the same email and another mobile. */
  otherMobiles: number;
}

/** Condition that a column is one of these values. */
const among = (column: SQL, type: 'int' | 'uuid' | 'text', values: readonly Id[]): SQL =>
  sql`${column} in (select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

const contactRow = z.object({ id: z.union([z.int(), z.string()]), phone: z.string(), email: z.string() });
const uuidRow = z.object({ id: z.string() });

/** Rows whose contact details have this number or one of these emails. */
async function byContact(
  tx: Tx,
  table: 'leads' | 'form_submissions' | 'quarantine' | 'reservations' | 'invoice_payments',
  { site, phone, emails }: { site: string; phone: string; emails: readonly string[] },
) {
  const details = { leads: 'values', form_submissions: 'values', quarantine: 'body' } as const;
  const column = sql.identifier(table in details ? details[table as keyof typeof details] : 'contact'); // checked by `in`
  const values = table === 'quarantine' ? sql`(${column}->'values')` : sql`${column}`;
  const found = await query(
    tx,
    contactRow,
    sql`select id, coalesce(${values}->>'phone', '') as phone, lower(trim(coalesce(${values}->>'email', ''))) as email
      from ${sql.identifier(table)} where site_slug = ${site} and (
        ${samePhone(sql`coalesce(${values}->>'phone', '')`, phone)}
        or ${among(sql`lower(trim(${values}->>'email'))`, 'text', emails)})`,
  );
  const own = found.filter((row) => normalisePhone(row.phone) === phone);
  const shared = found.filter((row) => normalisePhone(row.phone) !== phone && emails.includes(row.email));
  // An address that a family shares, or that somebody made up, must not give one person's data to another.
  const others = shared.filter((row) => isAustralianMobile(row.phone));
  return { own, alike: shared.filter((row) => !others.includes(row)), others };
}

const numbers = (rows: readonly { id: Id }[]): number[] => rows.map(({ id }) => Number(id));
const texts = (rows: readonly { id: Id }[]): string[] => rows.map(({ id }) => String(id));

/**
 * Finds what a site holds about a mobile number: where it stands, and where the email stands that came with it, unless
 * another mobile stands beside it.
 *
 * @param phoneHash as sign-in codes carry it
 */
export async function findPersonRows(
  tx: Tx,
  { site, phone, phoneHash }: { site: string; phone: string; phoneHash: string },
): Promise<PersonRows> {
  const tables = ['leads', 'form_submissions', 'quarantine', 'reservations', 'invoice_payments'] as const;
  const known = new Set<string>();
  for (const table of tables) {
    const { own } = await byContact(tx, table, { site, phone, emails: [] });
    for (const { email } of own) if (email.includes('@')) known.add(email);
  }
  const emails = [...known];
  const at = { site, phone, emails };
  const byDetails = async (table: (typeof tables)[number]) => {
    const { own, alike, others } = await byContact(tx, table, at);
    return { found: [...own, ...alike], others: others.length };
  };
  const contactLeads = await byDetails('leads');
  const signedIn = sql`select lead_id as id from valuations join leads on leads.id = lead_id
    where valuations.site_slug = ${site} and phone = ${phone} and awaits_contact`;
  const leads = [...new Set([...numbers(contactLeads.found), ...numbers(await query(tx, idRow, signedIn))])];
  const ofLeads = among(sql`lead_id`, 'int', leads);
  const idsOf = async (table: PersonTable, condition: SQL) =>
    texts(
      await query(
        tx,
        uuidRow,
        sql`select id::text as id from ${sql.identifier(table)} where site_slug = ${site} and (${condition})`,
      ),
    );
  const union = async (table: 'form_submissions' | 'reservations' | 'invoice_payments') => [
    ...new Set([...texts((await byDetails(table)).found), ...(await idsOf(table, ofLeads))]),
  ];
  return {
    site,
    leads,
    submissions: await union('form_submissions'),
    quarantined: texts((await byDetails('quarantine')).found),
    users: await idsOf('users', sql`phone = ${phone}`),
    codes: await idsOf('sign_in_codes', sql`phone_hash = ${phoneHash}`),
    valuations: await idsOf('valuations', sql`phone = ${phone} or ${ofLeads}`),
    reservations: await union('reservations'),
    payments: await union('invoice_payments'),
    searches: await idsOf(
      'saved_searches',
      sql`(channel = 'text' and address = ${phone}) or (channel = 'email' and ${among(sql`address`, 'text', emails)})`,
    ),
    emails,
    otherMobiles: contactLeads.others,
  };
}

/** For each table the condition on its rows. */
export function conditionsOf(rows: PersonRows): Record<PersonTable, SQL> {
  const { site, leads } = rows;
  const ids = (values: readonly string[]) => among(sql`id`, 'uuid', values);
  const ofUsers = sql`site_slug = ${site} and ${among(sql`user_id`, 'uuid', rows.users)}`;
  const ofValuations = sql`site_slug = ${site} and ${among(sql`valuation_id`, 'uuid', rows.valuations)}`;
  const ofSearches = sql`site_slug = ${site} and ${among(sql`search_id`, 'uuid', rows.searches)}`;
  const ofLeads = sql`site_slug = ${site} and ${among(sql`lead_id`, 'int', leads)}`;
  const outbox = sql`site_slug = ${site} and (${among(sql`lead_id`, 'int', leads)}
    or alert_id in (select id from alerts where ${ofSearches}))`;
  const own = (condition: SQL) => sql`site_slug = ${site} and ${condition}`;
  return {
    leads: own(among(sql`id`, 'int', leads)),
    form_submissions: own(ids(rows.submissions)),
    quarantine: own(ids(rows.quarantined)),
    users: own(ids(rows.users)),
    sessions: ofUsers,
    sign_in_codes: own(ids(rows.codes)),
    watchlist_items: ofUsers,
    // A draw is its visitor's and outlives its lead, or one phone could draw again (D-41).
    spins: ofUsers,
    valuations: own(ids(rows.valuations)),
    valuation_photos: ofValuations,
    miscellaneous: ofValuations,
    reservations: own(ids(rows.reservations)),
    invoice_payments: own(ids(rows.payments)),
    saved_searches: own(ids(rows.searches)),
    saved_search_cars: ofSearches,
    alerts: ofSearches,
    appointments: ofLeads,
    outbox,
    outbox_attempts: sql`outbox_id in (select id from outbox where ${outbox})`,
    idempotency: own(sql`key in (
      select key from leads where ${own(among(sql`id`, 'int', leads))}
      union select key from form_submissions where ${own(ids(rows.submissions))}
      union select key from quarantine where ${own(ids(rows.quarantined))}
      union select key from reservations where ${own(ids(rows.reservations))}
      union select key from invoice_payments where ${own(ids(rows.payments))})`),
  };
}
