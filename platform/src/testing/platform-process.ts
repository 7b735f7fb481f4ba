import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../repository';
import { controlFile, type ControlFile } from '../control/protocol';
import { ask, type Answer, type AskOptions } from './ask';

/** A platform in a process of its own, without builds and stock: its tests bring releases of their own. */
export interface PlatformProcess {
  home: string;
  /** Its copy of the sample sites. */
  sites: string;
  port: () => number;
  /** Number of the process that serves. */
  pid: () => number;
  /** What it printed. */
  output: () => string;
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
  /** Starts it (again) and waits until it is healthy. */
  start: () => Promise<void>;
  /** Sends a signal and waits for the end; gives the exit status. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

const startLimitMs = 120_000;
const stopLimitMs = 15_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What `npm start` runs, without builds and stock, as arguments of Node. */
const program = ['--import', 'tsx', join(root, 'platform/src/testing/empty-start.ts')];

/** A platform with its own data folder and a copy of the sample sites. Nothing runs before `start`. */
export async function createPlatformProcess(env: Record<string, string> = {}): Promise<PlatformProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const [home, sites] = [join(folder, 'home'), join(folder, 'sites')];
  await cp(join(root, 'sites'), sites, { recursive: true });
  const environment = {
    ...process.env,
    PORT: '0',
    FORECOURT_HOME: home,
    FORECOURT_SITES: sites,
    FORECOURT_TEST: '1',
    // Releases of these tests have no scripts: a browser of the gate would wait for them on each page.
    CHROMIUM_PATH: join(folder, 'no-browser'),
    ...env,
  };
  let child: ChildProcess | null = null;
  let output = '';
  let port = 0;
  let pid = 0;

  /** Of the serving process that was started since; a file of one that was killed is older. */
  const readControl = async (since: number): Promise<ControlFile | null> => {
    const file = controlFile(home);
    if (!existsSync(file)) return null;
    const control = JSON.parse(await readFile(file, 'utf8')) as ControlFile; // written by the platform
    return Date.parse(control.startedAt) >= since ? control : null;
  };

  const platform: PlatformProcess = {
    home,
    sites,
    port: () => port,
    pid: () => pid,
    output: () => output,
    ask: (path, options = {}) => ask(port, path, options),
    start: async () => {
      output = '';
      const since = Date.now();
      const started = spawn(process.execPath, program, {
        env: environment,
        cwd: root,
      });
      child = started;
      const collect = (part: unknown) => (output += String(part));
      started.stdout.on('data', collect);
      started.stderr.on('data', collect);
      const until = Date.now() + startLimitMs;
      while (Date.now() < until) {
        if (started.exitCode !== null) throw new Error(`The platform ended while starting:\n${output}`);
        ({ port, pid } = (await readControl(since)) ?? { port: 0, pid: 0 });
        if (port > 0 && (await ask(port, '/healthz', {}).catch(() => null))?.status === 200) return;
        await pause(100);
      }
      throw new Error(`The platform did not start within ${startLimitMs} ms:\n${output}`);
    },
    stop: async (signal = 'SIGTERM') => {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null)
        return running?.exitCode ?? null;
      const ended = once(running, 'exit');
      running.kill(signal);
      // As when the machine is switched off: the serving process does not outlive its supervisor to close in order.
      if (signal === 'SIGKILL') process.kill(pid, signal);
      const force = setTimeout(() => running.kill('SIGKILL'), stopLimitMs);
      await ended;
      clearTimeout(force);
      return running.exitCode;
    },
    remove: async () => {
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return platform;
}
