import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';

/** Made once by the migrations and kept between runs: a fresh database takes less than a second. */
export const testTemplates = fileURLToPath(new URL('../../../../.cache/database-templates', import.meta.url));

/** A database of a test file's own. */
export interface TestDatabase {
  db: Database;
  home: string;
  /** Address on a PostgreSQL server; undefined on PGlite. */
  url: string | undefined;
  /** Closes and opens it again, as a restart does. */
  reopen(): Promise<Database>;
  close(): Promise<void>;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** On PGlite in a temporary folder or, with DATABASE_URL set, in a new database on that server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'forecourt-api-'));
  const server = process.env['DATABASE_URL'];
  const name = `forecourt_test_${randomBytes(6).toString('hex')}`;
  let url: string | undefined;
  if (server) {
    await onServer(server, `create database ${name}`);
    const own = new URL(server);
    own.pathname = `/${name}`;
    url = own.href;
  }
  const open = () => openDatabase({ home, templates: testTemplates, ...(url ? { url } : {}) });
  let db = await open();
  return {
    get db() {
      return db;
    },
    home,
    url,
    async reopen() {
      await db.close();
      db = await open();
      return db;
    },
    async close() {
      await db.close();
      if (server) await onServer(server, `drop database if exists ${name} with (force)`);
      await rm(home, { recursive: true, force: true });
    },
  };
}
