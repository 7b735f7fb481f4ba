import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import config from '../../drizzle.config';
import { migrationsFolder } from './migrations';

const packageFolder = join(migrationsFolder, '..');

test('the migrations make what the schema says (otherwise: npm run migration -w service-api -- --name <what>)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      join(packageFolder, 'bin', 'migration.mjs'),
      `--dialect=${config.dialect}`,
      `--schema=${String(config.schema)}`,
      // drizzle-kit puts `./` before it.
      `--out=${relative(packageFolder, folder)}`,
    ]);
    // When it fails it ends with 0, too.
    expect(stdout + stderr).toContain('No schema changes');
  } finally {
    await rm(folder, { recursive: true });
  }
});
