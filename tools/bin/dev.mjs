#!/usr/bin/env node
// The command `npm run dev`.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { runDevCommand } = await import('../src/dev/dev-command.ts');
try {
  await runDevCommand(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
