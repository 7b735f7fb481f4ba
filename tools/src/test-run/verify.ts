import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseCommit, changedFiles, packagesOf } from './changed-packages';
import { endAllCommands } from './command';
import { runStages } from './run-stages';
import { STAGES, testsOfPackages } from './stages';

/** The command `npm run verify`: the checks without a build, and the unit tests of what has changed. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stop.abort();
    void endAllCommands().then(() => process.exit(130));
  });
}

const base = baseCommit(root);
const packages = packagesOf(changedFiles(root, base));
const checks = STAGES.filter(({ name }) => ['types', 'lint', 'deadcode'].includes(name));
const totals = await runStages(
  packages.length === 0 ? checks : [...checks, testsOfPackages(packages, base)],
  {
    root,
    resultsFile: join(root, 'test-results', 'partial.json'),
    signal: stop.signal,
  },
);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
