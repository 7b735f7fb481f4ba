import type { Browser, Locator, Page } from 'playwright-core';
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

declare global {
  interface Window {
    /** Longest answer since the last step began. */
    benchAnswer: number;
  }
}

const limitMs = 20_000;
/** A page is left alone this long before its session, and what a step brings this long after it. */
const restMs = 2500;
const afterMs = 900;

/** Runs in the page before anything else. */
function watchAnswers(): void {
  window.benchAnswer = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number }; // an event's entry
      if (interactionId) window.benchAnswer = Math.max(window.benchAnswer, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the type lacks this option
}

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
    await page.addInitScript(watchAnswers);
    await page.goto(address, { waitUntil: 'load', timeout: limitMs });
    await page.waitForFunction(() => window.benchRecord.interactive !== null, undefined, {
      timeout: limitMs,
    });
    await page.waitForTimeout(restMs);
    const answers: Answered[] = [];
    for (const { name, act } of steps) {
      await page.evaluate(() => {
        window.benchAnswer = 0;
      });
      await act(page);
      await page.waitForTimeout(afterMs);
      answers.push({ name, ms: await page.evaluate(() => window.benchAnswer) });
    }
    return answers;
  } finally {
    await page.context().close();
  }
}
