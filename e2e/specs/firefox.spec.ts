import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { mailsWith } from '../src/mails';
import { readLog } from '../src/platform-log';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * The journey of a shopper in Firefox as Debian packages it. Playwright brings a Firefox of its own making and drives no
 * other; Puppeteer speaks WebDriver BiDi, which this one understands.
 */

const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
test.skip(!existsSync(executablePath), 'there is no Firefox on this machine');

/** Ends what hangs: a Firefox that has just been started is slow on a busy machine. */
const hydratedMs = 45_000;

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // As in an earlier Firefox, which reports to any address: see the last test.
    extraPrefsFirefox: { 'dom.reporting.enabled': false },
  });
});
test.afterAll(() => browser.close());

/** What a page lends its tests. */
interface WithEvents {
  forecourt?: { events: { recording: () => { name: string }[] } };
}

/** Waits until the page's scripts run: it reports its address once it has been hydrated. */
async function hydrated(page: Page): Promise<void> {
  const isReported = (): Promise<boolean> =>
    page.evaluate(() => {
      const { forecourt } = globalThis as WithEvents;
      return (forecourt?.events.recording() ?? []).some(({ name }) => name === 'navigation:changed');
    });
  await expect.poll(isReported, { timeout: hydratedMs }).toBe(true);
}

for (const [width, height] of [
  [375, 812],
  [1280, 900],
] as const) {
  test(`search, a car and an enquiry in Firefox at ${width} px`, async () => {
    test.setTimeout(240_000);
    const email = `firefox-${randomUUID().slice(0, 8)}@example.com`;
    const messages: string[] = [];
    // A visitor of its own: a returning one finds the form filled in.
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    try {
      page.on('pageerror', (error) => messages.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) messages.push(message.text());
      });
      await page.setViewport({ width, height });
      await page.goto(urlOf('harbour', '/search'));
      await hydrated(page);
      const [words] = (
        await Promise.all(
          (await page.$$('input[name=find]')).map(async (field) =>
            (await field.isVisible()) ? [field] : [],
          ),
        )
      ).flat();
      await words?.type('toyota');
      await words?.press('Enter');
      // Not its `url`, which Firefox does not report for moves within a document.
      await expect.poll(() => page.evaluate(() => location.href), { timeout: hydratedMs }).toMatch(/toyota/i);
      const card = 'article[data-car] h2 a';
      await page.waitForSelector(card);
      await page.click(card);
      await page.waitForSelector('[data-remote^="vehicle@"] h1');
      expect(await page.$eval('h1', ({ textContent }) => textContent)).toContain('Toyota');
      // The server's page has the form at once; the one that was led to has it when it comes near.
      await page.reload();
      await hydrated(page);
      // Firefox reports scripts that were on their way as failed when their page is left.
      const fromPage = messages.filter((text) => !/Loading chunk \d+ failed/.test(text));
      messages.splice(0, messages.length, ...fromPage);
      const form = 'form[method="post"]:has([name="last_name"])';
      for (const [name, value] of [
        ['name', 'Grace'],
        ['last_name', 'Hopper'],
        ['postcode', '4000'],
        ['phone', '0412 345 678'],
        ['email', email],
        ['message', 'Is it still there?'],
      ] as const)
        await page.type(`${form} [name="${name}"]`, value);
      await page.focus(`${form} [name="email"]`);
      await page.keyboard.press('Enter');
      await expect.poll(() => mailsWith(email), { timeout: 20_000 }).toHaveLength(1);
      // The thanks stand in place of the form.
      await expect
        .poll(() => page.evaluate(() => document.body.innerText), { timeout: hydratedMs })
        .toMatch(/thank/i);
      expect(messages).toEqual([]);
    } finally {
      await context.close();
    }
  });
}

// By the Reporting API browsers report only to addresses with https, which a dealer's site has and the one under test has not.
test('[DEL-009] what the policy of a page blocks is reported by the browser, and logged', async () => {
  const elsewhere = `https://${randomUUID()}.example`;
  const page = await browser.newPage();
  try {
    await page.goto(urlOf('harbour', '/search?find=lovelace@example.com'));
    await page.evaluate((address) => {
      new Image().src = `${address}/any.png?name=lovelace`;
    }, elsewhere);
    const logged = async (): Promise<string> =>
      (await readLog()).split('\n').find((line) => line.includes(elsewhere)) ?? '{}';
    await expect
      .poll(async (): Promise<unknown> => JSON.parse(await logged()), { timeout: 20_000 })
      .toMatchObject({
        event: 'policy-violation',
        site: 'harbour-motors',
        path: '/search',
        directive: 'img-src',
        blocked: elsewhere,
        count: 1,
      });
    expect(await logged()).not.toContain('lovelace');
  } finally {
    await page.close();
  }
});
