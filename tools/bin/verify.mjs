#!/usr/bin/env node
// The command `npm run verify`. It starts on a fresh clone, so this file uses nothing but Node.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';

ensureDependencies();
const main = fileURLToPath(new URL('../src/test-run/verify.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal sends Ctrl-C to both; a supervisor only to this process. The run cleans up and ends by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => process.exit(code ?? 1));
