import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runCommand } from './command';

const INSTALL_LIMIT_MS = 300_000;
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Looks a program up as a shell would. */
export const findOnPath = (names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Playwright's own browser, if it has been downloaded. */
const playwrightBrowser = (root: string): string | undefined => {
  const require = createRequire(join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } }; // its documented API
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const findBrowser = (root: string): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not exist. Correct it or unset it.`);
  }
  return playwrightBrowser(root) ?? findOnPath(SYSTEM_NAMES);
};

/**
 * Finds a Chromium for the browser tests, and installs one when there is none: with the system's packages
 * when run as root on Debian, else Playwright's download.
 *
 * @param root the repository's folder
 * @returns path of the program
 * @throws when there is none and none could be installed; the message says what to do
 */
export const ensureBrowser = async (root: string): Promise<string> => {
  const present = findBrowser(root);
  if (present) return present;
  const options = { cwd: root, limitMs: INSTALL_LIMIT_MS, label: 'browser' };
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    console.log('No browser found. Installing Chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { ...options, env });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...options,
      env,
    });
    const installed = findBrowser(root);
    if (installed) return installed;
  }
  console.log('No browser found. Downloading Chromium with Playwright …');
  const program = join(root, 'node_modules/.bin/playwright');
  await runCommand(program, ['install', '--with-deps', 'chromium'], options);
  const downloaded = findBrowser(root);
  if (downloaded) return downloaded;
  throw new Error(
    'There is no Chromium, and none could be installed, so browser tests cannot run. ' +
      'Install Chromium or Google Chrome, or name one in CHROMIUM_PATH, and run the command again.',
  );
};
