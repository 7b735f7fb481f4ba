import type { Browser, Locator, Page } from 'playwright-core';
import { followAnswers, forgetAnswers, longestAnswer } from './answer-times';
import { recorder } from './page-record';
import { openPhonePage } from './slow-phone';

/** One thing a visitor does on a page. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** How long the page took to answer a step on screen, in milliseconds, as the browser counts it. */
export interface Answered {
  name: string;
  ms: number;
}

const limitMs = 20_000;
/** A page is left alone this long before its session, and what a step brings this long after it. */
const restMs = 2500;
const afterMs = 900;

/** Taps something as a visitor does: of several alike the one that is seen, in view, once the page has come to rest. */
export async function tap(found: Locator): Promise<void> {
  const target = found.filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded({ timeout: limitMs });
  await target.page().waitForTimeout(400);
  await target.tap({ timeout: limitMs });
}

/** Takes the steps of a session on a slow phone, one after the other. Throws when one cannot be taken. */
export async function runSession(
  browser: Browser,
  address: string,
  steps: readonly Step[],
): Promise<Answered[]> {
  const page = await openPhonePage(browser, { isLineSlow: false });
  try {
    await page.addInitScript(recorder.script, recorder.argument);
    await followAnswers(page);
    await page.goto(address, { waitUntil: 'load', timeout: limitMs });
    await page.waitForFunction(() => window.benchRecord.interactive !== null, undefined, {
      timeout: limitMs,
    });
    await page.waitForTimeout(restMs);
    const answers: Answered[] = [];
    for (const { name, act } of steps) {
      await forgetAnswers(page);
      await act(page);
      await page.waitForTimeout(afterMs);
      answers.push({ name, ms: await longestAnswer(page) });
    }
    return answers;
  } finally {
    await page.context().close();
  }
}
