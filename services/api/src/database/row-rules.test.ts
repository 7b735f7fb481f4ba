import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { rows } from '../testing/read-rows';
import type { Tx } from './database';

let database: TestDatabase;

/** Every table with what belongs to site `b`, and a statement that would write into it from another site. */
const ownTables = [
  'form_submissions',
  'leads',
  'idempotency',
  'quarantine',
  'outbox',
  'analytics_events',
  'car_views',
  'users',
  'sessions',
  'sign_in_codes',
  'watchlist_items',
  'reservations',
  'phone_reveals',
  'valuations',
  'valuation_photos',
  'miscellaneous',
  'limited_calls',
  'saved_searches',
  'saved_search_cars',
  'alerts',
  'spins',
  'invoice_payments',
];
const grantedTables = [
  'sites', 'site_dealerships', 'dealerships', 'locations', 'special_hours', 'cars', 'appointments',
]; // prettier-ignore
const platformTables = ['stock_staging', 'outbox_attempts', 'releases', 'compositions', 'platform_keys'];

const insertsFor = (site: string, dealership: number): string[] => [
  `insert into form_submissions (id, site_slug, key, form_type, "values", user_agent, created_at)
    values (gen_random_uuid(), '${site}', 'k', 'enquiry', '{}', '', now())`,
  `insert into leads (site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, created_at)
    values ('${site}', ${dealership}, 'enquiry', 'x', 'Website', '', '', '{}', '{}', '{}', 'k', now())`,
  `insert into idempotency (site_slug, endpoint, key, body_hash, created_at) values ('${site}', 'x', 'k', '', now())`,
  `insert into quarantine (id, site_slug, key, reason, body, created_at) values (gen_random_uuid(), '${site}', 'k', '', '{}', now())`,
  `insert into outbox (site_slug, kind, lead_id, next_at, created_at)
    select '${site}', 'lead.email', id, now(), now() from leads where site_slug = '${site}'`,
  `insert into analytics_events (site_slug, event_id, params, created_at) values ('${site}', 4, '{}', now())`,
  `insert into car_views (site_slug, car_id, visitor, viewed_at)
    select '${site}', id, 'v', now() from cars where dealership_id = ${dealership}`,
  `insert into users (id, site_slug, phone, created_at) values (gen_random_uuid(), '${site}', '0412345678', now())`,
  `insert into sessions (token_hash, site_slug, user_id, created_at, expires_at)
    select gen_random_uuid()::text, '${site}', id, now(), now() from users where site_slug = '${site}'`,
  `insert into spins (user_id, site_slug, prize, wins, reference, spun_at)
    select id, '${site}', '', true, '', now() from users where site_slug = '${site}'`,
  `insert into invoice_payments (id, site_slug, reference, state, key, invoice_number, contact, amount, processor, created_at)
    values (gen_random_uuid(), '${site}', gen_random_uuid()::text, 'taking', 'k', '', '{}', 1, 'sandbox', now())`,
  `insert into sign_in_codes (id, site_slug, purpose, phone_hash, ip_hash, browser_hash, code_hash, created_at)
    values (gen_random_uuid(), '${site}', 'sign-in', '', '', '', '', now())`,
  `insert into watchlist_items (site_slug, user_id, car_id, saved_at)
    select '${site}', users.id, cars.id, now() from users, cars
    where site_slug = '${site}' and dealership_id = ${dealership}`,
  `insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact, amount, processor, created_at)
    select gen_random_uuid(), '${site}', ${dealership}, id, '${site}', 'held', 'k', '{}', 200, 'sandbox', now()
    from cars where dealership_id = ${dealership}`,
  `insert into phone_reveals (site_slug, dealership_id, car_id, created_at)
    select '${site}', ${dealership}, id, now() from cars where dealership_id = ${dealership}`,
  `insert into valuations (id, site_slug, lead_id, figures, valid_until, created_at)
    select gen_random_uuid(), '${site}', id, '{}', now(), now() from leads where site_slug = '${site}'`,
  `insert into valuation_photos (id, site_slug, valuation_id, position, picture, created_at)
    select gen_random_uuid(), '${site}', id, 1, '', now() from valuations where site_slug = '${site}'`,
  `insert into miscellaneous (site_slug, column_name, valuation_id, value, saved_at)
    select '${site}', 'valuation', id, '{}', now() from valuations where site_slug = '${site}'`,
  `insert into limited_calls (site_slug, endpoint, ip_hash, created_at) values ('${site}', 'quoteFinance', '', now())`,
  `insert into saved_searches (id, site_slug, token_hash, query, channel, address, frequency, consent_version, consent_text, ip_hash, created_at)
    values (gen_random_uuid(), '${site}', gen_random_uuid()::text, '', 'email', '', 'daily', '', '', '', now())`,
  `insert into saved_search_cars (search_id, car_id, site_slug, is_sold)
    select saved_searches.id, cars.id, '${site}', false from saved_searches, cars
    where site_slug = '${site}' and dealership_id = ${dealership}`,
  `insert into alerts (id, site_slug, search_id, changes, created_at)
    select gen_random_uuid(), '${site}', id, '[]', now() from saved_searches where site_slug = '${site}'`,
  `insert into appointments (dealership_id, starts_at, site_slug, lead_id)
    select ${dealership}, now(), '${site}', id from leads where site_slug = '${site}'`,
];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.asWorker(async (tx) => {
    for (const [site, id] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      for (const statement of [
        `insert into dealerships (id, slug, defined_by, data) values (${id}, '${site}-yard', '${site}', '{}')`,
        `insert into sites (slug, id, name) values ('${site}', ${id}, '${site}')`,
        `insert into site_dealerships (site_slug, dealership_id, position) values ('${site}', ${id}, 1)`,
        `insert into locations (id, dealership_id, slug, data) values (${id}, ${id}, '${site}', '{}')`,
        `insert into special_hours (location_id, date, data) values (${id}, '2026-12-25', '{}')`,
        `insert into cars (dealership_id, source, identity, slug, make, model, make_slug, model_slug, year, car_type, status,
            shown, content_hash, data, created_at, updated_at, version)
          values (${id}, 's', 'i', 'car-${site}', 'M', 'M', 'm', 'm', 2020, 'used', 'in_stock', true, '', '{}', now(), now(), 1)`,
        ...insertsFor(site, id),
      ]) {
        await tx.execute(sql.raw(statement));
      }
    }
  });
}, 60_000);
afterAll(() => database.close());

const siteOf: Record<string, string> = {
  sites: 'slug', site_dealerships: 'site_slug', dealerships: 'defined_by', locations: 'slug', cars: `replace(slug, 'car-', '')`,
  special_hours: `(select slug from locations where locations.id = location_id)`,
}; // prettier-ignore

const sitesSeen = async (tx: Tx, table: string) =>
  (
    await rows<{ site: string }>(tx, sql.raw(`select ${siteOf[table] ?? 'site_slug'} as site from ${table}`))
  ).map(({ site }) => site);

test('visitors of a site see its own rows of every table, and nothing of another site', async () => {
  for (const table of [...ownTables, ...grantedTables]) {
    expect([table, await database.db.withSite('a', (tx) => sitesSeen(tx, table))]).toEqual([table, ['a']]);
    expect([table, await database.db.withSite('', (tx) => sitesSeen(tx, table))]).toEqual([table, []]);
    expect([table, (await database.db.asWorker((tx) => sitesSeen(tx, table))).sort()]).toEqual([
      table,
      ['a', 'b'],
    ]);
  }
});

test('visitors of a site cannot write rows of another site', async () => {
  // Those that select their parent first find nothing to insert for: the parent is hidden as well.
  for (const statement of insertsFor('b', 2)) {
    const write = database.db.withSite('a', (tx) => rows(tx, sql.raw(`${statement} returning 1`)));
    const refused = await write.then(
      (written) => written.length === 0,
      (error: Error) => /row-level security|permission denied/.test(String(error.cause)),
    );
    expect([statement, refused]).toEqual([statement, true]);
  }
  // A view of another site's car, under the own name.
  const otherSitesView = database.db.withSite('a', (tx) =>
    tx.execute(
      sql`insert into car_views (site_slug, car_id, visitor, viewed_at) values ('a', 2, 'v', now())`,
    ),
  );
  await expect(otherSitesView).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  });
  // A session and a saved car of another site's user, and a saved car of another site's stock, under the own name.
  const [own, foreign] = await database.db.asWorker((tx) =>
    rows<{ id: string }>(tx, sql`select id from users order by site_slug`),
  );
  const [otherValuation] = await database.db.asWorker((tx) =>
    rows<{ id: string }>(tx, sql`select id from valuations where site_slug = 'b'`),
  );
  const [otherSearch] = await database.db.asWorker((tx) =>
    rows<{ id: string }>(tx, sql`select id from saved_searches where site_slug = 'b'`),
  );
  for (const statement of [
    // An alert about another site's search, under the own name.
    sql`insert into alerts (id, site_slug, search_id, changes, created_at)
      values (gen_random_uuid(), 'a', ${otherSearch?.id}, '[]', now())`,
    sql`insert into sessions (token_hash, site_slug, user_id, created_at, expires_at)
      values ('t', 'a', ${foreign?.id}, now(), now())`,
    sql`insert into watchlist_items (site_slug, user_id, car_id, saved_at) values ('a', ${foreign?.id}, 1, now())`,
    sql`insert into watchlist_items (site_slug, user_id, car_id, saved_at) values ('a', ${own?.id}, 2, now())`,
    // A reservation, a reveal and a booked time of another site's stock and dealership, under the own name.
    sql`insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact, amount, processor, created_at)
      values (gen_random_uuid(), 'a', 2, 2, 'foreign', 'released', 'k', '{}', 200, 'sandbox', now())`,
    sql`insert into phone_reveals (site_slug, dealership_id, car_id, created_at) values ('a', 2, 2, now())`,
    // A valuation of another site's lead or about another site's car, and a photo and a note beside another site's one.
    sql`insert into valuations (id, site_slug, lead_id, figures, valid_until, created_at)
      values (gen_random_uuid(), 'a', 2, '{}', now(), now())`,
    sql`insert into valuations (id, site_slug, lead_id, car_id, figures, valid_until, created_at)
      values (gen_random_uuid(), 'a', 1, 2, '{}', now(), now())`,
    sql`insert into valuation_photos (id, site_slug, valuation_id, position, picture, created_at)
      values (gen_random_uuid(), 'a', ${otherValuation?.id}, 2, '', now())`,
    sql`insert into miscellaneous (site_slug, column_name, valuation_id, value, saved_at)
      values ('a', 'other', ${otherValuation?.id}, '{}', now())`,
    sql`insert into appointments (dealership_id, starts_at, site_slug, lead_id) values (2, now() + interval '1 day', 'a', 1)`,
  ]) {
    await expect(database.db.withSite('a', (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('row-level security') },
    });
  }
  const changed = await database.db.withSite('a', (tx) =>
    rows(tx, sql`update form_submissions set lead_id = 1 where site_slug = 'b' returning 1`),
  );
  expect(changed).toEqual([]);
  const takenOut = await database.db.withSite('a', (tx) =>
    rows<{ site: string }>(
      tx,
      sql`update watchlist_items set removed_at = now() returning site_slug as site`,
    ),
  );
  expect(takenOut).toEqual([{ site: 'a' }]);
  // The car of another site can neither be held nor given free.
  const held = await database.db.withSite('a', (tx) =>
    rows<{ id: number }>(tx, sql`update cars set reservation_id = gen_random_uuid() returning id`),
  );
  expect(held).toEqual([{ id: 1 }]);
  const released = await database.db.withSite('a', (tx) =>
    rows<{ site: string }>(
      tx,
      sql`update reservations set state = 'released' where state = 'held' returning site_slug as site`,
    ),
  );
  expect(released).toEqual([{ site: 'a' }]);
});

test('visitors can neither touch what belongs to the platform nor change stock', async () => {
  const statements = [
    ...platformTables.map((table) => `select 1 from ${table}`),
    `update cars set price = 1`,
    `update cars set reservation_id = null, status = 'sold'`,
    `update appointments set starts_at = now()`,
    `delete from appointments`,
    `delete from reservations`,
    `delete from phone_reveals`,
    `delete from leads`,
    `update leads set site_slug = 'b'`,
    `update leads set category = 'x'`,
    `delete from valuations`,
    `update valuation_photos set picture = ''`,
    `delete from miscellaneous`,
    `update limited_calls set created_at = now()`,
    `delete from saved_searches`,
    `update saved_searches set address = 'other@example.com'`,
    `update saved_searches set consent_text = ''`,
    `insert into saved_search_cars (search_id, car_id, site_slug, is_sold)
      select id, 1, 'a', false from saved_searches`,
    `delete from outbox`,
    `delete from spins`,
    `update spins set prize = 'x'`,
    `update invoice_payments set amount = 1`,
    `delete from invoice_payments`,
    `update users set phone = '0499999999'`,
    `update sessions set expires_at = now()`,
    `update watchlist_items set car_id = 2`,
    `update watchlist_items set saved_at = now(), price = 1`,
    `update sites set name = 'x'`,
    `insert into site_dealerships (site_slug, dealership_id, position) values ('a', 2, 1)`,
  ];
  for (const statement of statements) {
    await expect(database.db.withSite('a', (tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('permission denied') },
    });
  }
});

test('row rules are forced on every table, and visitors are neither owner nor superuser', async () => {
  const tables = await database.db.asWorker((tx) =>
    rows<{ name: string; forced: boolean }>(
      tx,
      sql`select relname as name, relrowsecurity and relforcerowsecurity as forced from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and nspname = 'public'`,
    ),
  );
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...ownTables, ...grantedTables, ...platformTables].sort(),
  );
  expect(tables.filter(({ forced }) => !forced)).toEqual([]);
  const [role] = await database.db.withSite('a', (tx) =>
    rows(
      tx,
      sql`select current_user as name, rolsuper or rolbypassrls as above,
          exists (select 1 from pg_class where relowner = pg_roles.oid) as owner
        from pg_roles where rolname = current_user`,
    ),
  );
  expect(role).toEqual({ name: 'forecourt_app', above: false, owner: false });
});

test('[API-026] of other dealers a site sees what their listings say, and neither whose they are nor where', async () => {
  await database.db.asWorker((tx) =>
    tx.execute(
      sql`update cars set price = 30000, data = '{"km": 50000.4, "badge": "GX", "vin": "secret"}'::jsonb`,
    ),
  );
  const seen = await database.db.withSite('a', (tx) =>
    rows<Record<string, unknown>>(
      tx,
      sql`select market.*, cars.slug from market_listings('m', 'm', 2019, 2021) market left join cars on cars.id = market.id`,
    ),
  );
  const listing = { make: 'M', model: 'M', badge: 'GX', year: 2020, kms: 50_000, price: 30_000 };
  expect(seen).toEqual([
    { id: 1, ...listing, slug: 'car-a' },
    { id: 2, ...listing, slug: null },
  ]);
  const [vehicle] = await database.db.withSite('a', (tx) =>
    rows<Record<string, unknown>>(tx, sql`select * from market_vehicle('QLD 123ABC')`),
  );
  expect(vehicle).toEqual({ make: 'M', model: 'M', badge: 'GX', year: 2020 });
});
