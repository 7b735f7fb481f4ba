import { execFileSync } from 'node:child_process';
import { IMPORT_TABLE } from '../checks/import-table';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit that work is compared with: where the branch left the one it is pushed to, or the last commit. */
export function baseCommit(root: string): string {
  try {
    return git(root, 'merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    // The branch is pushed nowhere.
    return 'HEAD';
  }
}

/** Files that differ from a commit, new ones included, relative to the repository. */
export const changedFiles = (root: string, base: string): string[] => [
  ...git(root, 'diff', '--name-only', base),
  ...git(root, 'ls-files', '--others', '--exclude-standard'),
];

/** Names of the packages that files lie in, which are those of their Jest projects. */
export const packagesOf = (files: readonly string[]): string[] =>
  IMPORT_TABLE.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))).map(
    ({ packageName }) => packageName,
  );
