#!/usr/bin/env node
// The command `npm run mutate -- <folder>`.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { runMutateCommand } = await import('../src/mutation/mutate-command.ts');
try {
  process.exitCode = await runMutateCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
