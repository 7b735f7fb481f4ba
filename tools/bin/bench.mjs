#!/usr/bin/env node
// The command `npm run bench`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { ensureBrowser } = await import('../src/test-run/browser.ts');
const root = fileURLToPath(new URL('../..', import.meta.url));
const main = fileURLToPath(new URL('../../bench/src/main.ts', import.meta.url));
try {
  const browser = await ensureBrowser(root);
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH: browser },
    stdio: 'inherit',
  });
  // A terminal sends Ctrl-C to both; a supervisor only to this process. The benchmark stops what it started.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
