import type { Page } from 'playwright-core';
import { forgetAnswers, longestAnswer } from './answer-times';

/** One interaction with a results page. */
export interface Interaction {
  /** Milliseconds from the event that counts until the changed results are painted. */
  painted: number;
  /** Milliseconds until the interaction itself was answered on screen, as the browser counts it. */
  interaction: number;
  /** Requests to the search it took. */
  requests: number;
}

declare global {
  interface Window {
    benchPaint: { painted: number | null };
  }
}

const limitMs = 20_000;

/** Milliseconds between two looks at the page. By default the browser would be made to render a frame for each look. */
const pollEveryMs = 400;

/**
 * Runs in the page: from the next event of a kind on, waits for results that are not those from before, then for the
 * frame that shows them. Later events of the kind start the clock anew.
 */
function watchResults(kind: 'click' | 'input'): void {
  const record: { painted: number | null } = { painted: null };
  window.benchPaint = record;
  const links = (): string =>
    [...document.querySelectorAll('[aria-label="Results"] a')]
      .map((link) => link.getAttribute('href'))
      .join(' ');
  const before = links();
  let startedAt: number | null = null;
  document.addEventListener(
    kind,
    ({ timeStamp }) => {
      if (window.benchPaint === record && record.painted === null) startedAt = timeStamp;
    },
    { capture: true },
  );
  const observer = new MutationObserver(() => {
    if (startedAt === null || links() === before) return;
    observer.disconnect();
    const from = startedAt;
    // Handled after the frame has been painted, and before what the page itself means to do then.
    requestAnimationFrame(() => {
      void scheduler.postTask(
        () => {
          record.painted = performance.now() - from;
        },
        { priority: 'user-blocking' },
      );
    });
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['href'],
  });
}

/** Counts the requests to the search from now on; `stop` gives their number. */
function countRequests(page: Page): { stop: () => number } {
  let requests = 0;
  const count = (request: { url: () => string }): void => {
    if (new URL(request.url()).pathname.startsWith('/search-service/')) requests += 1;
  };
  page.on('request', count);
  return {
    stop: () => {
      page.off('request', count);
      return requests;
    },
  };
}

/** Does something to a page that `openWidePage` has opened, and measures until its results have changed on screen. */
async function measure(page: Page, kind: 'click' | 'input', act: () => Promise<void>): Promise<Interaction> {
  await forgetAnswers(page);
  await page.evaluate(watchResults, kind);
  const requests = countRequests(page);
  try {
    await act();
    await page.waitForFunction(() => window.benchPaint.painted !== null, undefined, {
      timeout: limitMs,
      polling: pollEveryMs,
    });
    // The browser reports an interaction a moment after its frame; a second request would come by then too.
    await page.waitForTimeout(250);
    const { painted } = await page.evaluate(() => window.benchPaint);
    return {
      painted: painted ?? Number.NaN,
      interaction: await longestAnswer(page),
      requests: requests.stop(),
    };
  } finally {
    requests.stop();
  }
}

/** Boxes of the makes in the column of filters; those behind "Show All" are not in view. */
const makeBoxes = (page: Page) =>
  page.locator('aside[aria-label="Filters"] label:has(input[name="make"])').filter({ visible: true });

/** Waits until the filters and the first results stand. */
export async function waitForResults(page: Page): Promise<void> {
  await makeBoxes(page).first().waitFor({ timeout: limitMs });
  await page.locator('[aria-label="Results"] a').first().waitFor({ timeout: limitMs });
}

/** Toggles the make at a position of the list. */
export async function clickMake(page: Page, at: number): Promise<Interaction> {
  const boxes = makeBoxes(page);
  const box = boxes.nth(at % (await boxes.count()));
  await box.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  return measure(page, 'click', () => box.click());
}

/** What the first focus of the box fetches is there by then, in milliseconds. */
const focusedMs = 1500;

const searchBox = (page: Page) => page.getByLabel('Search our cars').filter({ visible: true }).first();

/**
 * Puts the focus into the search box and waits for what that brings, such as the words a page suggests.
 *
 * @returns the requests to the search it took
 */
export async function focusBox(page: Page): Promise<number> {
  const requests = countRequests(page);
  await searchBox(page).focus();
  await page.waitForTimeout(focusedMs);
  return requests.stop();
}

/**
 * Types words in place of what the box holds, faster than the pause that a search waits for. The clock starts with
 * the last key; the pause is part of the time.
 */
export async function typeWords(page: Page, words: string): Promise<Interaction> {
  const box = searchBox(page);
  await box.selectText();
  await page.waitForTimeout(300);
  return measure(page, 'input', () => page.keyboard.type(words, { delay: 30 }));
}
