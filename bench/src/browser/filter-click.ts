import type { Browser, Page } from 'playwright-core';
import { followAnswers } from './answer-times';
import { clickMake, type Interaction } from './interactions';
import { recorder } from './page-record';
import { openPhonePage } from './slow-phone';

const limitMs = 20_000;

/**
 * Opens a page with a slow processor and its filters beside the results. Closing its context ends it. Throws when the
 * page does not hydrate.
 */
export async function openWidePage(browser: Browser, address: string): Promise<Page> {
  const page = await openPhonePage(browser, { isLineSlow: false });
  await page.addInitScript(recorder.script, recorder.argument);
  await followAnswers(page);
  // On a phone the filters would have to be opened first.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address, { waitUntil: 'load', timeout: limitMs });
  await page.waitForFunction(() => window.benchRecord.interactive !== null, undefined, { timeout: limitMs });
  return page;
}

/** Checks one make of a results page. Each call checks the one at `at`, so that no cache knows the answer. */
export async function clickFilter(browser: Browser, address: string, at: number): Promise<Interaction> {
  const page = await openWidePage(browser, address);
  try {
    return await clickMake(page, at);
  } finally {
    await page.context().close();
  }
}
