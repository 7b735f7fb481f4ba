import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runCommand } from './command';

const INSTALL_LIMIT_MS = 300_000;
/**
 * Debian's package of Chromium without windows, and its program. A page costs half the processor time in it, and
 * Playwright's own download uses the same for tests.
 */
const HEADLESS = 'chromium-headless-shell';
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

/** The browser that `CHROMIUM_PATH` names, or the quickest one. */
const findQuickBrowser = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named === undefined) return findOnPath([HEADLESS]);
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH names "${named}", which does not exist. Correct it or unset it.`);
};

/** The browser of the tests, if there is one. */
export const findBrowser = (root: string): string | undefined =>
  findQuickBrowser() ?? playwrightBrowser(root) ?? findOnPath(SYSTEM_NAMES);

/**
 * Finds a Chromium for the browser tests, and installs one when there is none: with the system's packages
 * when run as root on Debian, else Playwright's download.
 *
 * @param root the repository's folder
 * @returns path of the program
 * @throws when there is none and none could be installed; the message says what to do
 */
export const ensureBrowser = async (root: string): Promise<string> => {
  const quick = findQuickBrowser();
  if (quick) return quick;
  const options = { cwd: root, limitMs: INSTALL_LIMIT_MS, label: 'browser' };
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    console.log('Installing Chromium for tests with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { ...options, env });
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    const { ok } = await runCommand('apt-get', [...install, HEADLESS], { ...options, env });
    if (!ok && !findBrowser(root)) await runCommand('apt-get', [...install, 'chromium'], { ...options, env });
  }
  const present = findBrowser(root);
  if (present) return present;
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

/** Debian's package of Firefox is its program's name too; elsewhere it is called as below. */
const FIREFOX = 'firefox-esr';

/** The Firefox of this machine, or the one that `FIREFOX_PATH` names. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] ?? findOnPath([FIREFOX, 'firefox']);

/** Installs Firefox when there is none, as root on Debian. Tests that use it are skipped without. */
export const installFirefox = async (root: string): Promise<void> => {
  if (findFirefox() !== undefined || process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return;
  console.log('Installing Firefox for tests with apt-get …');
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', FIREFOX], {
    cwd: root,
    limitMs: INSTALL_LIMIT_MS,
    label: 'browser',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
};
