import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** How a command is run. */
export interface CommandOptions {
  cwd: string;
  /** Added to this process's environment; undefined removes a variable. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Shows the output while it comes (default), or keeps it and answers it at the end. */
  quiet?: boolean;
  /** Begins each line that is shown, where several commands write at the same time. */
  label?: string | undefined;
  /** After this time the command and everything it started are ended. */
  limitMs: number;
}

/** How a command ended. */
export interface CommandOutcome {
  ok: boolean;
  /** Everything it wrote, when run quietly. */
  output: string;
  timedOut: boolean;
}

/** Time that a command gets to clean up after itself before it is ended for good. */
const GRACE_MS = 5_000;

const running = new Set<ChildProcess>();

/** Shows each line of a command's output behind a label. */
const showLabelled = (child: ChildProcess, label: string): void => {
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => console.log(`${label} | ${line}`));
};

/** Signals a command with everything it started: each command leads a process group of its own. */
const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself in the meantime.
  }
};

/** Asks a command to end, and ends it for good when it does not. */
const end = (child: ChildProcess): void => {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
};

/** Ends every command that is still running, for Ctrl-C, and waits until they have ended. */
export const endAllCommands = async (): Promise<void> => {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) end(child);
  const limit = new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  await Promise.race([Promise.all(ended), limit]);
  for (const child of running) signalGroup(child, 'SIGKILL');
};

/**
 * Runs a program and waits for its end. A program that cannot be started is an outcome, not an exception.
 *
 * @param program path or name of the program
 * @param args its arguments
 */
export const runCommand = (
  program: string,
  args: readonly string[],
  { cwd, env = {}, quiet = false, label, limitMs }: CommandOptions,
): Promise<CommandOutcome> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: quiet || label !== undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    if (quiet) {
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    } else if (label !== undefined) showLabelled(child, label);
    const timer = setTimeout(() => {
      timedOut = true;
      end(child);
    }, limitMs);
    const finish = (ok: boolean): void => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: ok && !timedOut, output, timedOut });
    };
    // A test that leaves a server behind must not keep a port or a lock for the next stage, nor this output open.
    child.on('exit', (code) => {
      signalGroup(child, 'SIGKILL');
      setTimeout(() => finish(code === 0), GRACE_MS).unref();
    });
    child.on('error', (error) => {
      output += `${program} could not be started: ${error.message}`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
