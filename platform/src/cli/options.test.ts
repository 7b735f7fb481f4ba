import { readOptions } from './options';
import { findCommand, runCli, commands } from './run-cli';

const options = {
  site: { kind: 'text', value: 'slug', help: '' },
  json: { kind: 'flag', help: '' },
} as const;

test('words and options are read in any order', () => {
  const given = readOptions(['--json', 'search@1.0.0', '--site=a'], options, ['<name>']);
  expect([given.words, given.text('site'), given.flag('json')]).toEqual([['search@1.0.0'], 'a', true]);
  expect(readOptions(['--site', 'b'], options, ['[name]']).text('site')).toBe('b');
});

test.each([
  [['--jsn'], 'There is no option --jsn. Options: --site, --json.'],
  [['--site'], '--site needs a value: --site <slug>.'],
  [['--site='], '--site needs a value: --site <slug>.'],
  [['--json=yes'], '--json takes no value.'],
  [[], 'Missing: <name>.'],
  [['a', 'b'], '"b" is one word too many.'],
])('%p is refused: %p', (args, message) => {
  const words =
    args.includes('--jsn') || args.some((arg) => arg.startsWith('--site') || arg.startsWith('--json'))
      ? []
      : ['<name>'];
  expect(() => readOptions(args, options, words)).toThrow(message);
});

test('an unknown command names the ones there are', () => {
  expect(() => findCommand(['stock', 'imprt'])).toThrow(
    'There is no command "stock imprt". Commands: stock import, stock counts.',
  );
  expect(() => findCommand(['sell'])).toThrow(/release publish/);
  expect(findCommand(['release', 'publish', 'search']).rest).toEqual(['search']);
});

test('the help explains every command', async () => {
  const lines: string[] = [];
  const out = { print: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) };
  expect(await runCli(['--help'], out)).toBe(0);
  for (const { name } of commands) expect(lines.join('\n')).toContain(`  ${name}`);
  for (const { name, options: own } of commands) {
    lines.length = 0;
    expect(await runCli([...name.split(' '), '--help'], out)).toBe(0);
    for (const option of Object.keys(own)) expect(lines.join('\n')).toContain(`--${option}`);
  }
});

test('what makes no sense ends with status 2 and says what is allowed', async () => {
  const lines: string[] = [];
  const out = { print: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) };
  expect(await runCli([], out)).toBe(2);
  expect(await runCli(['release', 'status', '--jsn'], out)).toBe(2);
  expect(lines.join('\n')).toContain('There is no option --jsn. Options: --json.');
});
