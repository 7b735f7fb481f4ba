import type { Browser } from 'playwright-core';
import { openWidePage } from './filter-click';

declare global {
  interface Window {
    benchOpening: { painted: number | null };
  }
}

const limitMs = 20_000;
/** How long a pointer rests on a card before it clicks, in milliseconds: time for what is fetched on intent. */
const restMs = 250;
/** Milliseconds between two looks at the page; often enough, and without making it render frames. */
const pollEveryMs = 200;

/** Runs in the page: from the next click on, waits for another heading, then for the frame that shows it. */
function watchHeading(): void {
  const record: { painted: number | null } = { painted: null };
  window.benchOpening = record;
  const heading = (): string => document.querySelector('h1')?.textContent ?? '';
  const before = heading();
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (heading() === before || heading() === '') return;
        observer.disconnect();
        // A message is handled after the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            record.painted = performance.now() - timeStamp;
          };
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/**
 * Opens the car at a place of a results page as somebody with a mouse does: pointer on the card, then a click.
 *
 * @returns milliseconds from the click until the car's heading is painted
 */
export async function openCar(browser: Browser, address: string, at: number): Promise<number> {
  const page = await openWidePage(browser, address);
  try {
    const links = page.locator('article[data-car] h2 a');
    const link = links.nth(at % (await links.count()));
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(watchHeading);
    await link.hover();
    await page.waitForTimeout(restMs);
    await link.click();
    await page.waitForFunction(() => window.benchOpening.painted !== null, undefined, {
      timeout: limitMs,
      polling: pollEveryMs,
    });
    return await page.evaluate(() => window.benchOpening.painted ?? Number.NaN);
  } finally {
    await page.context().close();
  }
}
