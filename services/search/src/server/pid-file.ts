import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const entrySchema = z.object({ pid: z.int().check(z.gte(2)) });

/** How long a left-over server gets to close its files before it is killed, in ms. */
const CLOSE_LIMIT_MS = 10_000;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Command line of a process; empty when it is gone or cannot be read. */
function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** A process number is used again after a while: only a server of this very data folder is ours. */
const isOurs = (pid: number, dataFolder: string): boolean => {
  const line = commandLine(pid);
  return line.includes('meilisearch') && line.includes(dataFolder);
};

export const writePidFile = (file: string, pid: number): void =>
  writeFileSync(file, JSON.stringify({ pid }), { mode: 0o600 });

/** Process number the file names. */
export function pidIn(file: string): number | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.pid;
  } catch {
    return undefined;
  }
}

export const removePidFile = (file: string): void => rmSync(file, { force: true });

/** Waits until a process is gone; false when it still runs after the limit. */
export async function waitForEnd(pid: number, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (isRunning(pid)) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

/**
 * Stops a server that a killed platform left running on a data folder; two of them would damage the index. The file may
 * be a copy, as a restored backup has one: a server of any other folder is left alone.
 * Resolves with its process number, or undefined when there was none.
 */
export async function stopLeftOver(file: string, dataFolder: string): Promise<number | undefined> {
  const pid = pidIn(file);
  removePidFile(file);
  if (pid === undefined || !isRunning(pid) || !isOurs(pid, dataFolder)) return undefined;
  process.kill(pid, 'SIGTERM');
  if (!(await waitForEnd(pid, CLOSE_LIMIT_MS)) && isOurs(pid, dataFolder)) {
    process.kill(pid, 'SIGKILL');
    await waitForEnd(pid, CLOSE_LIMIT_MS);
  }
  return pid;
}
