import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createSignInHash } from '../auth/sign-in-hash';
import { createMailer } from '../lead-delivery/mailer';
import { rows } from '../testing/read-rows';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { recordingLog } from '../testing/test-platform';
import { createPersonManager } from './create-person-manager';
import { sweepPartialMessages } from './kept-files';
import type { PersonManager } from './person-manager';
import { otherTables, personTables, type PersonTable, type TableClass } from './personal-data';

const now = new Date('2026-11-20T02:00:00Z');
const phone = '0412345678';
const otherPhone = '0498765432';
const hash = createSignInHash('key');
const log = recordingLog();
const tables = Object.keys(personTables) as PersonTable[]; // the keys of the record of tables

let database: TestDatabase;
let people: PersonManager;
let folders: { mail: string; sms: string };

const run = (...statements: string[]) =>
  database.db.asWorker(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const select = <Row>(statement: string) => database.db.asWorker((tx) => rows<Row>(tx, sql.raw(statement)));
const countOf = async (table: string) => (await select(`select 1 from ${table}`)).length;

/** A row of every kind for one person: with a mobile as it was typed, an email and an own range of numbers. */
function personRows(site: string, n: number, typed: string, normalised: string, email: string): string[] {
  const uuid = (kind: number) => `00000000-0000-4000-8000-0000000${n}000${kind}`;
  const contact = `'{"name": "Ada${n}", "last_name": "L", "postcode": "4000", "phone": "${typed}", "email": "${email}"}'`;
  const at = `'${now.toISOString()}'`;
  const lead = n * 10;
  return [
    `insert into leads (id, site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, ip_hash, created_at)
      values (${lead}, '${site}', 1, 'enquiry', 'x', 'Website', '', '', ${contact}, '{}', '{}', 'lead-${n}', 'secret-ip', ${at})`,
    `insert into form_submissions (id, site_slug, key, form_type, "values", user_agent, created_at, lead_id)
      values ('${uuid(1)}', '${site}', 'lead-${n}', 'enquiry', ${contact}, '', ${at}, ${lead}),
        ('${uuid(2)}', '${site}', 'form-${n}', 'enquiry', ${contact}, '', ${at}, null)`,
    `insert into quarantine (id, site_slug, key, reason, body, created_at)
      values ('${uuid(1)}', '${site}', 'bot-${n}', 'tracking', jsonb_build_object('values', ${contact}::jsonb), ${at})`,
    `insert into users (id, site_slug, phone, created_at) values ('${uuid(1)}', '${site}', '${normalised}', ${at})`,
    `insert into sessions (token_hash, site_slug, user_id, created_at, expires_at)
      values ('secret-token-${n}', '${site}', '${uuid(1)}', ${at}, ${at})`,
    `insert into sign_in_codes (id, site_slug, purpose, phone_hash, ip_hash, browser_hash, code_hash, created_at)
      values ('${uuid(1)}', '${site}', 'sign-in', '${hash('phone', normalised)}', 'secret-ip', 'secret-browser', 'secret-code', ${at})`,
    `insert into watchlist_items (site_slug, user_id, car_id, saved_at) values ('${site}', '${uuid(1)}', 1, ${at})`,
    `insert into spins (user_id, site_slug, prize, wins, reference, lead_id, spun_at)
      values ('${uuid(1)}', '${site}', 'Mats', true, 'S${n}', ${lead}, ${at})`,
    `insert into valuations (id, site_slug, lead_id, rego, figures, phone, valid_until, created_at)
      values ('${uuid(1)}', '${site}', ${lead}, 'ABC12${n}', '{}', '${normalised}', ${at}, ${at})`,
    `insert into valuation_photos (id, site_slug, valuation_id, position, picture, created_at)
      values ('${uuid(1)}', '${site}', '${uuid(1)}', 1, 'jpeg', ${at})`,
    `insert into miscellaneous (site_slug, column_name, valuation_id, value, saved_at)
      values ('${site}', 'valuation', '${uuid(1)}', '{}', ${at})`,
    `insert into reservations (id, site_slug, dealership_id, car_id, reference, state, key, contact, amount, processor, payment_id, lead_id, created_at)
      values ('${uuid(1)}', '${site}', 1, 1, 'R-PAID-${n}', 'released', 'paid-${n}', ${contact}, 200, 'sandbox', 'pay', ${lead}, ${at}),
        ('${uuid(2)}', '${site}', 1, 1, 'R-LOST-${n}', 'declined', 'lost-${n}', ${contact}, 200, 'sandbox', null, null, ${at})`,
    `insert into invoice_payments (id, site_slug, reference, state, key, invoice_number, contact, amount, processor, payment_id, created_at)
      values ('${uuid(1)}', '${site}', 'P-${n}', 'paid', 'invoice-${n}', '77', ${contact}, 50, 'sandbox', 'pay', ${at})`,
    `insert into saved_searches (id, site_slug, token_hash, query, channel, address, frequency, consent_version, consent_text, ip_hash, created_at)
      values ('${uuid(1)}', '${site}', 'secret-alert-${n}', '', 'email', '${email.toLowerCase()}', 'daily', '', '', 'secret-ip', ${at}),
        ('${uuid(2)}', '${site}', 'secret-text-${n}', '', 'text', '${normalised}', 'daily', '', '', 'secret-ip', ${at})`,
    `insert into saved_search_cars (search_id, car_id, site_slug, is_sold) values ('${uuid(1)}', 1, '${site}', false)`,
    `insert into alerts (id, site_slug, search_id, changes, created_at) values ('${uuid(1)}', '${site}', '${uuid(1)}', '[]', ${at})`,
    `insert into appointments (dealership_id, starts_at, site_slug, lead_id) values (1, '2026-12-0${n}', '${site}', ${lead})`,
    `insert into outbox (id, site_slug, kind, lead_id, alert_id, state, next_at, created_at)
      values (${lead}, '${site}', 'lead.email', ${lead}, null, 'delivered', ${at}, ${at}),
        (${lead + 1}, '${site}', 'lead.webhook', ${lead}, null, 'pending', ${at}, ${at}),
        (${lead + 2}, '${site}', 'alert.changes', null, '${uuid(1)}', 'pending', ${at}, ${at})`,
    `insert into outbox_attempts (outbox_id, attempt, started_at, outcome) values (${lead}, 1, ${at}, 'delivered')`,
    `insert into idempotency (site_slug, endpoint, key, body_hash, status, body, created_at)
      values ('${site}', 'createLead', 'lead-${n}', 'secret-hash', 201, '{"lead_id": ${lead}, "error": null}', ${at})`,
  ];
}

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
beforeEach(async () => {
  await run(
    ...[
      'outbox',
      'reservations',
      'invoice_payments',
      'spins',
      'users',
      'leads',
      'form_submissions',
      'quarantine',
    ].map((table) => `delete from ${table}`),
    ...['saved_searches', 'sign_in_codes', 'idempotency', 'cars', 'sites', 'dealerships'].map(
      (table) => `delete from ${table}`,
    ),
  );
  for (const name of ['mail', 'sms']) await rm(join(database.home, name), { recursive: true, force: true });
  folders = { mail: join(database.home, 'mail'), sms: join(database.home, 'sms') };
  await mkdir(folders.mail, { recursive: true });
  await mkdir(folders.sms, { recursive: true });
  people = createPersonManager({ db: database.db, now: () => now, log, hash, folders });
  await run(
    `insert into dealerships (id, slug, defined_by, data) values (1, 'dealer', 'a', '{}')`,
    `insert into sites (slug, id, name) values ('a', 1, 'a'), ('b', 2, 'b')`,
    `insert into cars (id, dealership_id, source, identity, slug, make, model, make_slug, model_slug, year, car_type, status,
        shown, content_hash, data, created_at, updated_at, version)
      values (1, 1, 's', 'i', 'car', 'M', 'M', 'm', 'm', 2020, 'used', 'in_stock', true, '', '{}', now(), now(), 1)`,
    ...personRows('a', 1, '+61 412 345 678', phone, 'Ada@Example.com'),
    ...personRows('a', 2, '0498 765 432', otherPhone, 'grace@example.com'),
    ...personRows('b', 3, '0412 345 678', phone, 'ada@example.com'),
  );
  for (const [name, to] of [
    ['a-lead-10', 'dealer@example.com'],
    ['a-lead-20', 'dealer@example.com'],
    ['a-alert-forgotten', 'ada@example.com'],
    ['a-alert-other', 'grace@example.com'],
    ['b-lead-30', 'dealer@example.com'],
  ] as const) {
    await writeFile(join(folders.mail, `${name}.eml`), `From: x\nTo: ${to}\n\nHello`);
  }
  await writeFile(join(folders.sms, '1.txt'), `Site: a\nDate: x\nTo: ${phone}\n\nHello`);
  await writeFile(join(folders.sms, '2.txt'), `Site: a\nDate: x\nTo: ${otherPhone}\n\nHello ${phone}`);
});
afterAll(() => database.close());

test('every table and column of the database is classified as personal or not', async () => {
  const columns = await select<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found = columns.filter(({ table }) => !(table in otherTables));
  const classified = Object.entries<TableClass>(personTables).flatMap(
    ([table, { personal, secret = [], other }]) =>
      [...personal, ...secret, ...other].map((column) => `${table}.${column}`),
  );
  expect(classified.sort()).toEqual(found.map(({ table, column }) => `${table}.${column}`).sort());
  const all = new Set(columns.map(({ table }) => table));
  expect(Object.keys(otherTables).filter((table) => !all.has(table))).toEqual([]);
});

test('an export has every kind of row and message of a mobile on a site, without secrets or other people', async () => {
  const exported = await people.export(phone, 'a');
  expect(Object.keys(exported.rows).sort()).toEqual([...tables].sort());
  expect(exported.rows.leads).toEqual([expect.objectContaining({ id: 10 })]);
  expect(exported.rows.form_submissions).toHaveLength(2);
  expect(exported.rows.saved_searches).toHaveLength(2);
  expect(exported.rows.outbox).toHaveLength(3);
  expect(exported.rows.valuation_photos).toEqual([
    expect.objectContaining({ picture: Buffer.from('jpeg').toString('base64') }),
  ]);
  expect(exported.files.map(({ name }) => name).sort()).toEqual([
    '1.txt',
    'a-alert-forgotten.eml',
    'a-lead-10.eml',
  ]);
  const text = JSON.stringify(exported);
  expect(text).not.toMatch(/secret|Ada2|Ada3|grace/);
});

test('deleting leaves nothing of a person, keeps payments without details, and touches no other person', async () => {
  const [found] = await people.find(phone, 'a');
  expect(found).toMatchObject({
    site: 'a',
    pendingDeliveries: 2,
    keptPayments: 2,
    blockers: [],
    files: 3,
    counts: { leads: 1, form_submissions: 2, users: 1, valuation_photos: 1, reservations: 2, outbox: 3 },
  });
  const others = await people.export(otherPhone, 'a');
  const elsewhere = await people.export(phone, 'b');
  expect((await people.erase(phone, 'a')).map(({ site }) => site)).toEqual(['a']);

  expect(await people.find(phone, 'a')).toEqual([]);
  expect(await people.erase(phone, 'a')).toEqual([]);
  expect(await people.export(otherPhone, 'a')).toEqual(others);
  expect(await people.export(phone, 'b')).toEqual(elsewhere);
  expect((await readdir(folders.mail)).sort()).toEqual([
    'a-alert-other.eml',
    'a-lead-20.eml',
    'b-lead-30.eml',
  ]);
  expect(await readdir(folders.sms)).toEqual(['2.txt']);
  expect(
    await select(`select reference, contact->>'name' as name, lead_id from reservations where site_slug = 'a'
      and reference like '%-1'`),
  ).toEqual([{ reference: 'R-PAID-1', name: '', lead_id: null }]);
  expect(
    await select(
      `select amount::int as amount, contact->>'email' as email from invoice_payments where reference = 'P-1'`,
    ),
  ).toEqual([{ amount: 50, email: '' }]);
  for (const table of Object.keys(personTables)) {
    const left = JSON.stringify(await select(`select * from ${table} t`));
    expect([table, /Ada1|Ada@Example/.test(left)]).toEqual([table, false]);
  }
});

test('what a browser sends once more after the deletion makes no lead again', async () => {
  await people.erase(phone, 'a');
  expect(
    await select(`select key, body_hash, status from idempotency where site_slug = 'a' and endpoint = 'createLead'
      and key in ('lead-1', 'form-1') order by key`),
  ).toEqual([
    { key: 'form-1', body_hash: '*', status: 200 },
    { key: 'lead-1', body_hash: '*', status: 201 },
  ]);
});

test.each([
  [
    'a running reservation',
    `update reservations set state = 'reserved' where reference = 'R-PAID-1'`,
    'R-PAID-1',
  ],
  [
    'a reservation that the dealer confirmed',
    `update reservations set state = 'confirmed' where reference = 'R-PAID-1'`,
    'R-PAID-1',
  ],
  [
    'a refund that is owed',
    `update reservations set refund_due_at = now() where reference = 'R-PAID-1'`,
    'R-PAID-1',
  ],
  [
    'a payment that is being taken',
    `update invoice_payments set state = 'taking' where reference = 'P-1'`,
    'P-1',
  ],
  [
    'a delivery that is being sent',
    `update outbox set locked_until = '2026-11-20T02:01:00Z' where id = 11`,
    'lead.webhook',
  ],
])('%s keeps everything of the person, on every site, and is named', async (_case, change, name) => {
  await run(change);
  const before = [await people.export(phone, 'a'), await people.export(phone, 'b')];
  await expect(people.erase(phone)).rejects.toThrow(name);
  expect([await people.export(phone, 'a'), await people.export(phone, 'b')]).toEqual(before);
});

test('a confirmed reservation of a car that was sold keeps nothing', async () => {
  await run(
    `update reservations set state = 'confirmed' where reference = 'R-PAID-1'`,
    `update cars set status = 'sold'`,
  );
  expect(await people.erase(phone)).toHaveLength(2);
  expect(await people.find(phone)).toEqual([]);
});

test('an email leads to what came without a mobile, and not to the leads of another mobile', async () => {
  const lead = (id: number, given: string) =>
    `insert into leads (id, site_slug, dealership_id, form_type, category, source, url, user_agent, "values", facts, attributes, key, created_at)
      values (${id}, 'a', 1, 'enquiry', 'x', 'Website', '', '', '{"phone": "${given}", "email": "ADA@example.com "}', '{}', '{}', 'k${id}', now())`;
  await run(lead(91, '07 5550 0142'), lead(92, '0400 000 001'), lead(93, '1412345678'));
  const [found] = await people.find(phone, 'a');
  expect(found).toMatchObject({ counts: { leads: 3 }, otherMobiles: 1 });
  await people.erase(phone, 'a');
  expect(await select(`select id from leads where site_slug = 'a' order by id`)).toEqual([
    { id: 20 },
    { id: 92 },
  ]);
});

test('a deletion that fails midway has deleted no row', async () => {
  const before = await countOf('leads');
  const broken = createPersonManager({
    db: {
      ...database.db,
      asWorker: (work) =>
        database.db.asWorker((tx) =>
          work(
            new Proxy(tx, {
              get: (target, name) => {
                const value: unknown = Reflect.get(target, name);
                if (name !== 'execute') return value;
                return (statement: Parameters<typeof tx.execute>[0]) => {
                  const text = JSON.stringify(
                    (statement as unknown as { queryChunks: unknown[] }).queryChunks ?? '',
                  );
                  if (text.includes('"quarantine"') && text.includes('delete from'))
                    throw new Error('The connection broke.');
                  return tx.execute(statement);
                };
              },
            }),
          ),
        ),
    },
    now: () => now,
    log,
    hash,
    folders,
  });
  await expect(broken.erase(phone, 'a')).rejects.toThrow('The connection broke.');
  expect(await countOf('leads')).toBe(before);
  expect(await people.erase(phone, 'a')).toHaveLength(1);
});

/** The operator's way, with something that happens before a numbered transaction of it. */
const interrupted = (before: number, happens: () => Promise<void>): PersonManager => {
  let transactions = 0;
  const asWorker: typeof database.db.asWorker = async (work) => {
    transactions += 1;
    if (transactions === before) await happens();
    return database.db.asWorker(work);
  };
  return createPersonManager({ db: { ...database.db, asWorker }, now: () => now, log, hash, folders });
};
/** Transactions of a deletion on one site: the person is found, then measured, then deleted. */
const [measuring, deleting] = [2, 3];

test('a mail that is sent while its person is deleted goes as well', async () => {
  const mail = join(folders.mail, 'a-lead-10.eml');
  await interrupted(deleting, () => writeFile(mail, 'To: dealer@example.com\n\nHello')).erase(phone, 'a');
  await expect(stat(mail)).rejects.toThrow('ENOENT');
});

test('a delivery that begins while its person is deleted keeps the messages too', async () => {
  const begin = () => run(`update outbox set locked_until = '2026-11-20T02:01:00Z' where id = 11`);
  await expect(interrupted(measuring, begin).erase(phone, 'a')).rejects.toThrow('lead.webhook');
  expect(await readdir(folders.mail)).toContain('a-lead-10.eml');
});

test('mails are readable by their owner only, and unfinished ones are swept at the start', async () => {
  const send = createMailer({ from: 'leads@forecourt.example', folder: folders.mail });
  await send({
    name: 'new',
    messageId: '<1@x>',
    to: 'a@b.example',
    replyTo: 'c@d.example',
    subject: 's',
    text: 't',
    date: now,
  });
  expect((await stat(join(folders.mail, 'new.eml'))).mode & 0o777).toBe(0o600);
  const old = join(folders.mail, 'cut.eml.1.partial');
  await writeFile(old, 'half');
  await utimes(old, new Date(0), new Date(0));
  await writeFile(join(folders.sms, 'fresh.txt.2.partial'), 'half');
  await sweepPartialMessages(folders);
  expect((await readdir(folders.mail)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(await readdir(folders.sms)).toContain('fresh.txt.2.partial');
});
