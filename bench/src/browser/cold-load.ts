import type { Browser } from 'playwright-core';
import { recorder } from './page-record';
import { openPhonePage } from './slow-phone';

/** First view of a page by somebody who was never here. */
export interface ColdLoad {
  /** Milliseconds since the navigation started. */
  lcp: number;
  interactive: number;
  /** Milliseconds the main thread was blocked: what tasks took beyond 50 ms each. */
  tbt: number;
  cls: number;
  /** Bytes as they came over the line, without headers. */
  scriptBytes: number;
  htmlBytes: number;
  requests: number;
  /** Addresses of the scripts. */
  scripts: string[];
}

/** After this long without a request the first view counts as complete, in milliseconds. */
const quietMs = 1500;
const loadLimitMs = 60_000;
/** A task is long, and blocks a visitor, beyond this, in milliseconds. */
const longTaskMs = 50;

/** What `performance` knows of what was fetched. Runs in the page. */
function readFetched() {
  const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[]; // a navigation is a resource
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // entries of this type
  // A script that was preloaded and then used is in the list twice.
  const byAddress = [...new Map(all.map((entry) => [entry.name, entry.encodedBodySize])).entries()];
  return {
    htmlBytes: document?.encodedBodySize ?? 0,
    files: byAddress.map(([address, bytes]) => ({ address, bytes })),
  };
}

/** Loads a page once on a slow phone with empty caches. Throws when it does not hydrate. */
export async function loadCold(browser: Browser, address: string): Promise<ColdLoad> {
  const page = await openPhonePage(browser, { isLineSlow: true });
  try {
    await page.addInitScript(recorder.script, recorder.argument);
    let lastRequest = performance.now();
    page.on('request', () => (lastRequest = performance.now()));
    page.on('requestfinished', () => (lastRequest = performance.now()));
    const answer = await page.goto(address, { waitUntil: 'load', timeout: loadLimitMs });
    if (!answer?.ok()) throw new Error(`${address} was answered with ${answer?.status() ?? 'nothing'}.`);
    await page.waitForFunction(() => window.benchRecord.interactive !== null, undefined, {
      timeout: loadLimitMs,
    });
    while (performance.now() - lastRequest < quietMs) await page.waitForTimeout(100);
    const record = await page.evaluate(() => window.benchRecord);
    const { htmlBytes, files } = await page.evaluate(readFetched);
    const scripts = files.filter(({ address: file }) => new URL(file).pathname.endsWith('.js'));
    return {
      lcp: record.lcp,
      interactive: record.interactive ?? Number.NaN,
      tbt: record.longTasks
        .filter(({ start }) => start >= record.fcp)
        .reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
      cls: record.cls,
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      htmlBytes,
      requests: files.length + 1,
      scripts: scripts.map(({ address: file }) => file),
    };
  } finally {
    await page.context().close();
  }
}
