#!/usr/bin/env node
// The command `npx forecourt`.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { runCli } = await import('../src/cli/run-cli.ts');
process.exitCode = await runCli(process.argv.slice(2));
