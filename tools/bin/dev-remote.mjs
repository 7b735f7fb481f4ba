#!/usr/bin/env node
// The command `npm run dev -w remotes/<name>`.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { runRemoteCommand } = await import('../src/dev/remote-command.ts');
try {
  await runRemoteCommand(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
