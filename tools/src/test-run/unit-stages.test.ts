import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { appendRun, readRun, type TestResult } from './results';
import { STAGES, type StageContext } from './stages';
import { repeatableProjects } from './repeatable-projects';

/*
 * The stages of unit tests with a program in the place of Jest, which writes down how it was called and reports one
 * test of each slow project that it was not set to leave out.
 */

const program = `#!${process.execPath}
const { appendFileSync, writeFileSync, existsSync } = require('node:fs');
const args = process.argv.slice(2);
const { FORECOURT_RESULTS, FORECOURT_RUNNER, DATABASE_URL } = process.env;
writeFileSync('called.json', JSON.stringify({ args, runner: FORECOURT_RUNNER, database: DATABASE_URL ?? null }));
const fails = existsSync('fails');
for (const project of ${JSON.stringify(repeatableProjects.map(({ name }) => name))})
  if (!args.includes(project))
    appendFileSync(FORECOURT_RESULTS, JSON.stringify({ runner: FORECOURT_RUNNER, project, title: 'slow', status: 'passed' }) + '\\n');
process.exitCode = fails ? 1 : 0;
`;

let context: StageContext;
const at = (path: string): string => join(context.root, path);
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-unit-'));
  context = {
    root,
    resultsFile: join(root, 'test-results/results.json'),
    signal: new AbortController().signal,
    sharesTerminal: false,
  };
  write('node_modules/.bin/jest', program);
  chmodSync(at('node_modules/.bin/jest'), 0o755);
  for (const { inputs } of repeatableProjects)
    for (const input of inputs) write(extname(input) ? input : `${input}/source.ts`, input);
});
afterEach(() => rmSync(context.root, { recursive: true, force: true }));

interface Call {
  args: string[];
  runner: string;
  database: string | null;
}

const run = async (name: 'unit' | 'postgres'): Promise<{ call: Call; results: TestResult[] }> => {
  rmSync(context.resultsFile, { force: true });
  appendRun(context.resultsFile, 'began', { commit: null, changed: [] });
  await STAGES.find((stage) => stage.name === name)?.run(context);
  const call = JSON.parse(readFileSync(at('called.json'), 'utf8')) as Call; // written by the program above
  return { call, results: readRun(context.resultsFile)?.results ?? [] };
};
const leftOut = ({ args }: Call): string[] => args.slice(args.indexOf('--ignoreProjects') + 1);
const withPostgres = ['service-api', 'tools-postgres'];
const names = repeatableProjects.map(({ name }) => name);

test('unit tests leave out what needs PostgreSQL, and what passed with the same inputs, which is reported all the same', async () => {
  const first = await run('unit');
  expect(leftOut(first.call)).toEqual(withPostgres);
  expect(first.results.map(({ project, unchanged }) => [project, unchanged])).toEqual(
    names.map((name) => [name, undefined]),
  );
  const second = await run('unit');
  expect(leftOut(second.call)).toEqual([...withPostgres, ...names]);
  expect(second.results).toEqual(first.results.map((result) => ({ ...result, unchanged: true })));
  write('demo/src/art/source.ts', 'another car');
  const third = await run('unit');
  expect(leftOut(third.call)).toEqual([...withPostgres, 'tools-contract-change']);
  expect((await run('unit')).results.every(({ unchanged }) => unchanged)).toBe(true);
});

test('nothing is kept of unit tests that failed', async () => {
  write('fails', '');
  await run('unit');
  expect(existsSync(at('.cache/steady'))).toBe(false);
  expect(leftOut((await run('unit')).call)).toEqual(withPostgres);
});

test('what needs PostgreSQL gets the server that DATABASE_URL names, and nothing else does', async () => {
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = 'postgres://somebody@127.0.0.1:1/none';
  try {
    expect((await run('postgres')).call).toEqual({
      args: expect.arrayContaining(['--selectProjects', ...withPostgres]),
      runner: 'postgres',
      database: 'postgres://somebody@127.0.0.1:1/none',
    });
    expect((await run('unit')).call.database).toBeNull();
  } finally {
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
});
