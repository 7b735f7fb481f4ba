import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingLog } from '../testing/search-platform';
import { findBinary } from './binary';
import { isHealthy } from './probe';
import { waitForEnd } from './pid-file';
import { startMeilisearch, type MeilisearchServer } from './start-meilisearch';

const env = { PATH: process.env.PATH };
let home: string;
const started: MeilisearchServer[] = [];

const start = async (log = recordingLog()) => {
  const server = await startMeilisearch({ home, log, env });
  started.push(server);
  return server;
};

const pidOf = (server: MeilisearchServer): number => {
  const pid = server.pid();
  if (pid === null) throw new Error('the server has no process');
  return pid;
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let waitedMs = 0; !(await holds()); waitedMs += 50) {
    if (waitedMs > 15_000) throw new Error('it never came');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'search-home-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(async (server) => server.stop()));
  rmSync(home, { recursive: true, force: true });
});

test('starts on loopback with a master key only its owner can read, and stops', async () => {
  const server = await start();
  expect(server.host).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const keyFile = join(home, 'meilisearch', 'master-key');
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  expect(readFileSync(keyFile, 'utf8')).toBe(server.masterKey);
  expect((await fetch(`${server.host}/keys`)).status).toBe(401);

  const pid = pidOf(server);
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain(server.masterKey);
  await server.stop();
  expect(await waitForEnd(pid, 0)).toBe(true);
});

test('keeps its master key over restarts', async () => {
  const first = await start();
  await first.stop();
  expect((await start()).masterKey).toBe(first.masterKey);
});

test('stops the server a killed platform left on the same data folder, and starts its own', async () => {
  const before = recordingLog();
  const leftBehind = await start(before);
  const pid = pidOf(leftBehind);
  const log = recordingLog();
  const server = await start(log);
  expect(pidOf(server)).not.toBe(pid);
  expect(log.lines.join()).toContain('left running');
  await until(async () => Promise.resolve(before.lines.join().includes('took over')));
  expect(await isHealthy(server.host, 1_000)).toBe(true);
});

test('leaves a process alone whose number the pid file names but which is not its server', async () => {
  const other = spawn('sleep', ['30'], { stdio: 'ignore' });
  mkdirSync(join(home, 'meilisearch'), { recursive: true });
  writeFileSync(join(home, 'meilisearch', 'server.json'), JSON.stringify({ pid: other.pid }));
  await start();
  expect(other.exitCode).toBeNull();
  expect(other.signalCode).toBeNull();
  other.kill();
});

test('starts a server that died again, at the same address', async () => {
  const log = recordingLog();
  const server = await start(log);
  const pid = pidOf(server);
  process.kill(pid, 'SIGKILL');
  await until(async () => pidOf(server) !== pid && (await isHealthy(server.host, 500)));
  expect(log.lines.join()).toContain('starting it again');
});

test('a platform that is killed takes its server with it', async () => {
  const program = `
    import { startMeilisearch } from ${JSON.stringify(join(__dirname, 'start-meilisearch.ts'))};
    const log = { info() {}, warn() {}, error() {} };
    const server = await startMeilisearch({ home: ${JSON.stringify(home)}, log, env: process.env });
    process.stdout.write(String(server.pid()));
    setInterval(() => {}, 1000);`;
  const platform = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => {
    platform.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())));
  });
  expect(pid).toBeGreaterThan(1);
  platform.kill('SIGKILL');
  expect(await waitForEnd(pid, 10_000)).toBe(true);
});

test('says what to do when there is no search server for this machine', () => {
  const empty = join(home, 'empty');
  mkdirSync(empty);
  expect(() => findBinary(home, { PATH: empty }, '')).toThrow(
    /not installed.*MEILI_HOST and MEILI_MASTER_KEY/s,
  );
});

test('takes a meilisearch on the PATH', () => {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  const file = join(folder, 'meilisearch');
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  expect(findBinary(home, { PATH: `/nowhere:${folder}` }, '')).toBe(file);
});

test('names what is wrong with MEILI_HOST and MEILI_MASTER_KEY', async () => {
  const server = await start();
  const log = recordingLog();
  const use = (own: Record<string, string>) => startMeilisearch({ home, log, env: own });
  await expect(use({ MEILI_HOST: server.host })).rejects.toThrow(/MEILI_MASTER_KEY is not/);
  await expect(use({ MEILI_HOST: 'http://127.0.0.1:9', MEILI_MASTER_KEY: 'x' })).rejects.toThrow(
    /does not answer/,
  );
  const wrong = { MEILI_HOST: server.host, MEILI_MASTER_KEY: 'wrong-key-of-enough-length' };
  await expect(use(wrong)).rejects.toThrow(/refuses MEILI_MASTER_KEY/);
  const used = await use({ MEILI_HOST: `${server.host}/`, MEILI_MASTER_KEY: server.masterKey });
  expect(used).toMatchObject({ host: server.host, masterKey: server.masterKey });
  await used.stop();
  expect(await isHealthy(server.host, 30_000)).toBe(true);
});

test('a server that ends at once is an error that shows the end of its log', async () => {
  const folder = join(home, 'meilisearch');
  mkdirSync(join(folder, 'data.ms'), { recursive: true });
  writeFileSync(join(folder, 'data.ms', 'VERSION'), '0.1.0');
  await expect(start()).rejects.toMatchObject({ problem: 'did-not-start' });
});
