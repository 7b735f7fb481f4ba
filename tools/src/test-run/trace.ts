import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRun } from './results';
import { readSourceState } from './source-state';
import { refutationsOf, traceResults, unknownIds, whyNoProof } from './trace-report';

/**
 * The command `npm run trace`: lists requirements that no test of the last whole run of this commit proves. With
 * `--json` it prints `{total, proven, missing, repeated}` and nothing else. Ends with 1 when there is no such run.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const args = process.argv.slice(2);
const unknownArgs = args.filter((arg) => arg !== '--json');
const catalogue = JSON.parse(readFileSync(join(root, 'docs/requirements/requirements.json'), 'utf8')) as {
  id: string;
  text: string;
}[]; // the repository's own catalogue
const ids = catalogue.map(({ id }) => id);
const run = readRun(join(root, 'test-results/results.json'));
const fault = whyNoProof(run, readSourceState(root));

if (unknownArgs.length > 0) {
  console.error(`Unknown arguments "${unknownArgs.join(' ')}". Use: npm run trace [-- --json].`);
  process.exitCode = 1;
} else if (!run || fault !== undefined) {
  console.error(`Nothing is proven for this commit: ${fault} Run \`npm test\` first.`);
  process.exitCode = 1;
} else {
  const { results } = run;
  const trace = traceResults(ids, results);
  if (args.includes('--json')) {
    console.log(JSON.stringify(trace));
  } else {
    const missing = new Set(trace.missing);
    for (const { id, text } of catalogue) {
      if (!missing.has(id)) continue;
      console.log(`${id}  ${text}`);
      for (const why of refutationsOf(id, results)) console.log(`    ${why}`);
    }
    for (const id of unknownIds(ids, results))
      console.log(`${id}  is named by a test but is not in the catalogue`);
    for (const id of trace.repeated) console.log(`${id}  is proven only by tests that had to be repeated`);
    console.log(`proven ${trace.proven.length} of ${trace.total}`);
  }
}
