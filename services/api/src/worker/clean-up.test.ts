import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { rows } from '../testing/read-rows';
import { cleanUp } from './clean-up';

const now = new Date('2026-11-20T02:00:00Z');
const dayMs = 86_400_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const statements = [
    `insert into dealerships (id, slug, defined_by, data) values (1, 'yard', 'a', '{}')`,
    `insert into sites (slug, id, name) values ('a', 1, 'a')`,
    `insert into cars (dealership_id, source, identity, slug, make, model, make_slug, model_slug, year, car_type, status,
        shown, content_hash, data, created_at, updated_at, version)
      values (1, 's', 'i', 'car', 'M', 'M', 'm', 'm', 2020, 'used', 'in_stock', true, '', '{}', now(), now(), 1)`,
  ];
  await database.db.asWorker(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}, 60_000);
afterAll(() => database.close());

const lead = (at: string, ipHash: string | null = null): string =>
  `insert into leads (site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, ip_hash, created_at)
    values ('a', 1, 'enquiry', 'x', 'Website', '', '', '{}', '{}', '{}', gen_random_uuid()::text, ${ipHash === null ? 'null' : `'${ipHash}'`}, '${at}') returning id`;
const form = (at: string, leadId = 'null', ipHash = 'null'): string =>
  `insert into form_submissions (id, site_slug, key, form_type, "values", user_agent, lead_id, ip_hash, created_at)
    values (gen_random_uuid(), 'a', gen_random_uuid()::text, 'enquiry', '{}', '', ${leadId}, ${ipHash}, '${at}')`;
const payment = (at: string, ipHash = 'null'): string =>
  `insert into invoice_payments (id, site_slug, reference, invoice_number, state, key, contact, amount, processor, ip_hash, created_at)
    values (gen_random_uuid(), 'a', gen_random_uuid()::text, '1', 'taking', gen_random_uuid()::text, '{}', 200, 'sandbox', ${ipHash}, '${at}')`;
const reservation = (at: string, ipHash = 'null'): string =>
  `insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact, amount, processor, ip_hash, created_at)
    select gen_random_uuid(), 'a', 1, id, gen_random_uuid()::text, 'released', gen_random_uuid()::text, '{}', 200, 'sandbox', ${ipHash}, '${at}' from cars`;

/** A row of each table that was made at a moment. */
const insertsAt: Record<string, (at: string) => string> = {
  idempotency: (at) =>
    `insert into idempotency (site_slug, endpoint, key, body_hash, created_at) values ('a', 'x', gen_random_uuid()::text, '', '${at}')`,
  quarantine: (at) =>
    `insert into quarantine (id, site_slug, key, reason, body, created_at) values (gen_random_uuid(), 'a', gen_random_uuid()::text, '', '{}', '${at}')`,
  form_submissions: (at) => form(at, '1'),
  analytics_events: (at) =>
    `insert into analytics_events (site_slug, event_id, params, created_at) values ('a', 4, '{}', '${at}')`,
  stock_staging: (at) =>
    `insert into stock_staging (import_id, staged_at, dealership_id, identity, content_hash, slug_base, make, model, make_slug, model_slug, year, car_type, status, shown, data)
      values (gen_random_uuid(), '${at}', 1, 'i', '', '', '', '', '', '', 2020, 'used', 'in_stock', true, '{}')`,
  sign_in_codes: (at) =>
    `insert into sign_in_codes (id, site_slug, purpose, phone_hash, ip_hash, browser_hash, code_hash, created_at)
      values (gen_random_uuid(), 'a', 'sign-in', '', '', '', '', '${at}')`,
  // Those that were taken out.
  watchlist_items: (at) =>
    `with visitor as (insert into users (id, site_slug, phone, created_at)
        values (gen_random_uuid(), 'a', gen_random_uuid()::text, now()) returning id)
      insert into watchlist_items (site_slug, user_id, car_id, saved_at, removed_at)
        select 'a', visitor.id, cars.id, '${at}', '${at}' from visitor, cars`,
  phone_reveals: (at) =>
    `insert into phone_reveals (site_slug, dealership_id, car_id, created_at) select 'a', 1, id, '${at}' from cars`,
};
const before = (days: number, ms = 0): string => new Date(now.getTime() - days * dayMs + ms).toISOString();

const countOf = async (table: string): Promise<number> =>
  (await database.db.asWorker((tx) => rows(tx, sql.raw(`select 1 from ${table}`)))).length;
const run = (...statements: string[]) =>
  database.db.asWorker(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

test.each([
  ['idempotency', 30],
  ['quarantine', 30],
  ['form_submissions', 30],
  ['analytics_events', 400],
  ['stock_staging', 1],
  ['sign_in_codes', 2],
  ['phone_reveals', 400],
  ['watchlist_items', 1],
])('rows of %s are kept for %d days and no longer', async (table, days) => {
  await run(`delete from ${table}`, lead(before(500)));
  const [first] = await database.db.asWorker((tx) => rows<{ id: number }>(tx, sql`select id from leads`));
  const insert = (at: string): string =>
    table === 'form_submissions' ? form(at, String(first?.id)) : (insertsAt[table]?.(at) ?? '');
  await run(insert(before(days)), insert(before(days, -1000)));
  await cleanUp(database.db, now);
  expect(await countOf(table)).toBe(1);
});

test('a form whose lead never came is kept', async () => {
  await run('delete from form_submissions', form(before(100)));
  await cleanUp(database.db, now);
  expect(await countOf('form_submissions')).toBe(1);
});

test('an address can be recognised for a day, and what it sent stays', async () => {
  const sending = ['leads', 'form_submissions', 'reservations', 'invoice_payments'];
  await run(...sending.map((table) => `delete from ${table}`));
  for (const at of [before(1), before(1, -1000)]) {
    await run(lead(at, 'hash'), form(at, 'null', `'hash'`), reservation(at, `'hash'`), payment(at, `'hash'`));
  }
  await cleanUp(database.db, now);
  for (const table of sending) {
    expect([table, await countOf(table), await countOf(`${table} where ip_hash is not null`)]).toEqual([
      table,
      2,
      1,
    ]);
  }
});
