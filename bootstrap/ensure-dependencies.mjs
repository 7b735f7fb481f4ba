import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
/** Hash of the lock file that was installed last; inside node_modules, so it goes away with them. */
const stamp = join(modules, '.forecourt-lock-hash');

/** Whether what is installed is what the lock file says, when this command did not install it itself. */
const matchesNpmRecord = () => {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link ? installed[path]?.link === true : installed[path]?.version === version),
  );
};

/**
 * Installs the dependencies when they are missing or the lock file has changed. Runs before any of them
 * exist, so it is plain JavaScript and uses Node only. Speaks on stderr, so that a command's own output stays
 * clean. Ends the process when the installation fails.
 */
export const ensureDependencies = () => {
  const lock = join(root, 'package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!matchesNpmRecord()) {
    console.error('Installing dependencies (npm ci, about a minute) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, error } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--prefer-offline'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      console.error(
        `Dependencies could not be installed${error ? `: ${error.message}` : ''}. ` +
          `Nothing can run without them. Check the network and the registry in your npm settings, then try again.`,
      );
      process.exit(1);
    }
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, hash);
};
