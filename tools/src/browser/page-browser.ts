import { join } from 'node:path';
import type { OpenPageBrowser, PageBrowser, SeenPage } from 'platform/release/page-browser';
import { chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { root } from '../build/paths';
import { findBrowser } from '../test-run/browser';

/** Starts a browser behind all other processes: shoppers come first. */
const calmBrowser = join(root, 'tools/bin/calm-browser.sh');

const flags = [
  '--no-sandbox',
  '--no-proxy-server',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A page that has not been loaded by then is looked at as it is. */
const loadMs = 15_000;
/** Milliseconds between two looks at a page that is being hydrated. */
const pollMs = 100;
/** Milliseconds for what comes near the view when the page has been scrolled through. */
const settleMs = 500;

/* What is run in the page stands as text: this package knows no types of a document. */

/** Whether the page's scripts run: it reports its address once it has been hydrated. */
const isHydratedScript = `(globalThis.forecourt?.events.recording() ?? []).some(({ name }) => name === 'navigation:changed')`;

/** Scrolls to the end, so that parts further down load too. */
const scrollScript = `for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) scrollTo(0, top);`;

const partsScript = `(() => {
  const all = [...document.querySelectorAll('[data-remote]')];
  const nameOf = ({ dataset }) => dataset.slot ?? 'page of ' + dataset.remote.split('@')[0];
  const isEmpty = (part) => part.childElementCount === 0 && part.innerText.trim() === '';
  return {
    parts: all.map(nameOf),
    emptyParts: all.filter(isEmpty).map(nameOf),
    stalledParts: document.querySelectorAll('[data-part="retry-strip"]').length,
  };
})()`;

const isHydrated = (page: Page): Promise<boolean> => page.evaluate<boolean>(isHydratedScript);

async function untilHydrated(page: Page, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    if (await isHydrated(page)) return true;
    await page.waitForTimeout(pollMs);
  }
  return isHydrated(page);
}

type SeenParts = Pick<SeenPage, 'parts' | 'emptyParts' | 'stalledParts'>;

/** Reads what stands in a page after it was scrolled through. */
async function readParts(page: Page): Promise<SeenParts> {
  await page.evaluate(scrollScript);
  await page.waitForTimeout(settleMs);
  return page.evaluate<SeenParts>(partsScript);
}

/** Errors, and what the shell contained and says as a warning: a part that failed, markup that differs from the server's. */
const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || (message.type() === 'warning' && message.text().startsWith('[forecourt]'));

/** Errors of one text, whatever the version in it. */
const withoutVersions = (text: string): string => text.replace(/([@/])\d+\.\d+\.\d+[\w.-]*/g, '$1…');

/** Opens a Chromium without windows; null where none is found. */
export const openBrowser: OpenPageBrowser = async () => {
  const browserPath = findBrowser(root);
  if (browserPath === undefined) return null;
  const browser = await chromium.launch({
    executablePath: calmBrowser,
    env: { ...process.env, BROWSER_PATH: browserPath },
    args: flags,
  });
  const opened: PageBrowser = {
    see: async (url, answer, hydratedMs) => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        const errors = new Set<string>();
        const withheld = new Set<string>();
        page.on('pageerror', (error) => errors.add(withoutVersions(error.message)));
        page.on('console', (message) => {
          if (isTrouble(message) && !withheld.has(message.location().url))
            errors.add(withoutVersions(message.text()));
        });
        await page.route('**/*', async (route) => {
          const request = route.request();
          const { status, type, body, isWithheld } = await answer({
            url: new URL(request.url()),
            method: request.method(),
            body: request.postData(),
          });
          if (isWithheld) withheld.add(request.url());
          await route.fulfill({ status, contentType: type, body });
        });
        await page.goto(url, { timeout: loadMs }).catch((error: unknown) => errors.add(String(error)));
        const hydrated = await untilHydrated(page, hydratedMs);
        return { ...(await readParts(page)), errors: [...errors], isHydrated: hydrated };
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
  return opened;
};
