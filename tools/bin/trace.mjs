#!/usr/bin/env node
// The command `npm run trace`.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';

ensureDependencies();
const main = fileURLToPath(new URL('../src/test-run/trace.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
child.on('close', (code) => process.exit(code ?? 1));
