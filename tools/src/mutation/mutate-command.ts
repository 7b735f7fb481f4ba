import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../build/paths';
import { hasPostgres, startOwnDatabase } from '../test-run/postgres';
import { parseMutateOptions, type Sample } from './mutate-options';
import { scoreOf, triedOf, type Outcome } from './score';
import { chooseTarget, filesOf, type ChosenTarget } from './targets';

/** Where the report and the changed copy of the repository stand; git, prettier and the linter leave it alone. */
const reports = 'test-results/mutation';

/** What the copy does without. The last one Stryker would read with an interface that TypeScript 7 does not have. */
const notCopied = ['.cache', '.forecourt', 'test-results', 'bench', 'e2e', 'tsconfig.json'];

const run = (target: ChosenTarget, sample: Sample | undefined): Promise<readonly Outcome[]> => {
  const report = join(reports, target.part.replaceAll('/', '-'));
  // `jest.config.mjs` and `sample-checker.mjs` of this folder read these, in processes that Stryker starts.
  process.env['FORECOURT_MUTATE'] = target.project;
  if (sample) process.env['FORECOURT_MUTATE_SAMPLE'] = `${sample.size}:${sample.seed}`;
  return new Stryker({
    mutate: filesOf(target),
    testRunner: 'jest',
    jest: { projectType: 'custom', configFile: 'tools/src/mutation/jest.config.mjs' },
    plugins: [
      import.meta.resolve('@stryker-mutator/jest-runner'),
      ...(sample ? [import.meta.resolve('./sample-checker.mjs')] : []),
    ],
    checkers: sample ? ['sample'] : [],
    coverageAnalysis: 'perTest',
    // What runs once, while a file is loaded, needs every test file anew for each change.
    ignoreStatic: true,
    concurrency: 1,
    // A busy machine must not make a change look noticed: what runs in circles is found by counting, not by the clock.
    dryRunTimeoutMinutes: 120,
    timeoutMS: 30_000,
    tempDirName: `${report}-copy`,
    cleanTempDir: 'always',
    ignorePatterns: [...notCopied.map((name) => `/${name}`), '*.log'],
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
};

/** Runs the work with a PostgreSQL where there is one: the API's tests start sooner on it than on PGlite. */
const withDatabase = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (process.env['DATABASE_URL'] || !hasPostgres()) return work();
  const database = await startOwnDatabase(root);
  process.env['DATABASE_URL'] = database.url;
  // Once shows whether a change is noticed; on a server the race for a car is run twenty times otherwise.
  process.env['RESERVATION_ROUNDS'] ??= '1';
  try {
    return await work();
  } finally {
    await database.stop();
  }
};

/**
 * The command `npm run mutate -- <folder>`. Prints every change that the tests did not notice, and the score.
 *
 * @returns 1 when the score is below what the package has to reach
 */
export const runMutateCommand = async (args: readonly string[]): Promise<number> => {
  const { path, sample } = parseMutateOptions(args);
  const target = chooseTarget(path);
  if (!existsSync(join(root, target.part))) throw new Error(`There is no ${target.part} in this repository.`);
  process.chdir(root);
  const tryChanges = (): Promise<readonly Outcome[]> => run(target, sample);
  const results = await (target.project === 'service-api' ? withDatabase(tryChanges) : tryChanges());
  const score = scoreOf(results);
  const least = target.leastPercent;
  const tried = triedOf(results).length;
  console.log(
    `${target.part}: the tests noticed ${score.toFixed(1)} % of ${tried} changes` +
      (sample ? ` (a sample with seed ${sample.seed}, of ${results.length} changes)` : '') +
      (least === null ? '.' : `; at least ${least} % are wanted.`),
  );
  return least !== null && score < least ? 1 : 0;
};
