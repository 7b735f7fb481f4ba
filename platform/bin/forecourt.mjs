#!/usr/bin/env node
// The command `npx forecourt`.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

// A reader that leaves early, as `head` does, takes no more of the output; the command still ends properly.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
ensureNode();
ensureDependencies();
await import('tsx');
const { runCli } = await import('../src/cli/run-cli.ts');
process.exitCode = await runCli(process.argv.slice(2));
