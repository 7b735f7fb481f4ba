import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Outcome of one test. */
export type TestStatus = 'passed' | 'failed' | 'skipped';

/** One line of `test-results/results.json`. */
export interface TestResult {
  /** Which stage ran it: a partial run replaces the lines of its own stages only. */
  runner: string;
  /** The package, or the browser test project. */
  project: string;
  /** Full title; it names the requirements that the test proves, as `[CON-001]`. */
  title: string;
  status: TestStatus;
  /** It failed at first and passed when it was repeated. */
  unsteady?: true;
}

/** How many tests ended how. */
export type Totals = Record<TestStatus, number>;

/** Adds results to the file, one per line, and makes its folder when needed. */
export const appendResults = (file: string, results: readonly TestResult[]): void => {
  if (results.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
};

/** Reads the results of the last run; undefined when there was none. */
export const readResults = (file: string): TestResult[] | undefined => {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult); // written by appendResults
};

/** Removes what earlier runs of a stage left, so that a repeated stage counts once. */
export const dropRunner = (file: string, runner: string): void => {
  const kept = (readResults(file) ?? []).filter((result) => result.runner !== runner);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kept.map((result) => `${JSON.stringify(result)}\n`).join(''));
};

/** Counts results by status. */
export const countResults = (results: readonly TestResult[]): Totals => {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) totals[status] += 1;
  return totals;
};
