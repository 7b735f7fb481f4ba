import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the checked-in SQL migrations; the same for both drivers. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Hash of all migrations: a database made by them is named after it. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
