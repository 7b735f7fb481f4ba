import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestResult } from './results';
import { repeatableProjects, type RepeatableProject } from './repeatable-projects';
import { hashInputs, inputFiles, keepResults, keptResults } from './steady-results';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

describe('results are taken over', () => {
  const project: RepeatableProject = {
    name: 'art',
    inputs: ['art', 'settings.json'],
    isInput: (path) => !path.endsWith('.md'),
  };
  const result = (more: Partial<TestResult> = {}): TestResult => ({
    runner: 'unit',
    project: 'art',
    title: 'a car is red',
    status: 'passed',
    ...more,
  });
  let root: string;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'forecourt-steady-'));
    write('settings.json', '{}');
    write('art/car.ts', 'red');
    write('art/wheels/wheel.ts', 'round');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const kept = (): TestResult[] | undefined => keptResults(root, project, hashInputs(root, project));
  const pass = (...results: TestResult[]): void =>
    keepResults(root, project, hashInputs(root, project), results.length > 0 ? results : [result()]);

  test('from a run that passed with the same inputs, and marked', () => {
    expect(kept()).toBeUndefined();
    pass(result(), result({ project: 'other' }));
    expect(kept()).toEqual([result({ unchanged: true })]);
  });

  test.each<[string, () => void]>([
    ['was changed', () => write('art/car.ts', 'blue')],
    ['of a folder within was changed', () => write('art/wheels/wheel.ts', 'square')],
    ['was added', () => write('art/boat.ts', '')],
    ['was renamed', () => (rmSync(join(root, 'art/car.ts')), write('art/auto.ts', 'red'))],
    ['that stands alone was changed', () => write('settings.json', '[]')],
    ['gave its end to the next', () => (write('art/car.ts', 're'), write('art/wheels/wheel.ts', 'dround'))],
  ])('not when a file %s', (_, change) => {
    pass();
    change();
    expect(kept()).toBeUndefined();
  });

  test('also when files were changed that do not count', () => {
    pass();
    write('art/README.md', 'Cars.');
    write('art/node_modules/x/index.js', '');
    write('elsewhere.ts', '');
    expect(kept()).toHaveLength(1);
  });

  test.each<[string, TestResult[]]>([
    ['failed', [result(), result({ status: 'failed' })]],
    ['was skipped', [result(), result({ status: 'skipped' })]],
    ['passed only when repeated', [result({ unsteady: true })]],
    ['ran', [result({ project: 'other' })]],
  ])('never from a run in which a test %s, or none did', (_, results) => {
    pass(...results);
    expect(kept()).toBeUndefined();
  });

  test('never when a file changed while the tests ran', () => {
    const before = hashInputs(root, project);
    write('art/car.ts', 'blue');
    keepResults(root, project, before, [result()]);
    expect([keptResults(root, project, before), kept()]).toEqual([undefined, undefined]);
  });

  test('an input that is missing is no input that has not changed', () => {
    pass();
    rmSync(join(root, 'settings.json'));
    expect(kept).toThrow(/ENOENT.*settings\.json/);
  });
});

/** What a file imports, requires or names by its place. */
const mentioned =
  /(?:\bfrom|\bimport|\brequire(?:\.resolve)?|\bnew URL|\brequireActual|\bmock)[\s(]*[`'"]([^`'"\n]+)[`'"]/g;
/** Packages of this repository, by the name they are imported with. */
const packageFolder = (name: string): string | undefined =>
  name.startsWith('service-')
    ? name.replace('service-', 'services/')
    : [
        'shared-contracts',
        'shared-rules',
        'shared-ui',
        'shared-routing',
        'shell',
        'harness',
        'platform',
        'demo',
        'tools',
        'e2e',
        'bench',
      ].find((folder) => folder === name);

/** Test files of a Jest project, from the root of the repository. */
const testsOfProject = (name: string): string[] =>
  execFileSync(
    process.execPath,
    [join(repository, 'node_modules/jest/bin/jest.js'), '--listTests', '--selectProjects', name],
    { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
    .split('\n')
    .filter((line) => line.endsWith('.test.ts'))
    .map((file) => relative(repository, file).replaceAll('\\', '/'));

describe.each(repeatableProjects.map((project) => [project.name, project] as const))(
  '%s',
  (name, project) => {
    const files = inputFiles(repository, project);

    test('is a project of Jest, whose tests are among its inputs and in no other project', () => {
      const own = testsOfProject(name);
      expect(own).not.toEqual([]);
      expect(files).toEqual(expect.arrayContaining(own));
      expect(['demo', 'tools'].flatMap(testsOfProject).filter((file) => own.includes(file))).toEqual([]);
    });

    test('loads nothing but its inputs', () => {
      const isInput = (path: string): boolean =>
        files.some(
          (file) => file === path || file.replace(/\.\w+$/, '') === path || file.startsWith(`${path}/`),
        );
      const outside = files
        .filter((file) => /\.[cm]?tsx?$|\.[cm]js$/.test(file) && file !== 'jest.config.mjs')
        .flatMap((file) =>
          [...readFileSync(join(repository, file), 'utf8').matchAll(mentioned)].flatMap(([, what = '']) => {
            const [fixed = ''] = what.split('${');
            const [first = ''] = what.split('/');
            const target = fixed.startsWith('.')
              ? posix.join(posix.dirname(file), fixed).replace(/\/$/, '')
              : packageFolder(first);
            // The repository itself is where a test begins that names below what it reads.
            return target === undefined || target === '.' || isInput(target) ? [] : [`${file}: ${what}`];
          }),
        );
      expect(outside).toEqual([]);
    });
  },
);
