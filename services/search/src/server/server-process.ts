import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from '../logger';
import { pidIn, removePidFile, stopLeftOver, writePidFile } from './pid-file';
import { isHealthy } from './probe';
import { SearchServerError } from './search-server-error';
import type { MeilisearchServer } from './start-meilisearch';

interface ServerProcessOptions {
  binary: string;
  /** Absolute folder for data, log and pid file. */
  folder: string;
  masterKey: string;
  startLimitMs: number;
  log: Logger;
}

/** Ports are chosen by us and taken by the server a moment later; another program may come between. */
const START_ATTEMPTS = 3;
const STOP_LIMIT_MS = 10_000;
const FIRST_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 30_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // it listens on a TCP port
      probe.close(() => resolve(port));
    });
  });

/**
 * Linux can end a child with its parent, even when the parent is killed; elsewhere the pid file alone stops a
 * left-over at the next start.
 */
function withParentDeath(binary: string, args: string[]): [string, string[]] {
  const help =
    process.platform === 'linux' ? spawnSync('setpriv', ['--help'], { encoding: 'utf8' }) : undefined;
  if (!help?.stdout?.includes('--pdeathsig')) return [binary, args];
  return ['setpriv', ['--pdeathsig', 'TERM', '--', binary, ...args]];
}

/** Last lines of the server's log, for the message of a failed start. */
function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
}

/** One Meilisearch of our own on one data folder. */
export function createServerProcess(options: ServerProcessOptions): {
  start: () => Promise<MeilisearchServer>;
} {
  const { binary, folder, masterKey, startLimitMs, log } = options;
  const dataFolder = join(folder, 'data.ms');
  const logFile = join(folder, 'meilisearch.log');
  const pidFile = join(folder, 'server.json');
  let child: ChildProcess | undefined;
  let port = 0;
  let stopping = false;
  let restartDelayMs = FIRST_RESTART_DELAY_MS;
  let restartTimer: NodeJS.Timeout | undefined;

  const hostOf = () => `http://127.0.0.1:${port}`;

  function launch(): ChildProcess {
    const args = [
      ...['--http-addr', `127.0.0.1:${port}`, '--env', 'production', '--no-analytics', '--log-level', 'WARN'],
      ...[
        '--db-path',
        dataFolder,
        '--dump-dir',
        join(folder, 'dumps'),
        '--snapshot-dir',
        join(folder, 'snapshots'),
      ],
      ...[
        '--max-indexing-threads',
        '2',
        '--max-indexing-memory',
        '2GiB',
        '--experimental-drop-search-after',
        '10',
      ],
    ];
    const output = openSync(logFile, 'a', 0o600);
    const [command, all] = withParentDeath(binary, args);
    const launched = spawn(command, all, {
      cwd: folder,
      // The key travels in the environment: a command line can be read by every user of the machine.
      env: { PATH: process.env.PATH, HOME: folder, MEILI_MASTER_KEY: masterKey },
      stdio: ['ignore', output, output],
      // A group of its own: Ctrl-C reaches the platform alone, which then stops the server in order.
      detached: true,
    });
    closeSync(output);
    launched.on('error', (error) =>
      log.error({ error: error.message }, 'the search server could not be run'),
    );
    if (launched.pid !== undefined) writePidFile(pidFile, launched.pid);
    launched.unref();
    return launched;
  }

  const hasEnded = (launched: ChildProcess) =>
    launched.pid === undefined || launched.exitCode !== null || launched.signalCode !== null;

  /** True when it answers; false when it ended or the time is up. */
  async function becomesHealthy(launched: ChildProcess): Promise<boolean> {
    const until = performance.now() + startLimitMs;
    while (performance.now() < until && !hasEnded(launched)) {
      if (await isHealthy(hostOf(), 1_000)) return !hasEnded(launched);
      await sleep(25);
    }
    return false;
  }

  async function end(launched: ChildProcess): Promise<void> {
    if (hasEnded(launched)) return;
    const ended = new Promise<void>((resolve) => launched.once('exit', () => resolve()));
    launched.ref();
    launched.kill('SIGTERM');
    const timer = setTimeout(() => launched.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  /** Starts the server again when it ends by itself, at the same address, with growing pauses. */
  function keepRunning(launched: ChildProcess): void {
    launched.once('exit', (code, signal) => {
      if (stopping) return;
      if (pidIn(pidFile) !== launched.pid) {
        log.warn({}, 'another platform took over the data folder of the search server');
        return;
      }
      log.error({ code, signal, restartDelayMs }, 'the search server ended; starting it again');
      restartTimer = setTimeout(() => void restart(), restartDelayMs);
      restartDelayMs = Math.min(restartDelayMs * 2, MAX_RESTART_DELAY_MS);
    });
  }

  async function restart(): Promise<void> {
    if (stopping) return;
    const launched = launch();
    child = launched;
    keepRunning(launched);
    if (await becomesHealthy(launched)) {
      restartDelayMs = FIRST_RESTART_DELAY_MS;
      log.info({ host: hostOf() }, 'the search server answers again');
    } else await end(launched);
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(restartTimer);
    if (child) await end(child);
    if (pidIn(pidFile) === child?.pid) removePidFile(pidFile);
  }

  return {
    async start() {
      const leftOver = await stopLeftOver(pidFile, dataFolder);
      if (leftOver !== undefined)
        log.warn({ pid: leftOver }, 'stopped a search server that was left running');
      for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
        port = await freePort();
        const launched = launch();
        child = launched;
        if (await becomesHealthy(launched)) {
          keepRunning(launched);
          return { host: hostOf(), masterKey, pid: () => child?.pid ?? null, stop };
        }
        const endedByItself = hasEnded(launched);
        await end(launched);
        if (!endedByItself) break;
      }
      removePidFile(pidFile);
      throw new SearchServerError(
        'did-not-start',
        `The search server (${binary}) did not start: it ended, or did not answer within ` +
          `${startLimitMs / 1000} s. Its log ${logFile} ends with:\n${lastLines(logFile) || '(nothing)'}\nIf the data was made by ` +
          `another version, delete ${dataFolder}: the index is rebuilt from the database.`,
      );
    },
  };
}
