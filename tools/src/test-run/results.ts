import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SourceState } from './source-state';

/** Outcome of one test. */
export type TestStatus = 'passed' | 'failed' | 'skipped';

/** One test's line of the results file. */
export interface TestResult {
  /** Which stage ran it. */
  runner: string;
  /** The package, or the browser test project. */
  project: string;
  /** Full title; it names the requirements that the test proves, as `[CON-001]`. */
  title: string;
  status: TestStatus;
  /** It failed at first and passed when it was repeated. */
  unsteady?: true;
  /** It was not run: it passed before, with the same inputs. */
  unchanged?: true;
}

/** First and last line of the results file: what was tested. */
interface RunLine extends SourceState {
  run: 'began' | 'ended';
}

/** A run as its file records it. */
export interface TestRun {
  /** What was tested: the state of the source when the run began, with what changed while it was under way. */
  source: SourceState;
  /** Whether it came to its end. */
  hasEnded: boolean;
  /** The tests of the run itself: a line that was added after its end is none of it. */
  results: TestResult[];
}

/** How many tests ended how. */
export type Totals = Record<TestStatus, number>;

const appendLines = (file: string, lines: readonly object[]): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
};

/** Adds results to the file, one per line, and makes its folder when needed. */
export const appendResults = (file: string, results: readonly TestResult[]): void =>
  appendLines(file, results);

/** Writes down what a run is about to test, or what it has tested. */
export const appendRun = (file: string, run: RunLine['run'], source: SourceState): void =>
  appendLines(file, [{ run, ...source } satisfies RunLine]);

const readLines = (file: string): (TestResult | RunLine)[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TestResult | RunLine); // written by the functions above and the two reporters

/** Reads the run that a file holds; undefined when there is none. */
export const readRun = (file: string): TestRun | undefined => {
  if (!existsSync(file)) return undefined;
  const [first, ...rest] = readLines(file);
  if (!first || !('run' in first) || first.run !== 'began') return undefined;
  const endsAt = rest.findIndex((line) => 'run' in line);
  const end = rest[endsAt];
  const hasEnded = end !== undefined && 'run' in end && end.run === 'ended';
  const own = rest.slice(0, endsAt < 0 ? undefined : endsAt);
  const results = own.flatMap((line) => ('run' in line ? [] : [line]));
  const { commit } = first;
  const changed = [...first.changed];
  if (hasEnded) changed.push(...end.changed, ...(end.commit === commit ? [] : ['the commit itself']));
  return { source: { commit, changed: [...new Set(changed)] }, hasEnded, results };
};

/** Counts results by status. */
export const countResults = (results: readonly TestResult[]): Totals => {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) totals[status] += 1;
  return totals;
};
