import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { SiteBundle, SiteStore } from '../sites/site-bundle';
import { rows } from '../testing/read-rows';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { recordingLog } from '../testing/test-platform';
import { forgetOldLeads } from './forget-old-leads';

const now = new Date('2026-11-20T02:00:00Z');
const dayMs = 86_400_000;
const before = (days: number, ms = 0): string => new Date(now.getTime() - days * dayMs + ms).toISOString();

let database: TestDatabase;
let folders: { mail: string; sms: string };
const run = (...statements: string[]) =>
  database.db.asWorker(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const select = <Row>(statement: string) => database.db.asWorker((tx) => rows<Row>(tx, sql.raw(statement)));
const leadsNow = async () =>
  (await select<{ id: number }>('select id from leads order by id')).map(({ id }) => id);

const site = (slug: string, retentionDays: number | null) =>
  ({ slug, config: { privacy: { retentionDays } } }) as unknown as SiteBundle; // the job reads nothing else
const sites = { all: () => [site('a', 30), site('b', 730), site('d', null)] } as unknown as SiteStore; // as above
const forget = () => forgetOldLeads({ db: database.db, sites, now: () => now, log: recordingLog(), folders });

const lead = (id: number, slug: string, at: string, delivery = 'delivered') => [
  `insert into leads (id, site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, created_at)
    values (${id}, '${slug}', 1, 'enquiry', 'x', 'Website', '', '', '{"name": "Ada"}', '{}', '{}', 'k${id}', '${at}')`,
  `insert into outbox (site_slug, kind, lead_id, state, next_at, created_at) values ('${slug}', 'lead.email', ${id}, '${delivery}', '${at}', '${at}')`,
  `insert into valuations (id, site_slug, lead_id, figures, valid_until, created_at) values (gen_random_uuid(), '${slug}', ${id}, '{}', '${at}', '${at}')`,
];
const reservation = (id: number, state: string, reference: string) =>
  `insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact, amount, processor, payment_id, lead_id, created_at)
    values (gen_random_uuid(), 'a', 1, 1, '${reference}', '${state}', '${reference}', '{"name": "Ada"}', 200, 'sandbox', 'pay', ${id}, '${before(40)}')`;

beforeAll(async () => {
  database = await openTestDatabase();
  folders = { mail: join(database.home, 'mail'), sms: join(database.home, 'sms') };
  await mkdir(folders.mail, { recursive: true });
  await run(
    `insert into dealerships (id, slug, defined_by, data) values (1, 'dealer', 'a', '{}')`,
    `insert into cars (id, dealership_id, source, identity, slug, make, model, make_slug, model_slug, year, car_type, status,
        shown, content_hash, data, created_at, updated_at, version)
      values (1, 1, 's', 'i', 'car', 'M', 'M', 'm', 'm', 2020, 'used', 'in_stock', true, '', '{}', now(), now(), 1)`,
  );
}, 60_000);
beforeEach(() => run('delete from leads', 'delete from reservations', 'delete from invoice_payments'));
afterAll(() => database.close());

test('a site keeps leads for its retention days and no longer, and other sites keep theirs', async () => {
  await run(
    ...lead(1, 'a', before(30, -1000)),
    ...lead(2, 'a', before(30, 1000)),
    ...lead(3, 'b', before(100)),
    ...lead(4, 'c', before(9999)),
    ...lead(5, 'd', before(9999)),
  );
  await writeFile(join(folders.mail, 'a-lead-1.eml'), 'x');
  await writeFile(join(folders.mail, 'a-lead-2.eml'), 'x');
  expect(await forget()).toBe(1);
  // A site that is not loaded or names no days keeps everything.
  expect(await leadsNow()).toEqual([2, 3, 4, 5]);
  expect(await select('select 1 from valuations')).toHaveLength(4);
  expect(await readdir(folders.mail)).toEqual(['a-lead-2.eml']);
  expect(await forget()).toBe(0);
});

test('what is on its way, held or owed is kept; a record of a payment stays without the person', async () => {
  await run(
    ...lead(1, 'a', before(40), 'pending'),
    ...lead(2, 'a', before(40)),
    reservation(2, 'confirmed', 'R-2'),
    ...lead(3, 'a', before(40)),
    reservation(3, 'released', 'R-3'),
    ...lead(4, 'a', before(40), 'dead'),
  );
  expect(await forget()).toBe(2);
  expect(await leadsNow()).toEqual([1, 2]);
  expect(
    await select(`select reference, lead_id, contact->>'name' as name from reservations order by reference`),
  ).toEqual([
    { reference: 'R-2', lead_id: 2, name: 'Ada' },
    { reference: 'R-3', lead_id: null, name: '' },
  ]);
});

test('a confirmed reservation keeps its lead until its car is sold or withdrawn', async () => {
  const changeCar = (change: string) => run(`update cars set ${change} where id = 1`);
  for (const [over, back] of [
    ["status = 'sold'", "status = 'in_stock'"],
    ['withdrawn_at = now()', 'withdrawn_at = null'],
  ] as const) {
    await run('delete from reservations', ...lead(2, 'a', before(40)), reservation(2, 'confirmed', 'R-2'));
    expect(await forget()).toBe(0);
    await changeCar(over);
    expect(await forget()).toBe(1);
    await changeCar(back);
    expect(await select('select lead_id from reservations')).toEqual([{ lead_id: null }]);
  }
});

test('a test drive ahead and a payment that is under way or owed keep their own leads, and no others', async () => {
  const appointment = (id: number, at: string) =>
    `insert into appointments (dealership_id, starts_at, site_slug, lead_id) values (1, '${at}', 'a', ${id})`;
  const payment = (id: number, state: string, refundDue: string | null) =>
    `insert into invoice_payments (id, site_slug, reference, state, key, invoice_number, contact, amount, processor, lead_id, created_at, refund_due_at)
      values (gen_random_uuid(), 'a', 'P-${id}', '${state}', 'p${id}', 'I-${id}', '{"name": "Ada"}', 200, 'sandbox', ${id}, '${before(40)}',
        ${refundDue === null ? 'null' : `'${refundDue}'`})`;
  await run(
    ...[1, 2, 3, 4, 5, 6].flatMap((id) => lead(id, 'a', before(40))),
    appointment(1, before(-7)),
    appointment(2, before(35)),
    payment(3, 'lapsed', before(1)),
    payment(4, 'taking', null),
    payment(5, 'declined', null),
  );
  expect(await forget()).toBe(3);
  expect(await leadsNow()).toEqual([1, 3, 4]);
});

test('[SHL-024] a draw outlives its lead, so that no phone draws twice', async () => {
  await run(
    ...lead(1, 'a', before(40)),
    `insert into users (id, site_slug, phone, created_at) values ('00000000-0000-4000-8000-000000000001', 'a', '0498765432', now())`,
    `insert into spins (user_id, site_slug, prize, wins, reference, lead_id, spun_at)
      values ('00000000-0000-4000-8000-000000000001', 'a', 'Mats', true, 'S-1', 1, '${before(40)}')`,
  );
  expect(await forget()).toBe(1);
  expect(await select('select reference, lead_id from spins')).toEqual([{ reference: 'S-1', lead_id: null }]);
});

test('more leads than one transaction takes go in one run', async () => {
  await run(
    `insert into leads (site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, created_at)
      select 'a', 1, 'enquiry', 'x', 'Website', '', '', '{}', '{}', '{}', 'many-' || n, '${before(31)}' from generate_series(1, 450) n`,
  );
  expect(await forget()).toBe(450);
});
