import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readResults } from './results';
import { traceResults, unknownIds } from './trace-report';

/**
 * The command `npm run trace`: lists requirements that no test of the last run proves. With `--json` it
 * prints `{total, proven, missing}` and nothing else. Ends with 1 when there has been no run.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const args = process.argv.slice(2);
const unknownArgs = args.filter((arg) => arg !== '--json');
const catalogue = JSON.parse(readFileSync(join(root, 'docs/requirements/requirements.json'), 'utf8')) as {
  id: string;
  text: string;
}[]; // the repository's own catalogue
const ids = catalogue.map(({ id }) => id);
const results = readResults(join(root, 'test-results/results.json'));

if (unknownArgs.length > 0) {
  console.error(`Unknown arguments "${unknownArgs.join(' ')}". Use: npm run trace [-- --json].`);
  process.exitCode = 1;
} else if (!results) {
  console.error('There are no results: no test has run since this copy was made. Run `npm test` first.');
  process.exitCode = 1;
} else {
  const trace = traceResults(ids, results);
  if (args.includes('--json')) {
    console.log(JSON.stringify(trace));
  } else {
    const missing = new Set(trace.missing);
    for (const { id, text } of catalogue) if (missing.has(id)) console.log(`${id}  ${text}`);
    for (const id of unknownIds(ids, results))
      console.log(`${id}  is named by a test but is not in the catalogue`);
    console.log(`proven ${trace.proven.length} of ${trace.total}`);
  }
}
