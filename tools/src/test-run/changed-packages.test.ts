import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseCommit, changedFiles, packagesOf } from './changed-packages';

test('files belong to the package of their folder; those of no package to none', () => {
  expect(
    packagesOf(['remotes/search/src/routes.ts', 'services/api/src/a.ts', 'docs/a.md', 'shell.md']).toSorted(),
  ).toEqual(['remote-search', 'service-api']);
});

test('changed files are those of the branch, edited and new ones included', () => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-changed-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  try {
    git('init', '-q', '-b', 'main');
    git('config', 'user.email', 'test@example.com');
    git('config', 'user.name', 'Test');
    writeFileSync(join(root, 'kept.ts'), '');
    writeFileSync(join(root, 'edited.ts'), '');
    git('add', '.');
    git('commit', '-qm', 'first');
    expect(baseCommit(root)).toBe('HEAD');
    git('checkout', '-q', '-b', 'work', '--track', 'main');
    writeFileSync(join(root, 'committed.ts'), '');
    git('add', '.');
    git('commit', '-qm', 'second');
    writeFileSync(join(root, 'edited.ts'), 'x');
    writeFileSync(join(root, 'new.ts'), '');
    expect(changedFiles(root, baseCommit(root)).toSorted()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
