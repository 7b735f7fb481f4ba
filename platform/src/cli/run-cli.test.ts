import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../repository';
import { commands, runCli } from './run-cli';

jest.mock('service-api', () => {
  throw new Error('The API was loaded, which takes seconds.');
});

test('help, and a command that is refused, come without the code of the API', async () => {
  const lines: string[] = [];
  const out = { print: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) };
  expect(await runCli(['--help'], out)).toBe(0);
  expect(await runCli(['-h'], out)).toBe(0);
  expect(await runCli(['sites', 'check', '-h'], out)).toBe(0);
  expect(await runCli(['sites', 'chek'], out)).toBe(2);
  expect(lines.join('\n')).toContain('There is no command "sites chek".');
});

test('the first word of commands lists them', async () => {
  for (const [words, status] of [
    [['leads', '--help'], 0],
    [['leads'], 2],
  ] as const) {
    const lines: string[] = [];
    expect(
      await runCli(words, { print: (line) => lines.push(line), complain: (line) => lines.push(line) }),
    ).toBe(status);
    const text = lines.join('\n');
    expect(text).toContain('leads reconcile');
    expect(text).not.toContain('release publish');
  }
});

test('a reader that leaves early, as head does, gets no error of the command', async () => {
  const command = join(root, 'platform', 'bin', 'forecourt.mjs');
  const piped = `"${process.execPath}" "${command}" --help | true`;
  const { stderr } = await promisify(execFile)('sh', ['-c', piped]);
  expect(stderr).toBe('');
});

test('docs/operations.md lists every command with its options', () => {
  const rows = readFileSync(join(root, 'docs/operations.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `(?:start|\w+ \w+[^`]*)`/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim()),
    );
  const listed = commands.map(({ name, words, options }) => [
    `\`${[name, ...words].join(' ')}\``,
    Object.keys(options)
      .map((option) => `\`--${option}\``)
      .join(', '),
  ]);
  expect(rows).toEqual(listed);
});
