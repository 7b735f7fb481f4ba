import { execFileSync } from 'node:child_process';

/** Which source a run of the tests is about. */
export interface SourceState {
  /** Hash of the commit that is checked out; null where git knows none. */
  commit: string | null;
  /** Files that differ from that commit, new ones too. */
  changed: readonly string[];
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Reads the state of a working copy. Without git, or outside a repository, no commit is known. */
export const readSourceState = (root: string): SourceState => {
  try {
    const commit = git(root, 'rev-parse', 'HEAD').trim();
    const status = git(root, 'status', '--porcelain', '--untracked-files=all');
    // Two letters and a space stand before each path.
    const changed = status
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
    return { commit, changed };
  } catch {
    return { commit: null, changed: [] };
  }
};
