import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pidIn, removePidFile, stopLeftOver, waitForEnd, writePidFile } from './pid-file';

let home: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pid-file-'));
  file = join(home, 'server.json');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** A process that calls itself what the test says. */
function run(name: string): number {
  const child = spawn('sleep', ['60'], { argv0: name, stdio: 'ignore' });
  children.push(child);
  if (child.pid === undefined) throw new Error('it did not start');
  return child.pid;
}

test('the file names a process to its owner alone', () => {
  writePidFile(file, 7);
  expect([pidIn(file), statSync(file).mode & 0o777]).toEqual([7, 0o600]);
  removePidFile(file);
  expect([pidIn(file), existsSync(file)]).toEqual([undefined, false]);
  removePidFile(file);
});

test.each(['', '{', '{"pid":1}', '{"pid":2.5}'])('a file that holds %j names none', async (text) => {
  writeFileSync(file, text);
  expect(pidIn(file)).toBeUndefined();
  expect(await stopLeftOver(file, home)).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test('a server of this data folder is stopped', async () => {
  const pid = run(`meilisearch --db-path ${home}`);
  expect(await waitForEnd(pid, 30)).toBe(false);
  writePidFile(file, pid);
  expect(await stopLeftOver(file, home)).toBe(pid);
  expect(await waitForEnd(pid, 5_000)).toBe(true);
  writePidFile(file, pid);
  expect(await stopLeftOver(file, home)).toBeUndefined();
});

test.each([
  ['another server', 'meilisearch --db-path /elsewhere'],
  ['another program', 'backup'],
])('%s of the same number is left alone', async (_what, name) => {
  const pid = run(name === 'backup' ? `backup ${home}` : name);
  writePidFile(file, pid);
  expect(await stopLeftOver(file, home)).toBeUndefined();
  expect(await waitForEnd(pid, 30)).toBe(false);
  expect(existsSync(file)).toBe(false);
});

test('a copy of the folder of a running platform leaves its server alone', async () => {
  const original = join(home, 'original');
  const pid = run(`meilisearch --db-path ${original}/data.ms`);
  writePidFile(file, pid);
  expect(await stopLeftOver(file, join(home, 'copy', 'data.ms'))).toBeUndefined();
  expect(await waitForEnd(pid, 30)).toBe(false);
});
