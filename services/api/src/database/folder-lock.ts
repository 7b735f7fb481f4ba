import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseLocked } from './database';

interface Holder {
  pid: number;
  /** When that process started, so that a later process with the same number is not taken for it. */
  started: string | null;
}

/** Start time of a process in clock ticks since boot, where the system gives it; else null. */
function startOf(pid: number): string | null {
  try {
    // The name in parentheses may hold spaces; field 22 is counted from behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // kill fails with a system error only
  }
  const current = startOf(pid);
  return started === null || current === null || started === current;
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>; // checked below
    return typeof holder.pid === 'number' ? { pid: holder.pid, started: holder.started ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * Takes a folder for this process: PGlite opened twice loses rows without an error. A lock left behind by a
 * process that is gone is taken over. Gives the function that releases it.
 */
export async function lockFolder(file: string, folder: string): Promise<() => void> {
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
      await handle.close();
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // open fails with a system error only
    }
    const holder = await readHolder(file);
    if (holder && isRunning(holder)) {
      throw new DatabaseLocked(
        `The data folder ${folder} is in use by process ${holder.pid}. Only one process may open it, or data ` +
          `would be lost. Stop that process, or choose another folder with FORECOURT_HOME.`,
      );
    }
    // Moved away first: of two processes that see the same stale lock only one can rename it.
    const stale = `${file}.stale-${process.pid}`;
    await rename(file, stale).catch(() => undefined);
    await rm(stale, { force: true });
  }
  throw new DatabaseLocked(
    `The lock ${file} cannot be taken. Another process may be starting at this moment; try again.`,
  );
}
