import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { messageOf } from '../error-message';
import type { Database, Tx } from './database';
import { DatabaseLost, DatabaseUnavailable } from './database';
import { loginWarning, rightsOfLogin } from './login-rights';
import { migrationsFolder } from './migrations';
import { withOneConnection } from './one-connection';
import { isConnectionLost } from './query';
import * as schema from './schema';

/** Keeps two starting processes from migrating at once; any constant that is locked nowhere else. */
const migrationLock = 7_410_236;

/**
 * Milliseconds; a visitor's query is short or it is wrong, background work may take a while. A statement's time counts its
 * wait for a lock, so that only a shorter limit of that wait says why it failed.
 */
const timeouts = {
  app: { statement: 2000, lock: 1500 },
  worker: { statement: 60_000, lock: 5000 },
  connect: 500,
} as const;

/** Where a PostgreSQL server is, and as which logins. */
export interface PostgresAddresses {
  /** Of the login that the platform works with. */
  url: string;
  /** Of the login that owns the tables and migrates them; the same one when missing. */
  ownerUrl?: string;
}

const unusable = (url: string, cause: unknown, advice: string): DatabaseUnavailable => {
  const { host, pathname } = new URL(url);
  return new DatabaseUnavailable(
    `PostgreSQL at ${host}${pathname} cannot be used: ${messageOf(cause)}. ${advice}`,
    { cause },
  );
};

async function migrateOnce({ url, ownerUrl }: PostgresAddresses): Promise<void> {
  const connectionString = ownerUrl ?? url;
  const setting = ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  try {
    await withOneConnection(connectionString, async (client) => {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migrate(drizzle(client), { migrationsFolder });
    });
  } catch (cause) {
    throw unusable(
      connectionString,
      cause,
      `Check ${setting}, and that its login may create tables and the roles forecourt_app and forecourt_worker.`,
    );
  }
}

type Connection = NodePgDatabase<typeof schema>;

/** Drizzle over each connection of a pool, made once: it reads the whole schema. */
const drizzled = new WeakMap<pg.PoolClient, Connection>();
function drizzleOf(client: pg.PoolClient): Connection {
  const db = drizzled.get(client) ?? drizzle(client, { schema });
  drizzled.set(client, db);
  return db;
}

/**
 * Works on a connection of the pool, which gets it back whatever happens: a broken one is thrown away, where Drizzle's
 * own transaction over a pool would keep it for ever. Rejects with `DatabaseLost` when there is no connection or it
 * broke.
 */
async function withConnection<T>(pool: pg.Pool, work: (db: Connection) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | undefined;
  let lost: DatabaseLost | undefined;
  try {
    client = await pool.connect();
    return await work(drizzleOf(client));
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    lost = new DatabaseLost(`The connection to PostgreSQL was lost: ${messageOf(error)}.`, { cause: error });
    throw lost;
  } finally {
    client?.release(lost);
  }
}

/**
 * Looks at the login that the platform works with. Rejects with `DatabaseUnavailable` when it cannot connect or take the
 * platform's roles, and when it sees too much although there is another login for the migrations. With one login for both
 * nothing else is possible: then the warning is given.
 */
async function checkLogin({ url, ownerUrl }: PostgresAddresses): Promise<string | null> {
  let warning: string | null;
  try {
    warning = await withOneConnection(url, async (client) => {
      for (const role of ['forecourt_app', 'forecourt_worker'])
        await client.query(`set role ${role}; reset role`);
      return loginWarning(await rightsOfLogin(drizzle(client, { schema })));
    });
  } catch (cause) {
    throw unusable(
      url,
      cause,
      'Check DATABASE_URL, and that its login is a member of the roles forecourt_app and forecourt_worker.',
    );
  }
  if (warning !== null && ownerUrl !== undefined) throw new DatabaseUnavailable(warning);
  return warning;
}

/** Opens a PostgreSQL server, brought up to date by the same migrations as PGlite. */
export async function openPostgres({
  poolSize,
  ...addresses
}: PostgresAddresses & { poolSize: number }): Promise<Database> {
  const { url } = addresses;
  await migrateOnce(addresses);
  const warning = await checkLogin(addresses);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connect,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without a listener a connection that breaks would end the process: the pool listens while it is idle, not
  // while it is lent. Its user sees the statement fail, and the pool replaces it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const asRole = <T>(role: 'app' | 'worker', site: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    withConnection(pool, (db) =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('forecourt.site', ${site}, true),
            set_config('statement_timeout', ${String(timeouts[role].statement)}, true),
            set_config('lock_timeout', ${String(timeouts[role].lock)}, true),
            set_config('role', ${`forecourt_${role}`}, true)`,
        );
        return work(tx);
      }),
    );
  let isClosed = false;
  return {
    driver: 'postgres',
    loginWarning: warning,
    withSite: (siteSlug, work) => asRole('app', siteSlug, work),
    asWorker: (work) => asRole('worker', '', work),
    flush: () => Promise.resolve(), // a commit is on disk when the server says so
    tidy: () => Promise.resolve(), // autovacuum
    async close() {
      if (isClosed) return;
      isClosed = true;
      await pool.end();
    },
  };
}
