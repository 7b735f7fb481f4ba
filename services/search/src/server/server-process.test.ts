import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingLog } from '../testing/search-platform';
import { findBinary } from './binary';
import { waitForEnd } from './pid-file';
import { isHealthy } from './probe';
import { createServerProcess } from './server-process';

const masterKey = 'a-master-key-of-enough-length';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-process-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program of the test's in the server's place. */
function startScript(text: string, startLimitMs = 20_000) {
  const binary = join(folder, 'meilisearch');
  writeFileSync(binary, `#!/bin/sh\n${text}\n`);
  chmodSync(binary, 0o755);
  return createServerProcess({ binary, folder, masterKey, startLimitMs, log: recordingLog() }).start();
}
const pidFile = () => join(folder, 'server.json');

test('a server that ends at once is tried three times, and the last lines of its log are shown', async () => {
  const failure = startScript('for line in 1 2 3; do echo "line $line"; done; exit 3');
  await expect(failure).rejects.toMatchObject({ name: 'SearchServerError', problem: 'did-not-start' });
  const log = join(folder, 'meilisearch.log');
  expect(readFileSync(log, 'utf8')).toBe('line 1\nline 2\nline 3\n'.repeat(3));
  expect(statSync(log).mode & 0o777).toBe(0o600);
  expect(existsSync(pidFile())).toBe(false);
  const message = await failure.catch((error: unknown) => String(error));
  expect(message).toContain('did not answer within 20 s');
  expect(message).toContain(
    `${log} ends with:\n${'line 2\nline 3\nline 1\n'.repeat(2)}line 2\nline 3\nIf the data was made`,
  );
  expect(message).toContain(`delete ${join(folder, 'data.ms')}: the index`);
});

test('a server that never answers is given up after its time, at the first attempt, and ended', async () => {
  const failure = startScript('echo $$ > started; exec sleep 60', 400);
  await expect(failure).rejects.toThrow(/did not answer within 0\.4 s.*ends with:\n\(nothing\)\n/s);
  const pid = Number(readFileSync(join(folder, 'started'), 'utf8'));
  expect(await waitForEnd(pid, 0)).toBe(true);
  expect(existsSync(pidFile())).toBe(false);
});

test('it is started for this machine alone, in its folder, with the key in its environment only', async () => {
  await expect(startScript('echo "$@"; env; pwd; exit 0')).rejects.toThrow('did not start');
  const [args = '', ...lines] = readFileSync(join(folder, 'meilisearch.log'), 'utf8').split('\n');
  expect(args.replace(/127\.0\.0\.1:\d+/, 'address')).toBe(
    `--http-addr address --env production --no-analytics --log-level WARN --db-path ${folder}/data.ms ` +
      `--dump-dir ${folder}/dumps --snapshot-dir ${folder}/snapshots --max-indexing-threads 2 ` +
      `--max-indexing-memory 2GiB --experimental-drop-search-after 10`,
  );
  const names = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect([...new Set(names)].toSorted().filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([
    'HOME', 'MEILI_MASTER_KEY', 'PATH',
  ]); // prettier-ignore
  expect(lines).toEqual(expect.arrayContaining([`HOME=${folder}`, `MEILI_MASTER_KEY=${masterKey}`, folder]));
});

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 25));
};

test('a server that dies is started again, sooner after it has answered than after it has not, until it is stopped', async () => {
  const log = recordingLog();
  const binary = findBinary(folder, process.env);
  const server = await createServerProcess({ binary, folder, masterKey, startLimitMs: 60_000, log }).start();
  expect(readFileSync(pidFile(), 'utf8')).toContain(`"pid":${server.pid()}`);
  const kill = () => process.kill(server.pid() ?? 0, 'SIGKILL');
  const count = (text: string) => log.lines.filter((line) => line.startsWith(text)).length;
  for (let death = 1; death <= 2; death += 1) {
    kill();
    await until(() => count('the search server answers again') === death);
    expect(await isHealthy(server.host, 5_000)).toBe(true);
  }
  // What another version left is no data for this one: it ends at once, each time.
  writeFileSync(join(folder, 'data.ms', 'VERSION'), '0.1.0');
  kill();
  await until(() => count('the search server ended') === 5);
  const delays = log.lines.flatMap((line) => /"restartDelayMs":(\d+)/.exec(line)?.[1] ?? []);
  expect(delays).toEqual(['250', '250', '250', '500', '1000']);
  expect(log.lines[0]).toBe(
    'the search server ended; starting it again {"code":null,"signal":"SIGKILL","restartDelayMs":250}',
  );
  expect(count('the search server answers again')).toBe(2);
  await server.stop();
  expect(existsSync(pidFile())).toBe(false);
  const ended = count('the search server ended');
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(count('the search server ended')).toBe(ended);
});
