import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendResults, readRun, type TestStatus } from './results';
import { chooseStages, runStages } from './run-stages';
import type { Stage, StageContext, StageOutcome } from './stages';

let context: Omit<StageContext, 'sharesTerminal'>;
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  const root = mkdtempSync(join(tmpdir(), 'forecourt-stages-'));
  context = { root, resultsFile: join(root, 'test-results/results.json'), signal: stop.signal };
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => rmSync(context.root, { recursive: true, force: true }));

/** A stage whose runner reports the given tests and ends as given. */
const testStage = (
  name: string,
  tests: readonly TestStatus[],
  outcome: StageOutcome,
  needs: string[] = [],
): Stage => ({
  name,
  title: name,
  hasTests: true,
  needs,
  cores: 1,
  run: ({ resultsFile }) => {
    appendResults(
      resultsFile,
      tests.map((status, index) => ({ runner: name, project: 'p', title: `test ${index}`, status })),
    );
    return Promise.resolve(outcome);
  },
});

const checkStage = (name: string, outcome: StageOutcome): Stage => ({
  name,
  title: name,
  hasTests: false,
  needs: [],
  cores: 1,
  run: () => Promise.resolve(outcome),
});

const PASSED: StageOutcome = { status: 'passed' };
const FAILED: StageOutcome = { status: 'failed' };

test('the sum holds every test, and each check as one', async () => {
  const stages = [checkStage('lint', PASSED), testStage('unit', ['passed', 'passed', 'skipped'], PASSED)];
  expect(await runStages(stages, context)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test('a failed check or test fails the sum, and later stages still run', async () => {
  const stages = [checkStage('lint', FAILED), testStage('unit', ['passed', 'failed'], FAILED)];
  expect(await runStages(stages, context)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('a runner that crashes, reports nothing or hides its failure does not pass', async () => {
  expect(await runStages([testStage('crash', ['passed'], FAILED)], context)).toMatchObject({
    failed: 1,
  });
  expect(await runStages([testStage('empty', [], PASSED)], context)).toMatchObject({ failed: 1 });
  expect(await runStages([testStage('hides', ['failed'], PASSED)], context)).toMatchObject({
    failed: 1,
  });
});

test.each([
  [2, 1, { passed: 3, failed: 0 }],
  [3, 1, { passed: 4, failed: 1 }],
  [5, 495, { passed: 500, failed: 0 }],
  [6, 494, { passed: 500, failed: 1 }],
  [6, 994, { passed: 1000, failed: 0 }],
  [7, 993, { passed: 1000, failed: 1 }],
])(
  '%i tests that passed only when repeated, beside %i steady ones, are named and counted',
  async (count, steady, sum) => {
    const browser: Stage = {
      ...testStage('browser', ['passed'], PASSED),
      run: ({ resultsFile }) => {
        const titles = Array.from({ length: steady + count }, (_, index) =>
          index < steady ? `steady ${index}` : `unsteady ${index}`,
        );
        appendResults(
          resultsFile,
          titles.map((title, index) => ({
            runner: 'browser',
            project: 'p',
            title,
            status: 'passed',
            ...(index >= steady ? { unsteady: true } : {}),
          })),
        );
        return Promise.resolve(PASSED);
      },
    };
    expect(await runStages([browser], context)).toMatchObject(sum);
    const stated = jest.mocked(console.log).mock.calls.flat().join('\n');
    expect(stated.match(/passed only when repeated: unsteady/g)).toHaveLength(count);
    expect(stated).not.toContain('repeated: steady');
  },
);

test('the end of a run names the tests that failed, and no other', async () => {
  await runStages([testStage('unit', ['passed', 'failed', 'skipped'], FAILED)], context);
  const stated = jest.mocked(console.log).mock.calls.flat().join('\n');
  expect(stated.match(/failed: test .*/g)).toEqual(['failed: test 1']);
});

test('a stage that needs a failed one is skipped, not passed', async () => {
  const stages = [checkStage('build', FAILED), testStage('composed', ['passed'], PASSED, ['build'])];
  expect(await runStages(stages, context)).toEqual({ passed: 0, failed: 1, skipped: 1 });
});

/** Stages that end when the test says so, and what has happened to them so far. */
const heldStages = (cores: Record<string, Stage['cores']>, needs: Record<string, string[]> = {}) => {
  const events: string[] = [];
  const held = new Map<string, () => void>();
  const stages = Object.entries(cores).map(([name, count]): Stage => ({
    ...checkStage(name, PASSED),
    cores: count,
    needs: needs[name] ?? [],
    run: async () => {
      events.push(`${name} begins`);
      await new Promise<void>((resolve) => held.set(name, resolve));
      return PASSED;
    },
  }));
  /** Lets a stage end, once everything has happened that follows from what came before. */
  const end = async (name: string): Promise<void> => {
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    held.get(name)?.();
  };
  return { events, stages, end };
};

test('stages run side by side in their order while there are cores, and one that takes all runs by itself', async () => {
  const { events, stages, end } = heldStages({ format: 1, types: 2, lint: 2, unit: 1, composed: 3 });
  const run = runStages(stages, context);
  for (const name of ['types', 'format', 'lint', 'unit', 'composed']) await end(name);
  await run;
  expect(events).toEqual([
    'format begins',
    'types begins',
    'types ends',
    'lint begins',
    'format ends',
    'unit begins',
    'lint ends',
    'unit ends',
    'composed begins',
    'composed ends',
  ]);
});

test('a stage waits for the one it needs, unless that is not part of the run', async () => {
  const needs = { nodes: ['build', 'other'] };
  const { events, stages, end } = heldStages({ build: 1, nodes: 1 }, needs);
  const run = runStages(stages, context);
  await end('build');
  await end('nodes');
  await run;
  expect(events).toEqual(['build begins', 'build ends', 'nodes begins', 'nodes ends']);
});

test('what a stage needs of the system is fetched while others run, one after the other', async () => {
  const { events, stages, end } = heldStages({ lint: 3, alone: 1, postgres: 1 });
  const fetched = new Map<string, () => void>();
  const preparing = stages.map((stage): Stage =>
    stage.name === 'lint'
      ? stage
      : {
          ...stage,
          prepare: async () => {
            events.push(`${stage.name} is fetched`);
            await new Promise<void>((resolve) => fetched.set(stage.name, resolve));
            if (stage.name === 'alone') throw new Error('none');
          },
        },
  );
  const run = runStages(preparing, context);
  await new Promise(setImmediate);
  fetched.get('alone')?.();
  await end('lint');
  await end('alone');
  fetched.get('postgres')?.();
  await end('postgres');
  await run;
  expect(events).toEqual([
    'lint begins',
    'alone is fetched',
    'postgres is fetched',
    'lint ends',
    'alone begins',
    'alone ends',
    'postgres begins',
    'postgres ends',
  ]);
});

test('the end of a run says how long each stage took', async () => {
  await runStages([checkStage('lint', PASSED)], context);
  const stated = jest.mocked(console.log).mock.calls.flat().join('\n');
  expect(stated).toMatch(/lint: 1 passed, 0 failed, 0 skipped, \d+\.\d s/);
});

test('a stopped run begins no further stage', async () => {
  const stopping: Stage = {
    ...checkStage('lint', FAILED),
    cores: 3,
    run: () => {
      stop.abort();
      return Promise.resolve(FAILED);
    },
  };
  expect(await runStages([stopping, testStage('unit', ['passed'], PASSED)], context)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(readRun(context.resultsFile)?.hasEnded).toBe(false);
});

test('a run starts a new file, which says what was tested and that the run came to its end', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: context.root, encoding: 'utf8' });
  git('init', '--quiet');
  git(
    '-c',
    'user.name=t',
    '-c',
    'user.email=t@t',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    'first',
  );
  writeFileSync(join(context.root, '.gitignore'), 'test-results/\n');
  await runStages([testStage('unit', ['failed', 'failed'], FAILED)], context);
  await runStages([testStage('unit', ['passed'], PASSED)], context);
  const run = readRun(context.resultsFile);
  expect(run).toMatchObject({
    source: { commit: git('rev-parse', 'HEAD').trim(), changed: ['.gitignore'] },
    hasEnded: true,
    results: [{ runner: 'unit', status: 'passed' }],
  });
  // What something else adds later is no result of the run.
  appendResults(context.resultsFile, [{ runner: 'unit', project: 'p', title: 'late', status: 'passed' }]);
  expect(readRun(context.resultsFile)).toEqual(run);
});

test('what changes while the run is under way is noticed', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: context.root, encoding: 'utf8' });
  const commit = (message: string) =>
    git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '--allow-empty', '-m', message);
  git('init', '--quiet');
  writeFileSync(join(context.root, '.gitignore'), 'test-results/\n');
  git('add', '.gitignore');
  commit('first');
  const edits: Stage = {
    ...checkStage('lint', PASSED),
    run: () => {
      commit('second');
      writeFileSync(join(context.root, 'new.ts'), '');
      return Promise.resolve(PASSED);
    },
  };
  await runStages([edits], context);
  expect(readRun(context.resultsFile)?.source.changed).toEqual(['new.ts', 'the commit itself']);
});

test('--only takes known stages, in their own order', () => {
  const stages = [checkStage('lint', PASSED), checkStage('unit', PASSED), checkStage('build', PASSED)];
  const names = (...args: string[]): string[] => chooseStages(args, stages).map(({ name }) => name);
  expect(names()).toEqual(['lint', 'unit', 'build']);
  expect(names('--only', 'build,lint')).toEqual(['lint', 'build']);
  expect(names('--only=unit')).toEqual(['unit']);
  expect(() => names('--only', 'units')).toThrow(/no stage "units".*Stages: lint, unit, build/);
  expect(() => names('--fast')).toThrow(/Unknown arguments "--fast"/);
  expect(() => names('--only')).toThrow(/Unknown arguments/);
});
