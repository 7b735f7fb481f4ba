import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAllCommands } from './command';
import { chooseStages, runStages } from './run-stages';
import { STAGES, type Stage } from './stages';

/** The command `npm test`, once its dependencies are there. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const choose = (): readonly Stage[] => {
  try {
    return chooseStages(process.argv.slice(2), STAGES);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
};

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    console.log('\nStopped before the end.');
    stop.abort();
    void endAllCommands().then(() => process.exit(130));
  });
}

const chosen = choose();
const isWhole = chosen.length === STAGES.length;
const totals = await runStages(chosen, {
  root,
  // What the trace reads holds whole runs only.
  resultsFile: join(root, 'test-results', isWhole ? 'results.json' : 'partial.json'),
  signal: stop.signal,
});
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
