import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Longest answer since `forgetAnswers`. */
    benchAnswer: number;
  }
}

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

/** Has the documents a page opens from now on note how long they take to answer an interaction on screen. */
export async function followAnswers(page: Page): Promise<void> {
  await page.addInitScript(watchAnswers);
}

/** Begins anew. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.benchAnswer = 0;
  });

/**
 * The longest answer since `forgetAnswers` in milliseconds, as the browser counts it. It reports an interaction a
 * moment after its frame.
 */
export const longestAnswer = (page: Page): Promise<number> => page.evaluate(() => window.benchAnswer);
