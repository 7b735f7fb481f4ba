import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendResults, readRun, type TestStatus } from './results';
import { chooseStages, runStages } from './run-stages';
import type { Stage, StageContext, StageOutcome } from './stages';

let context: StageContext;
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  const root = mkdtempSync(join(tmpdir(), 'forecourt-stages-'));
  context = { root, resultsFile: join(root, 'test-results/results.json'), signal: stop.signal };
  jest.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => rmSync(context.root, { recursive: true, force: true }));

/** A stage whose runner reports the given tests and ends as told. */
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
  [2, { passed: 3, failed: 0 }],
  [3, { passed: 4, failed: 1 }],
])('%i tests that passed only when repeated are named; three fail the stage', async (count, sum) => {
  const browser: Stage = {
    ...testStage('browser', ['passed'], PASSED),
    run: ({ resultsFile }) => {
      const titles = ['steady', ...Array.from({ length: count }, (_, index) => `unsteady ${index}`)];
      appendResults(
        resultsFile,
        titles.map((title, index) => ({
          runner: 'browser',
          project: 'p',
          title,
          status: 'passed',
          ...(index > 0 ? { unsteady: true } : {}),
        })),
      );
      return Promise.resolve(PASSED);
    },
  };
  expect(await runStages([browser], context)).toMatchObject(sum);
  const stated = jest.mocked(console.log).mock.calls.flat().join('\n');
  expect(stated.match(/passed only when repeated: unsteady/g)).toHaveLength(count);
  expect(stated).not.toContain('repeated: steady');
});

test('a stage that needs a failed one is skipped, not passed', async () => {
  const stages = [checkStage('build', FAILED), testStage('composed', ['passed'], PASSED, ['build'])];
  expect(await runStages(stages, context)).toEqual({ passed: 0, failed: 1, skipped: 1 });
});

test('a stopped run begins no further stage', async () => {
  const stopping: Stage = {
    ...checkStage('lint', FAILED),
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
