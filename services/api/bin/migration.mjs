#!/usr/bin/env node
// The command `npm run migration -w service-api -- --name <what>`: drizzle-kit's `generate` for this package.
//
// drizzle-kit imports drizzle-orm without naming it among its dependencies, so npm may put them into folders that do
// not see each other, and does: drizzle-kit into the repository's node_modules, drizzle-orm into this package's.
// Here drizzle-orm is found from this package, by every importer: NODE_PATH is for `require`, the hook for `import`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const kit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const hook = new URL('find-drizzle-orm.mjs', import.meta.url).href;
const { status, error } = spawnSync(
  process.execPath,
  ['--import', hook, kit, 'generate', ...process.argv.slice(2)],
  { cwd: home, env: { ...process.env, NODE_PATH: join(home, 'node_modules') }, stdio: 'inherit' },
);
if (error) throw error;
process.exit(status ?? 1);
