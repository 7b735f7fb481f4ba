import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** A test counts as passed only when it ended as it should: a `test.fail` that passes is a failure. */
const results = {
  expected: { status: 'passed' },
  flaky: { status: 'passed', unsteady: true },
  skipped: { status: 'skipped' },
  unexpected: { status: 'failed' },
} as const;

/**
 * Adds browser tests to the results of the run, when `npm test` started them: one line of JSON per test,
 * in the form of `TestResult` in `tools/src/test-run/results.ts`.
 */
export default class ResultsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const file = process.env['FORECOURT_RESULTS'];
    const runner = process.env['FORECOURT_RUNNER'];
    if (!file || !runner || result.status === 'interrupted') return;
    const outcome = test.outcome();
    if (outcome === 'unexpected' && result.retry < test.retries) return;
    const [, project = '', , ...titles] = test.titlePath();
    const line = { runner, project, title: titles.join(' › '), ...results[outcome] };
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}
