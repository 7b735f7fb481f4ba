import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, findFirefox, installFirefox } from './browser';
import { runCommand, type CommandOptions } from './command';
import { installPrograms, provideDatabase } from './postgres';
import { appendResults, readRun } from './results';
import { repeatableProjects } from './repeatable-projects';
import { hashInputs, keepResults, keptResults } from './steady-results';

/** How a stage ended, and why when that needs saying. */
export interface StageOutcome {
  status: 'passed' | 'failed' | 'skipped';
  note?: string;
}

/** One stage of `npm test`. */
export interface Stage {
  /** The name for `--only`. */
  name: string;
  /** What it does, for the person watching. */
  title: string;
  /** A stage of tests reports each test by itself; any other counts as one check. */
  hasTests: boolean;
  /** Stages that must have ended before it, and not have failed. */
  needs: readonly string[];
  /** Processor cores that it keeps busy: what runs beside it depends on that. */
  cores: 1 | 2 | typeof MACHINE_CORES;
  /** Fetches what the stage needs of the system, while others run. A failure is reported by `run`. */
  prepare?(context: StageContext): Promise<unknown>;
  run(context: StageContext): Promise<StageOutcome>;
}

/**
 * Cores that stages share: two of a small machine, and one more because no stage keeps its own busy all the time. A
 * stage that takes all of them has the machine to itself.
 */
export const MACHINE_CORES = 3;

/** What a stage gets to work with. */
export interface StageContext {
  root: string;
  /** File to which test runners add their results. */
  resultsFile: string;
  /** Other stages may write at the same time. */
  sharesTerminal: boolean;
  /** Aborted when the person stops the run: no further stage begins. */
  signal: AbortSignal;
}

const MINUTE_MS = 60_000;

const outcomeOf = (ok: boolean, timedOut: boolean, limitMs: number): StageOutcome => ({
  status: ok ? 'passed' : 'failed',
  ...(timedOut ? { note: `stopped after ${limitMs / MINUTE_MS} minutes` } : {}),
});

/** Runs commands one after the other, all of them, quietly; what a failed one wrote is shown. */
const check =
  (...commands: readonly (readonly [string, ...string[]])[]) =>
  async ({ root }: StageContext): Promise<StageOutcome> => {
    const limitMs = 5 * MINUTE_MS;
    let result: StageOutcome = { status: 'passed' };
    for (const [program, ...args] of commands) {
      const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
      const { ok, output, timedOut } = await runCommand(path, args, { cwd: root, quiet: true, limitMs });
      if (ok) continue;
      console.log(output.trimEnd());
      result = outcomeOf(ok, timedOut, limitMs);
    }
    return result;
  };

/** Real listings, which lie beside the repository and never in it; tests of them are skipped without. */
function listingsFile(root: string): string | undefined {
  const beside = join(root, '../shared/data/stock-au-2023.csv');
  return process.env['FORECOURT_LISTINGS'] ?? (existsSync(beside) ? beside : undefined);
}

/** Environment of every test: the switch that lets servers have a fixed one-time code and a settable clock. */
const testEnv = (
  runner: string,
  { resultsFile, root }: StageContext,
): Record<string, string | undefined> => ({
  FORECOURT_TEST: '1',
  FORECOURT_LISTINGS: listingsFile(root),
  FORECOURT_RESULTS: resultsFile,
  FORECOURT_RUNNER: runner,
  // Servers under test must not pick up the data or services of a platform that this person runs.
  FORECOURT_HOME: undefined,
  DATABASE_URL: undefined,
  MEILI_HOST: undefined,
  MEILI_MASTER_KEY: undefined,
  PORT: undefined,
});

/** Jest makes and drops much: with room for it, a tenth less time goes into collecting. */
const jestEnv = (): Record<string, string | undefined> => ({
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
});

/** What a run of tests needs besides its environment. */
interface TestCommand extends Pick<CommandOptions, 'env' | 'limitMs'> {
  /** Name of its stage. */
  runner: string;
  args: readonly string[];
}

const runTests = async (
  program: 'jest' | 'playwright',
  context: StageContext,
  { runner, args, env, limitMs }: TestCommand,
): Promise<StageOutcome> => {
  const path = join(context.root, 'node_modules/.bin', program);
  const { ok, timedOut } = await runCommand(path, args, {
    cwd: context.root,
    env: { ...testEnv(runner, context), ...(program === 'jest' ? jestEnv() : {}), ...env },
    label: context.sharesTerminal ? runner : undefined,
    limitMs,
  });
  return outcomeOf(ok, timedOut, limitMs);
};

/** Jest projects of the stage with a PostgreSQL. */
const postgresProjects = ['service-api', 'tools-postgres'];

/** All Jest projects but those of the stage with a PostgreSQL, and those that have passed with the same inputs. */
const unitTests = async (context: StageContext): Promise<StageOutcome> => {
  const { root, resultsFile } = context;
  const repeatable = repeatableProjects.map((project) => {
    const hash = hashInputs(root, project);
    return { project, hash, kept: keptResults(root, project, hash) };
  });
  const leftOut = repeatable.flatMap(({ project, kept }) => (kept ? [project.name] : []));
  appendResults(
    resultsFile,
    repeatable.flatMap(({ kept }) => kept ?? []),
  );
  const outcome = await runTests('jest', context, {
    runner: 'unit',
    args: ['--maxWorkers', '2', '--ignoreProjects', ...postgresProjects, ...leftOut],
    limitMs: 36 * MINUTE_MS,
  });
  if (outcome.status === 'passed') {
    const results = readRun(resultsFile)?.results ?? [];
    for (const { project, hash, kept } of repeatable) if (!kept) keepResults(root, project, hash, results);
  }
  return outcome;
};

/**
 * The unit tests of packages that reach what has changed.
 *
 * @param packages names of their Jest projects
 * @param base commit that changes are counted from
 */
export const testsOfPackages = (packages: readonly string[], base: string): Stage => ({
  name: 'changed',
  title: `Unit tests of ${packages.join(', ')}`,
  hasTests: true,
  needs: [],
  cores: 2,
  run: (context) =>
    runTests('jest', context, {
      runner: 'changed',
      args: [
        '--maxWorkers',
        '2',
        '--passWithNoTests',
        '--changedSince',
        base,
        '--selectProjects',
        ...packages,
      ],
      limitMs: 15 * MINUTE_MS,
    }),
});

const databaseTests = (context: StageContext, databaseUrl?: string): Promise<StageOutcome> =>
  runTests('jest', context, {
    runner: 'postgres',
    args: ['--selectProjects', ...postgresProjects, '--maxWorkers', '2'],
    env: { DATABASE_URL: databaseUrl },
    limitMs: 20 * MINUTE_MS,
  });

/**
 * How the stage ends where there is no PostgreSQL and the API was tested on PGlite: a person may go on, and sees the
 * reason; an unattended run (`CI`) may not, because the race for one car is run on a server alone.
 */
export const withoutServer = (
  onPglite: StageOutcome,
  reason: string,
  ci: string | undefined,
): StageOutcome =>
  ci === undefined || /^(?:|0|false)$/i.test(ci)
    ? { ...onPglite, note: `on PGlite: ${reason}` }
    : { status: 'failed', note: `CI needs a PostgreSQL: ${reason}` };

/**
 * The API on PostgreSQL, and the platform that loses it. Without a server the API is tested on PGlite, and what only a
 * server shows counts as skipped.
 */
const apiOnPostgres = async (context: StageContext): Promise<StageOutcome> => {
  const database = await provideDatabase(context.root);
  if ('reason' in database) {
    const line = { runner: 'postgres', project: 'stage', title: 'API on PostgreSQL' };
    appendResults(context.resultsFile, [{ ...line, status: 'skipped' }]);
    return withoutServer(await databaseTests(context), database.reason, process.env['CI']);
  }
  try {
    return await databaseTests(context, database.url);
  } finally {
    await database.stop();
  }
};

let browser: Promise<string> | undefined;

/** The browser of this run: one installation serves every stage. */
const theBrowser = (root: string): Promise<string> => (browser ??= ensureBrowser(root));

interface BrowserStage extends Pick<Stage, 'title' | 'needs' | 'cores'> {
  /** Its name, and that of the Playwright project. */
  name: 'alone' | 'composed' | 'nodes';
  /** Tests at the same time. */
  workers: number;
}

const browserStage = ({ name, workers, ...stage }: BrowserStage): Stage => ({
  ...stage,
  name,
  hasTests: true,
  prepare: async ({ root }) => {
    await theBrowser(root);
    if (name === 'composed') await installFirefox(root);
  },
  run: async (context) => {
    let path: string;
    try {
      path = await theBrowser(context.root);
    } catch (error) {
      return { status: 'failed', note: error instanceof Error ? error.message : String(error) };
    }
    return runTests('playwright', context, {
      runner: name,
      args: ['test', '-c', 'e2e/playwright.config.ts', '--project', name, '--workers', String(workers)],
      // FORECOURT_E2E names to the global set-up which servers this project needs.
      env: { CHROMIUM_PATH: path, FIREFOX_PATH: findFirefox(), FORECOURT_E2E: name },
      limitMs: 52 * MINUTE_MS,
    });
  },
});

/**
 * The stages in the order in which they begin: quick answers first. The build takes two cores, as the unit tests do, so
 * that they never run at the same time: both write the compiler's cache.
 */
export const STAGES: readonly Stage[] = [
  {
    name: 'format',
    title: 'Formatting',
    hasTests: false,
    needs: [],
    cores: 1,
    run: check(['prettier', '--check', '--log-level', 'warn', '.']),
  },
  { name: 'types', title: 'Types', hasTests: false, needs: [], cores: 2, run: check(['tsc', '-b']) },
  {
    name: 'lint',
    title: 'Lint and source rules',
    hasTests: false,
    needs: [],
    cores: 2,
    run: check(['oxlint', '--type-aware'], ['node', '--import', 'tsx', 'tools/src/checks/run.ts']),
  },
  { name: 'deadcode', title: 'Dead code', hasTests: false, needs: [], cores: 1, run: check(['knip']) },
  {
    name: 'build',
    title: 'Production build',
    hasTests: false,
    needs: [],
    cores: 2,
    run: check(['node', 'tools/bin/build.mjs']),
  },
  { name: 'unit', title: 'Unit tests', hasTests: true, needs: [], cores: 2, run: unitTests },
  browserStage({
    name: 'alone',
    title: 'Each remote alone, in a browser',
    needs: [],
    cores: 1,
    workers: 1,
  }),
  browserStage({
    name: 'nodes',
    title: 'The platform under other versions of Node',
    needs: ['build'],
    cores: 1,
    workers: 1,
  }),
  {
    name: 'postgres',
    title: 'API on PostgreSQL',
    hasTests: true,
    needs: [],
    cores: 2,
    prepare: ({ root }) => installPrograms(root),
    run: apiOnPostgres,
  },
  browserStage({
    name: 'composed',
    title: 'The composed site, in a browser',
    needs: ['build'],
    cores: MACHINE_CORES,
    workers: 2,
  }),
];
