import { open } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { messageOf } from '../error-message';
import type { Database, DatabaseOptions, Tx } from './database';
import { DatabaseUnavailable } from './database';
import { lockFolder } from './folder-lock';
import { migrationsFolder, migrationsHash } from './migrations';
import { queryOne } from './query';
import * as schema from './schema';

const segmentRow = z.object({ name: z.string() });

/** A compressed data folder that the migrations made; made now when this machine has none yet. */
async function template(folder: string): Promise<Blob> {
  const file = join(folder, `database-${await migrationsHash()}.tgz`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    try {
      await migrate(drizzle(client), { migrationsFolder });
      await client.exec('CHECKPOINT');
      const dump = await client.dumpDataDir('gzip');
      await mkdir(folder, { recursive: true });
      // Renamed when whole: another process may be looking for it at this moment.
      const partial = `${file}.${process.pid}`;
      await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
      await rename(partial, file);
    } finally {
      await client.close();
    }
  }
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}

/** Opens PostgreSQL inside this process, in `database/` of the data folder. */
export async function openPglite({ home, templates }: DatabaseOptions): Promise<Database> {
  const folder = join(home, 'database');
  const release = await lockFolder(join(home, 'database.lock'), home);
  const made = join(folder, 'PG_VERSION');
  try {
    const isNew = !existsSync(made);
    // A folder without its version file is the rest of a first start that was cut off.
    if (isNew) await rm(folder, { recursive: true, force: true });
    // PGlite lets every user of the machine read and write its files, whatever the umask: the folder keeps them out.
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    const loadDataDir = isNew && templates ? await template(templates) : undefined;
    const client = await PGlite.create({ dataDir: folder, ...(loadDataDir ? { loadDataDir } : {}) });
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    return pgliteDatabase(client, db, folder, release);
  } catch (cause) {
    release();
    if (cause instanceof DatabaseUnavailable) throw cause;
    throw new DatabaseUnavailable(
      `The database in ${folder} cannot be opened: ${messageOf(cause)}. ` +
        `If the folder is damaged, move it away and start again; stock can be imported anew.`,
      { cause },
    );
  }
}

function pgliteDatabase(
  client: PGlite,
  db: ReturnType<typeof drizzle<typeof schema, PGlite>>,
  folder: string,
  release: () => void,
): Database {
  const asRole = <T>(role: string, site: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      // PGlite logs in as superuser: without the role every row rule would be skipped.
      await tx.execute(
        sql`select set_config('forecourt.site', ${site}, true), set_config('role', ${role}, true)`,
      );
      return work(tx);
    });
  let isClosed = false;
  return {
    driver: 'pglite',
    loginWarning: null, // there is no address at which another program could log in
    withSite: (siteSlug, work) => asRole('forecourt_app', siteSlug, work),
    asWorker: (work) => asRole('forecourt_worker', '', work),
    async flush() {
      // PGlite never calls fsync; the current log segment is what the last commits are in.
      const { name } = await queryOne(
        db,
        segmentRow,
        sql`select pg_walfile_name(pg_current_wal_insert_lsn()) as name`,
      );
      const handle = await open(join(folder, 'pg_wal', name), 'r+');
      try {
        await handle.datasync();
      } finally {
        await handle.close();
      }
    },
    async tidy() {
      await client.exec('VACUUM (ANALYZE)');
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await client.close();
      release();
    },
  };
}
