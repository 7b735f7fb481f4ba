import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const entrySchema = z.object({ pid: z.int().check(z.gte(2)), dataFolder: z.string() });
type Entry = z.infer<typeof entrySchema>;

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
const isOurs = ({ pid, dataFolder }: Entry): boolean => {
  const line = commandLine(pid);
  return line.includes('meilisearch') && line.includes(dataFolder);
};

function readEntry(file: string): Entry | undefined {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export const writePidFile = (file: string, entry: Entry): void =>
  writeFileSync(file, JSON.stringify(entry), { mode: 0o600 });

/** Process number the file names. */
export const pidIn = (file: string): number | undefined => readEntry(file)?.pid;

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
 * Stops a server that a killed platform left running on this data folder; two of them would damage the index.
 * Resolves with its process number, or undefined when there was none.
 */
export async function stopLeftOver(file: string): Promise<number | undefined> {
  const entry = readEntry(file);
  removePidFile(file);
  if (!entry || !isRunning(entry.pid) || !isOurs(entry)) return undefined;
  process.kill(entry.pid, 'SIGTERM');
  if (!(await waitForEnd(entry.pid, CLOSE_LIMIT_MS)) && isOurs(entry)) {
    process.kill(entry.pid, 'SIGKILL');
    await waitForEnd(entry.pid, CLOSE_LIMIT_MS);
  }
  return entry.pid;
}
