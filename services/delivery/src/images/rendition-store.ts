import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../ports';

/** Rendered pictures on disk, by name. */
export interface RenditionStore {
  /** Undefined for one that is not there. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** A full disk costs time, not pictures: what cannot be written is logged. */
  write: (name: string, body: Buffer) => Promise<void>;
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** What a process that ended while it wrote has left: a name with a random end. */
const partialName = /\.[0-9a-f]{8}$/;

/** Files of the folder that were there before a moment, oldest first. */
async function filesBefore(
  folder: string,
  atMs: number,
): Promise<{ path: string; name: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { path: string; name: string; bytes: number; changedMs: number }[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    if (mtimeMs < atMs) files.push({ path, name: entry.name, bytes: size, changedMs: mtimeMs });
  }
  return files.sort((a, b) => a.changedMs - b.changedMs);
}

/**
 * Keeps rendered pictures in a folder, up to a number of bytes: the ones that were not requested for longest go first.
 * The folder belongs to one process.
 *
 * @param mostBytes above which pictures are removed
 */
export function createRenditionStore({
  folder,
  mostBytes,
  log,
}: {
  folder: string;
  mostBytes: number;
  log: Log;
}): RenditionStore {
  const startedAtMs = Date.now();
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), name);
  const remove = (path: string): void => {
    rm(path, { force: true }).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'a rendered picture could not be removed'),
    );
  };
  /** Bytes of each file, the one that was requested last at the end. */
  const kept = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') remove(fileOf(name));
    },
  });

  async function countFiles(): Promise<void> {
    for (const { path, name, bytes } of await filesBefore(folder, startedAtMs)) {
      if (partialName.test(name)) remove(path);
      else if (!kept.has(name)) kept.set(name, bytes);
    }
  }
  countFiles().catch((error: unknown) => {
    // Without a folder there is nothing to count; when none can be made, the first picture says so.
    if (!isMissing(error) && codeOf(error) !== 'ENOTDIR')
      log.warn({ error: String(error) }, 'the rendered pictures on disk could not be counted');
  });

  return {
    async read(name) {
      try {
        const body = await readFile(fileOf(name));
        if (kept.get(name) === undefined) kept.set(name, body.length);
        return body;
      } catch (error) {
        if (!isMissing(error)) log.warn({ error: String(error) }, 'a stored picture could not be read');
        return undefined;
      }
    },
    async write(name, body) {
      const file = fileOf(name);
      const part = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(part, body);
        await rename(part, file);
        kept.set(name, body.length);
      } catch (error) {
        log.warn({ error: String(error) }, 'a rendered picture could not be stored');
      }
    },
  };
}
