#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { runBuildCommand } = await import('../src/build/build-command.ts');
try {
  process.exitCode = await runBuildCommand(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
