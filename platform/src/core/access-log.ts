import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AnsweredRequest } from 'service-delivery';
import type { PlatformLog } from './log';

/** Lines are written together, at the latest after this long, in ms. */
const flushEveryMs = 1000;
const mostBuffered = 64 * 1024;
const largestBytes = 100 * 1024 * 1024;

/** The log of all requests, buffered so that a page does not wait for a disk. */
export interface AccessLog {
  write: (answered: AnsweredRequest) => void;
  /** Resolves when everything is in the file. */
  close: () => Promise<void>;
}

/** JSON lines; one older file is kept, so that the log cannot fill the disk. */
export function createAccessLog({
  file,
  now,
  log,
}: {
  file: string;
  now: () => Date;
  log: Pick<PlatformLog, 'warn'>;
}): AccessLog {
  let buffer = '';
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  const append = async (lines: string): Promise<void> => {
    try {
      await mkdir(dirname(file), { recursive: true });
      const size = await stat(file).then(
        (known) => known.size,
        () => 0,
      );
      if (size > largestBytes) await rename(file, `${file}.1`);
      await appendFile(file, lines, { mode: 0o600 });
      hasFailed = false;
    } catch (error) {
      // A full disk must not end the platform, and one line about it is enough.
      if (!hasFailed) log.warn({ error: String(error) }, 'the access log cannot be written');
      hasFailed = true;
    }
  };
  let writing = Promise.resolve();
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = buffer;
    buffer = '';
    if (lines) writing = writing.then(() => append(lines));
  };

  return {
    write: ({ id, method, path, site, status, ms, bytes }) => {
      const line = { time: now().toISOString(), request: id, method, path, site, status, ms, bytes };
      buffer += `${JSON.stringify(line)}\n`;
      if (buffer.length > mostBuffered) flush();
      else timer ??= setTimeout(flush, flushEveryMs).unref();
    },
    close: () => {
      flush();
      return writing;
    },
  };
}
