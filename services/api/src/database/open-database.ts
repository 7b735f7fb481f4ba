import type { Database, DatabaseOptions } from './database';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

const defaultPoolSize = 10;

/**
 * Opens the database and brings it up to date. Rejects with `DatabaseLocked` when another process has the data
 * folder, and with `DatabaseUnavailable` when the database cannot be used.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, ownerUrl, poolSize = defaultPoolSize } = options;
  if (!url) return openPglite(options);
  return openPostgres({ url, poolSize, ...(ownerUrl ? { ownerUrl } : {}) });
}
