import type { TestResult, TestRun } from './results';
import type { SourceState } from './source-state';

/** Which requirements the tests prove. */
export interface Trace {
  /** How many requirements the catalogue holds. */
  total: number;
  /** Ids with a passing test and without a failing or skipped one, in the catalogue's order. */
  proven: string[];
  /** All other ids. */
  missing: string[];
  /** Proven ids of which every test that passed did so only when it was repeated. */
  repeated: string[];
}

const ID = /\[([A-Z]+-\d{3})\]/g;
/** How many changed files a message names. */
const mostNamed = 5;

/** The requirement ids that a test's title names, as `[CON-001]`. */
export const idsOf = (title: string): string[] => [...title.matchAll(ID)].flatMap(([, id]) => id ?? []);

const testOf = ({ project, title }: TestResult): string => `${project} ${title}`;

/**
 * Why a run proves nothing about this commit; undefined when it does.
 *
 * @param run the last whole run; undefined when there was none
 * @param now the working copy
 */
export const whyNoProof = (run: TestRun | undefined, now: SourceState): string | undefined => {
  if (!run) return 'there has been no whole run of the tests.';
  if (!run.hasEnded) return 'the last whole run was stopped before its end.';
  const { commit, changed } = run.source;
  if (commit === null || now.commit === null)
    return 'git does not say which commit was tested: the run and this copy must be of a git repository.';
  if (commit !== now.commit)
    return `the last whole run tested the commit ${commit.slice(0, 12)}, and this is ${now.commit.slice(0, 12)}.`;
  if (changed.length === 0) return undefined;
  const named = changed.slice(0, mostNamed).join(', ');
  const more = changed.length > mostNamed ? ` and ${changed.length - mostNamed} more` : '';
  return `the last whole run tested other files than the commit's: ${named}${more}.`;
};

/** Tests that failed, and skipped ones that passed in no other stage. */
const refutingOf = (results: readonly TestResult[]): TestResult[] => {
  const passed = new Set(results.filter(({ status }) => status === 'passed').map(testOf));
  return results.filter(
    (result) => result.status === 'failed' || (result.status === 'skipped' && !passed.has(testOf(result))),
  );
};

const namedIn = (results: readonly TestResult[]): Set<string> =>
  new Set(results.flatMap(({ title }) => idsOf(title)));

/**
 * Compares the catalogue with the results of a run. An id is proven when at least one test that names it passed, none
 * failed, and none was skipped: a test that is skipped in one stage has to pass in another.
 *
 * @param ids every id of the catalogue
 */
export const traceResults = (ids: readonly string[], results: readonly TestResult[]): Trace => {
  const passing = results.filter(({ status }) => status === 'passed');
  const passed = namedIn(passing);
  const passedFirstTime = namedIn(passing.filter(({ unsteady }) => !unsteady));
  const refuted = namedIn(refutingOf(results));
  const isProven = (id: string): boolean => passed.has(id) && !refuted.has(id);
  const proven = ids.filter(isProven);
  return {
    total: ids.length,
    proven,
    missing: ids.filter((id) => !isProven(id)),
    repeated: proven.filter((id) => !passedFirstTime.has(id)),
  };
};

/** Why an id is not proven although tests name it: each test that failed or was skipped, as text. */
export const refutationsOf = (id: string, results: readonly TestResult[]): string[] =>
  refutingOf(results)
    .filter(({ title }) => idsOf(title).includes(id))
    .map(({ runner, title, status }) => `${status} in ${runner}: ${title}`);

/** Ids that tests name and the catalogue does not hold: slips of the pen. */
export const unknownIds = (ids: readonly string[], results: readonly TestResult[]): string[] => {
  const known = new Set(ids);
  return [...namedIn(results)].filter((id) => !known.has(id));
};
