import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { onServer } from '../testing/on-server';
import { rows } from '../testing/read-rows';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { checkDatabaseLogin, loginWarning } from './login-rights';
import { openDatabase } from './open-database';

const guide = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));
const suffix = randomBytes(4).toString('hex');
const [owner, login] = [`forecourt_owner_${suffix}`, `forecourt_login_${suffix}`];

let administrator: TestDatabase;
let url = '';

const as = (name: string): string => {
  const address = new URL(url);
  address.username = name;
  return address.href;
};

async function run<Row extends pg.QueryResultRow>(address: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    let last: Row[] = [];
    for (const statement of statements) last = (await client.query<Row>(statement)).rows;
    return last;
  } finally {
    await client.end();
  }
}

/** The statements that `docs/operations.md` gives, for a login of this test. */
async function documentedStatements(): Promise<string> {
  const [, block = ''] = /```sql two-logins\n([^`]+)```/.exec(await readFile(guide, 'utf8')) ?? [];
  return block.replaceAll('forecourt_login', login);
}

/** What a plain query of each table gives: its rows, or that it may not be read. */
async function readEveryTable(address: string): Promise<{ table: string; seen: number | 'denied' }[]> {
  const tables = await run<{ table: string }>(
    url,
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const found: { table: string; seen: number | 'denied' }[] = [];
  for (const { table } of tables) {
    const seen = await run(address, `select * from ${table}`).then(
      ({ length }) => length,
      (error: { code?: string }) => (error.code === '42501' ? ('denied' as const) : Promise.reject(error)),
    );
    found.push({ table, seen });
  }
  return found;
}

beforeAll(async () => {
  administrator = await openTestDatabase();
  if (administrator.url === undefined) return;
  ({ url } = administrator);
  // An owner as an operator has one: no superuser.
  await run(
    url,
    `create role ${owner} login createrole`,
    `grant forecourt_app, forecourt_worker to ${owner}`,
    `create database ${owner} owner ${owner}`,
  );
  const own = new URL(url);
  own.pathname = `/${owner}`;
  url = own.href;
}, 60_000);
afterAll(async () => {
  if (administrator.url !== undefined) {
    await run(
      administrator.url,
      `drop database if exists ${owner} with (force)`,
      `drop role if exists ${login}, ${owner}`,
    );
  }
  await administrator.close();
});

onServer('the documented login sees nothing by itself, and the platform works with it', async () => {
  const { home } = administrator;
  const first = await openDatabase({ home, url: as(owner) });
  expect(first.loginWarning).toMatch(/^The login of DATABASE_URL .*owns the tables.*DATABASE_OWNER_URL/s);
  await first.asWorker(async (tx) => {
    for (const statement of [
      `insert into dealerships (id, slug, defined_by, data) values (1, 'yard', 'a', '{}')`,
      `insert into sites (slug, id, name) values ('a', 1, 'a')`,
      `insert into site_dealerships (site_slug, dealership_id, position) values ('a', 1, 1)`,
      `insert into cars (dealership_id, source, identity, slug, make, model, make_slug, model_slug, year, car_type, status,
          shown, content_hash, data, created_at, updated_at, version)
        values (1, 's', 'i', 'car', 'M', 'M', 'm', 'm', 2020, 'used', 'in_stock', true, '', '{}', now(), now(), 1)`,
    ])
      await tx.execute(sql.raw(statement));
  });
  await first.close();

  await run(url, await documentedStatements());
  const read = await readEveryTable(as(login));
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter(({ seen }) => seen !== 'denied')).toEqual([]);

  const database = await openDatabase({ home, url: as(login), ownerUrl: as(owner) });
  expect(database.loginWarning).toBeNull();
  expect(await database.withSite('a', (tx) => rows(tx, sql`select slug from cars`))).toEqual([
    { slug: 'car' },
  ]);
  expect(await database.withSite('b', (tx) => rows(tx, sql`select slug from cars`))).toEqual([]);
  await database.close();
  expect(await checkDatabaseLogin(as(login))).toBeNull();
});

onServer.each([
  ['INHERIT', `alter role ${login} inherit`, `alter role ${login} noinherit`],
  ['BYPASSRLS', `alter role ${login} bypassrls`, `alter role ${login} nobypassrls`],
  ['owns the tables', `grant ${owner} to ${login}`, `revoke ${owner} from ${login}`],
  ['is a superuser', `alter role ${login} superuser`, `alter role ${login} nosuperuser`],
  ['member of the roles', `revoke forecourt_app from ${login}`, `grant forecourt_app to ${login}`],
])('with an owner of its own the platform refuses a login that sees more: %s', async (reason, give, take) => {
  await run(url, give);
  const opening = openDatabase({ home: administrator.home, url: as(login), ownerUrl: as(owner) });
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  await expect(opening).rejects.toThrow(reason);
  await expect(opening).rejects.toThrow('DATABASE_URL');
  await run(url, take);
});

onServer(
  'a login that inherits the roles sees the rows of every site, which the check above is about',
  async () => {
    await run(url, `alter role ${login} inherit`);
    const read = await readEveryTable(as(login));
    expect(read).toContainEqual({ table: 'cars', seen: 1 });
    expect(await checkDatabaseLogin(as(login))).toMatch(/INHERIT/);
    await run(url, `alter role ${login} noinherit`);
  },
);

test('a login without rights is worth no warning, and a server that cannot be reached gives none', async () => {
  expect(loginWarning([])).toBeNull();
  expect(await checkDatabaseLogin('postgres://user@127.0.0.1:1/none')).toBeNull();
});
