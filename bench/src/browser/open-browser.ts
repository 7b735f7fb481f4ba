import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser that the command found. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) {
    throw new Error(
      'CHROMIUM_PATH is not set. Run `npm run bench`, which finds a browser, or set it to a Chromium.',
    );
  }
  return chromium.launch({ executablePath, args: flags });
}
