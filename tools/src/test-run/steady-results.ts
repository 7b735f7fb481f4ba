import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestResult } from './results';
import type { RepeatableProject } from './repeatable-projects';

/** Folders that are made, never written by hand. */
const skipped = new Set(['node_modules', 'dist']);

/** The files that a project depends on, from the root of the repository, in a fixed order. */
export const inputFiles = (root: string, { inputs, isInput = () => true }: RepeatableProject): string[] => {
  const files: string[] = [];
  const visit = (path: string): void => {
    if (!statSync(join(root, path)).isDirectory()) files.push(path);
    else
      for (const entry of readdirSync(join(root, path)))
        if (!skipped.has(entry) && !entry.startsWith('.')) visit(`${path}/${entry}`);
  };
  for (const input of inputs) visit(input);
  return [...new Set(files)].filter(isInput).toSorted();
};

/**
 * Hash of everything that a project's tests depend on: the names and contents of its inputs, and the program that
 * runs them. The packages are those of the lock file, which `npm test` installs.
 *
 * @throws when an input is missing
 */
export const hashInputs = (root: string, project: RepeatableProject): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of inputFiles(root, project)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

interface Kept {
  hash: string;
  results: TestResult[];
}

const fileOf = (root: string, { name }: RepeatableProject): string =>
  join(root, '.cache/steady', `${name}.json`);

/** Results of the run in which a project passed with the same inputs, marked so; undefined when there was none. */
export const keptResults = (
  root: string,
  project: RepeatableProject,
  hash: string,
): TestResult[] | undefined => {
  const file = fileOf(root, project);
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept; // written below
  if (kept.hash !== hash) return undefined;
  return kept.results.map((result) => ({ ...result, unchanged: true }));
};

/**
 * Keeps the results of a project that has just run, if all of its tests passed at once and its inputs are still those
 * it began with.
 *
 * @param hash of the inputs before the run
 * @param results of the run; those of other projects are left out
 */
export const keepResults = (
  root: string,
  project: RepeatableProject,
  hash: string,
  results: readonly TestResult[],
): void => {
  const own = results.filter((result) => result.project === project.name);
  const isWhole = own.length > 0 && own.every(({ status, unsteady }) => status === 'passed' && !unsteady);
  if (!isWhole || hashInputs(root, project) !== hash) return;
  const file = fileOf(root, project);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ hash, results: own } satisfies Kept));
};
