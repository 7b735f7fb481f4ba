import type { Browser, CDPSession, Page } from 'playwright-core';

/** A middling phone, as the common page-speed tools emulate it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G. Throughput in bytes a second, latency in milliseconds. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Times slower than this machine. */
const cpuSlowdown = 4;

export interface PhoneOptions {
  /** Slow 4G, or this machine's own line. */
  isLineSlow: boolean;
}

/** What slowed a page. The browser slows each new document of it again, so the same one has to end it. */
const slowedBy = new WeakMap<Page, CDPSession>();

/** A page on a slow phone with nothing in its caches. Closing its context ends it. */
export async function openPhonePage(browser: Browser, { isLineSlow }: PhoneOptions): Promise<Page> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference' });
  // Functions that run in the page were compiled to keep their names, with a helper that no page has.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (isLineSlow) await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  slowedBy.set(page, devTools);
  return page;
}

/** Lets a page have the whole processor from now on. */
export async function endSlowdown(page: Page): Promise<void> {
  await slowedBy.get(page)?.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
