import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Jest's words for a test that did not run. */
const SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled']);

/**
 * Adds unit tests to the results of the run, when `npm test` started them. Plain JavaScript, because Jest
 * loads its reporters itself; the line it writes is `TestResult` of `results.ts`.
 */
export default class ResultsReporter {
  onTestResult(test, suite) {
    const file = process.env.FORECOURT_RESULTS;
    const runner = process.env.FORECOURT_RUNNER;
    if (!file || !runner) return;
    const project = test.context.config.displayName?.name ?? '';
    const results = suite.testResults.map(({ fullName, status, invocations }) => ({
      runner,
      project,
      title: fullName,
      status: SKIPPED.has(status) ? 'skipped' : status,
      ...(status === 'passed' && invocations > 1 ? { unsteady: true } : {}),
    }));
    // A file that could not be loaded has no tests to fail, so it fails as a whole.
    if (suite.testExecError || (suite.failureMessage && !results.some(({ status }) => status === 'failed'))) {
      const path = relative(process.cwd(), suite.testFilePath);
      results.push({ runner, project, title: `${path} did not load`, status: 'failed' });
    }
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
  }
}
