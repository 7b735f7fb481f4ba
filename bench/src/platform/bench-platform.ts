import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './ask';
import { root } from './repository';

/** A platform of its own for the benchmark, started as people start it, on a port of its own. */
export interface BenchPlatform {
  port: () => number;
  /** Number of the process that serves. */
  pid: () => number;
  /** Starts it and waits until it is healthy; gives the seconds that took and what it printed. */
  start: () => Promise<{ seconds: number; output: string }>;
  stop: () => Promise<void>;
  /**
   * Imports a file of listings into a site; gives what the command counted.
   *
   * @param source files of one source replace each other's cars; the mapping's name by default
   */
  importStock: (site: string, file: string, source?: string) => Promise<ImportResult>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

export interface ImportResult {
  rows: number;
  added: number;
  seconds: number;
}

/** A start that takes longer has failed; the budget is far below. */
const startLimitMs = 600_000;
const stopLimitMs = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Stops a process that leads a group of its own, and then whatever it left behind, such as compilers of a start that
 * was given up.
 */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(force);
  }
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No run was left over.
  }
}

const copySampleSites = (folder: string): Promise<void> =>
  cp(join(root, 'sites'), folder, { recursive: true });

/**
 * A platform with a data folder and sites of its own in the system's temporary folder.
 *
 * @param writeSites fills the folder of sites; the sample sites by default
 */
export async function createBenchPlatform(writeSites = copySampleSites): Promise<BenchPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [home, sites] = [join(folder, 'home'), join(folder, 'sites')];
  await writeSites(sites);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    FORECOURT_HOME: home,
    FORECOURT_SITES: sites,
    // Requests that stand for many shoppers name the address of each.
    TRUSTED_PROXIES: 'loopback',
    // Without it the platform renders pictures while idle, which would count as work for pages.
    FORECOURT_TEST: '1',
  };
  let child: ChildProcess | null = null;
  let port = 0;
  let pid = 0;

  /** Of the serving process that was started since; a file of one that was killed is older. */
  const readControl = async (since: number): Promise<{ port: number; pid: number } | null> => {
    const file = join(home, 'control.json');
    if (!existsSync(file)) return null;
    const control = JSON.parse(await readFile(file, 'utf8')) as {
      port: number;
      pid: number;
      startedAt: string;
    }; // written by the platform
    return Date.parse(control.startedAt) >= since ? control : null;
  };
  const isHealthy = async (): Promise<boolean> => {
    const answer = await ask(port, '/healthz', { host: 'localhost', limitMs: 2000 }).catch(() => null);
    return answer?.status === 200;
  };

  const platform: BenchPlatform = {
    port: () => port,
    pid: () => {
      if (pid === 0) throw new Error('The platform has not been started.');
      return pid;
    },
    start: async () => {
      const startedAt = performance.now();
      const since = Date.now();
      const started = spawn(process.execPath, [join(root, 'platform/bin/start.mjs')], {
        env,
        cwd: root,
        detached: true,
      });
      child = started;
      let output = '';
      const collect = (part: unknown) => (output += String(part));
      started.stdout.on('data', collect);
      started.stderr.on('data', collect);
      while (performance.now() - startedAt < startLimitMs) {
        if (started.exitCode !== null) throw new Error(`The platform ended while starting:\n${output}`);
        ({ port, pid } = (await readControl(since)) ?? { port: 0, pid: 0 });
        if (port > 0 && (await isHealthy())) {
          return { seconds: (performance.now() - startedAt) / 1000, output };
        }
        await pause(50);
      }
      throw new Error(`The platform did not start within ${startLimitMs / 1000} s:\n${output}`);
    },
    stop: async () => {
      if (child) await stopProcess(child);
      child = null;
    },
    importStock: async (site, file, source) => {
      const named = source === undefined ? [] : ['--source', source];
      const command = spawn(
        process.execPath,
        [
          join(root, 'platform/bin/forecourt.mjs'),
          'stock',
          'import',
          '--site',
          site,
          '--file',
          file,
          '--json',
          ...named,
        ],
        { env, cwd: root },
      );
      let [out, err] = ['', ''];
      command.stdout.on('data', (part) => (out += String(part)));
      command.stderr.on('data', (part) => (err += String(part)));
      const [status] = (await once(command, 'close')) as [number | null]; // the exit status comes first
      if (status !== 0) throw new Error(`The import of ${file} failed:\n${err}`);
      return JSON.parse(out) as ImportResult; // printed by our own command
    },
    remove: async () => {
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return platform;
}
