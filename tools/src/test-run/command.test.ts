import { runCommand } from './command';

const run = (code: string, options: { label?: string; quiet?: boolean }) =>
  runCommand(process.execPath, ['-e', code], { cwd: '.', limitMs: 30_000, ...options });

let shown: jest.SpyInstance;
beforeEach(() => {
  shown = jest.spyOn(console, 'log').mockImplementation(() => {});
});

test('each line of a command with a label is shown behind it, of errors too', async () => {
  const outcome = await run("console.log('one\\ntwo'); console.error('three')", { label: 'unit' });
  expect(outcome).toEqual({ ok: true, output: '', timedOut: false });
  const lines = shown.mock.calls.flat() as string[]; // one text each
  expect(lines.toSorted()).toEqual(['unit | one', 'unit | three', 'unit | two']);
});

test('what a quiet command writes is answered, not shown', async () => {
  expect(await run("console.log('one'); process.exitCode = 3", { quiet: true })).toEqual({
    ok: false,
    output: 'one\n',
    timedOut: false,
  });
  expect(shown).not.toHaveBeenCalled();
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server that a command leaves behind is ended, and does not keep its output open', async () => {
  // It writes before it reports: with the report the command ends, and the server with it.
  const server = "console.log(process.pid); process.send('up'); setInterval(() => {}, 1000);";
  const leave = `const { spawn } = require('node:child_process');
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio }).once('message', () => process.exit(0));`;
  expect(await run(leave, { label: 'unit' })).toMatchObject({ ok: true });
  // On a busy machine the line comes after the end.
  while (shown.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const pid = Number(/\d+/.exec(String(shown.mock.calls.flat()[0]))?.[0]);
  expect(pid).toBeGreaterThan(0);
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
});
