#!/usr/bin/env node
// The command `npm start`. It starts on a fresh clone, so this file uses nothing but Node.
import { ensureDependencies } from '../../bootstrap/ensure-dependencies.mjs';
import { ensureNode } from '../../bootstrap/ensure-node.mjs';

ensureNode();
ensureDependencies();
await import('tsx');
const { main } = await import('../src/start/main.ts');
await main();
