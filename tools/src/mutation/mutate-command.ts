import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../build/paths';
import { scoreOf, type Outcome } from './score';
import { chooseTarget, filesOf, type ChosenTarget } from './targets';

const usage = `npm run mutate -- <folder>

Changes the code of a package, one small thing at a time, and counts how many of the changes its tests notice.
Takes from minutes (shared-rules) to hours (services/api); a folder or a file of a package can be named too.`;

/** Where the report and the changed copy of the repository stand; git, prettier and the linter leave it alone. */
const reports = 'test-results/mutation';

/** What the copy does without. The last one Stryker would read with an interface that TypeScript 7 does not have. */
const notCopied = ['.cache', '.forecourt', 'test-results', 'bench', 'docs', 'e2e', 'tsconfig.json'];

const run = (target: ChosenTarget): Promise<readonly Outcome[]> => {
  const report = join(reports, target.part.replaceAll('/', '-'));
  // `jest.config.mjs` of this folder reads it, in processes that Stryker starts.
  process.env['FORECOURT_MUTATE'] = target.project;
  return new Stryker({
    mutate: filesOf(target),
    testRunner: 'jest',
    jest: { projectType: 'custom', configFile: 'tools/src/mutation/jest.config.mjs' },
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    tempDirName: `${report}-copy`,
    cleanTempDir: 'always',
    ignorePatterns: [...notCopied.map((name) => `/${name}`), '*.log'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
};

/**
 * The command `npm run mutate -- <folder>`. Prints every change that the tests did not notice, and the score.
 *
 * @returns 1 when the score is below what the package has to reach
 */
export const runMutateCommand = async (args: readonly string[]): Promise<number> => {
  const [path, ...others] = args;
  if (path === undefined || path.startsWith('-') || others.length > 0) throw new Error(usage);
  const target = chooseTarget(path);
  if (!existsSync(join(root, target.part))) throw new Error(`There is no ${target.part} in this repository.`);
  process.chdir(root);
  const results = await run(target);
  const score = scoreOf(results);
  const least = target.leastPercent;
  console.log(
    `${target.part}: the tests noticed ${score.toFixed(1)} % of ${results.length} changes` +
      (least === null ? '.' : `; at least ${least} % are wanted.`),
  );
  return least !== null && score < least ? 1 : 0;
};
