import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** First start: builds, stock and pictures, on a machine that is busy with tests. */
const startLimitMs = 300_000;
const stopLimitMs = 15_000;

/** What a command of `npx forecourt` answered. */
export interface CommandResult {
  status: number | null;
  out: string;
  err: string;
}

/** A platform in a process of its own, started as people start it. */
export interface PlatformProcess {
  /** Data folder. */
  home: string;
  port: () => number;
  /** What its last start printed. */
  output: () => string;
  /** Starts it, again too, and waits until it is healthy. */
  start: () => Promise<void>;
  /** Sends a signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

/** Hash of the renderer: pictures of another one are not used. */
async function artHash(): Promise<string> {
  const folder = join(root, 'demo/src/art');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes a data folder for one test run. Rendered pictures are shared between runs, because drawing them takes most of
 * the first start and depends on nothing but the renderer's source; everything else is new.
 */
export async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'));
  const pictures = join(root, '.cache/e2e', `pictures-${await artHash()}`);
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(home, 'pictures'), 'dir');
  return home;
}

const testEnv = (home: string, env: Record<string, string>): NodeJS.ProcessEnv => ({
  // A page whose pictures are drawn while it loads holds the browser's connections for seconds.
  FORECOURT_DEMO_PICTURES: 'small',
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
  FORECOURT_HOME: home,
  FORECOURT_TEST: '1',
  // Tests swap a release for one browser, as a developer does.
  FORECOURT_DEV: '1',
  // Each test is a visitor with an address of its own: limits per address hold for one, not for all of them.
  TRUSTED_PROXIES: 'loopback',
  // Each test signs in with a phone of its own: an hour of them is more than a site's shoppers send.
  SMS_DAILY_BUDGET: '5000',
  ...env,
});

/**
 * The commands of `npx forecourt` under one Node.
 *
 * @param node path of its executable
 */
export const forecourtUnder =
  (node: string) =>
  async (home: string, ...args: string[]): Promise<CommandResult> => {
    const command = spawn(node, [join(root, 'platform/bin/forecourt.mjs'), ...args], {
      cwd: root,
      env: testEnv(home, {}),
    });
    let [out, err] = ['', ''];
    command.stdout.on('data', (part) => (out += String(part)));
    command.stderr.on('data', (part) => (err += String(part)));
    const [status] = (await once(command, 'close')) as [number | null]; // the exit status comes first
    return { status, out, err };
  };

/** Runs one command of `npx forecourt` against a data folder. */
export const forecourt = forecourtUnder(process.execPath);

/** Where the process that serves is found. */
const readControl = async (home: string): Promise<{ socket: string; pid: number }> =>
  JSON.parse(await readFile(join(home, 'control.json'), 'utf8')) as { socket: string; pid: number }; // written by the platform

/**
 * Asks a running platform for an operation over its control socket.
 *
 * @throws when it refuses, with its words
 */
export async function control(home: string, operation: string, args: object): Promise<void> {
  const { socket } = await readControl(home);
  const connection = connect(socket);
  connection.write(`${JSON.stringify({ operation, args })}\n`);
  for await (const line of createInterface({ input: connection })) {
    const answer = JSON.parse(line) as { kind: string; message?: string }; // the control socket's protocol
    if (answer.kind === 'failed') throw new Error(answer.message);
    if (answer.kind === 'done') break;
  }
  connection.destroy();
}

/** Sets the clock of a running platform, which only one started for tests allows. */
export const setClock = (home: string, at: Date): Promise<void> =>
  control(home, 'clock.set', { at: at.toISOString() });

/** Milliseconds between two looks whether a killed process is gone. */
const goneCheckMs = 20;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A platform on a data folder. Nothing runs before `start`.
 *
 * @param host of a site whose address the start prints; the first sample site's by default
 * @param node executable it runs under; that of the tests by default
 */
export function createPlatformProcess(
  home: string,
  env: Record<string, string> = {},
  host = 'harbour.localhost',
  node = process.execPath,
): PlatformProcess {
  let child: ChildProcess | null = null;
  let port = 0;
  let output = '';

  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    // As when the machine is switched off: the serving process does not outlive its supervisor to close in order.
    const serving = signal === 'SIGKILL' ? (await readControl(home)).pid : null;
    if (serving !== null) process.kill(serving, signal);
    const force = setTimeout(() => running.kill('SIGKILL'), stopLimitMs);
    await ended;
    clearTimeout(force);
    // A large process is gone some time after it was killed, and holds the data folder until then.
    for (
      let waited = 0;
      serving !== null && waited < stopLimitMs && isRunning(serving);
      waited += goneCheckMs
    )
      await wait(goneCheckMs);
  };

  const start = async (): Promise<void> => {
    output = '';
    const started = spawn(node, [join(root, 'platform/bin/start.mjs')], {
      cwd: root,
      env: testEnv(home, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`The platform did not start within ${startLimitMs} ms:\n${output}`)),
        startLimitMs,
      );
      const read = (part: unknown): void => {
        output += String(part);
        // The addresses are printed when everything is ready.
        const found = output.split(`http://${host}:`)[1]?.match(/^\d+/)?.[0];
        if (found === undefined) return;
        clearTimeout(limit);
        port = Number(found);
        resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', (code) => {
        clearTimeout(limit);
        reject(new Error(`The platform ended with ${code} while starting:\n${output}`));
      });
    }).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  };

  return {
    home,
    port: () => port,
    output: () => output,
    start,
    stop,
    remove: async () => {
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
