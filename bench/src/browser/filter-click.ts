import type { Browser } from 'playwright-core';
import { recorder } from './page-record';
import { openPhonePage } from './slow-phone';

/** One choice of a filter. */
export interface FilterClick {
  /** Milliseconds from the click until the new results are painted. */
  painted: number;
  /** Milliseconds until the click itself was answered on screen, as the browser counts it. */
  interaction: number;
}

declare global {
  interface Window {
    benchClick: { painted: number | null; interaction: number };
  }
}

const limitMs = 20_000;

/**
 * Runs in the page: waits for the click on a filter, then for results that are not those from before, then for the
 * frame that shows them.
 */
function watchClick(): void {
  window.benchClick = { painted: null, interaction: 0 };
  const links = (): string =>
    [...document.querySelectorAll('[aria-label="Results"] a')]
      .map((link) => link.getAttribute('href'))
      .join(' ');
  const before = links();
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (links() === before) return;
        observer.disconnect();
        // A message is handled after the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.benchClick.painted = performance.now() - timeStamp;
          };
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['href'],
      });
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId?: number }; // an event's entry
      if (interactionId) window.benchClick.interaction = Math.max(window.benchClick.interaction, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the type lacks this option
}

/**
 * Ticks a filter of a results page on a phone with a slow processor. Each call ticks the one at `at`, so that no
 * cache knows the answer.
 */
export async function clickFilter(browser: Browser, address: string, at: number): Promise<FilterClick> {
  const page = await openPhonePage(browser, { isLineSlow: false });
  try {
    await page.addInitScript(recorder.script, recorder.argument);
    // Filters stand beside the results on a wide screen; on a phone they would have to be opened first.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address, { waitUntil: 'load', timeout: limitMs });
    await page.waitForFunction(() => window.benchRecord.interactive !== null, undefined, {
      timeout: limitMs,
    });
    const boxes = page.locator('aside[aria-label="Filters"] label:has(input[name="make"])');
    const box = boxes.nth(at % (await boxes.count()));
    await box.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await page.evaluate(watchClick);
    await box.click();
    await page.waitForFunction(() => window.benchClick.painted !== null, undefined, { timeout: limitMs });
    await page.waitForTimeout(200); // the browser tells of an interaction a moment after its frame
    const { painted, interaction } = await page.evaluate(() => window.benchClick);
    return { painted: painted ?? Number.NaN, interaction };
  } finally {
    await page.context().close();
  }
}
