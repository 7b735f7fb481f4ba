import { runCli } from './run-cli';

jest.mock('service-api', () => {
  throw new Error('The API was loaded, which takes seconds.');
});

test('help, and a command that is refused, come without the code of the API', async () => {
  const lines: string[] = [];
  const out = { print: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) };
  expect(await runCli(['--help'], out)).toBe(0);
  expect(await runCli(['sites', 'chek'], out)).toBe(2);
  expect(lines.join('\n')).toContain('There is no command "sites chek".');
});
