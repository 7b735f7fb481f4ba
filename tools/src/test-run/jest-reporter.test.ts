import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand } from './command';
import { appendRun, readRun } from './results';

const root = resolve(__dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-reporter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What Jest reports of a file of tests, started as `npm test` does. */
const reportOf = async (tests: string) => {
  const resultsFile = join(folder, 'results.json');
  appendRun(resultsFile, 'began', { commit: 'none', changed: [] });
  writeFileSync(join(folder, 'some.test.js'), tests);
  const config = {
    rootDir: folder,
    transform: { '\\.ts$': join(root, 'node_modules/@swc/jest') },
    setupFilesAfterEnv: [join(root, 'tools/src/test-run/jest-setup.ts')],
    reporters: [join(root, 'tools/src/test-run/jest-reporter.mjs')],
  };
  const { ok } = await runCommand(
    join(root, 'node_modules/.bin/jest'),
    ['--config', JSON.stringify(config), '--runInBand'],
    {
      cwd: folder,
      quiet: true,
      env: { FORECOURT_RESULTS: resultsFile, FORECOURT_RUNNER: 'unit' },
      limitMs: 50_000,
    },
  );
  const results = readRun(resultsFile)?.results ?? [];
  return { ok, results: results.map(({ title, status, unsteady }) => [title, status, unsteady]) };
};

test('a test that fails is repeated once: what then passes is marked, what fails twice has failed', async () => {
  const { ok, results } = await reportOf(`
    let runs = 0;
    test('steady', () => {});
    test('fails at first', () => expect((runs += 1)).toBe(2));
    test('fails twice', () => expect(1).toBe(2));
    test.skip('left out', () => {});
  `);
  expect(ok).toBe(false);
  expect(results).toEqual([
    ['steady', 'passed', undefined],
    ['fails at first', 'passed', true],
    ['fails twice', 'failed', undefined],
    ['left out', 'skipped', undefined],
  ]);
});

test('a file that cannot be loaded has failed as a whole', async () => {
  const { ok, results } = await reportOf(`throw new Error('none');`);
  expect(ok).toBe(false);
  expect(results).toEqual([[expect.stringContaining('some.test.js did not load'), 'failed', undefined]]);
});
