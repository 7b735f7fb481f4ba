import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hydrated } from './page-events';
import { urlOf, type SiteName } from './sites';
import { test as base } from './test';

export { expect } from './test';

/** Address of a visitor, the same for everything one test does: limits hold for each test by itself. */
function addressOf(testId: string): string {
  const bytes = createHash('sha256').update(testId).digest();
  return ['10', ...[bytes[0], bytes[1], bytes[2]].map(String)].join('.');
}

/** Opens a page of a site and waits until its scripts run. Gives the status of the answer. */
export type Visit = (site: SiteName, path: string, options?: { port?: number }) => Promise<number>;

const visitWith =
  (page: Page): Visit =>
  async (site, path, { port } = {}) => {
    const answer = await page.goto(urlOf(site, path, port));
    await hydrated(page);
    return answer?.status() ?? 0;
  };

/**
 * Opens a page as a visitor who does nothing yet, and waits until it fetches nothing more. Anything that Playwright evaluates
 * in a page counts there as the visitor's doing, and so `visit` does too.
 */
export async function openUntouched(page: Page, site: SiteName, path: string): Promise<void> {
  await page.goto(urlOf(site, path), { waitUntil: 'networkidle' });
}

/** The test function of the composed site. */
export const test = base.extend<{ visitor: string; visit: Visit }>({
  visitor: async ({ browserName: _browser }, use, info) => {
    await use(addressOf(info.testId));
  },
  extraHTTPHeaders: async ({ visitor }, use) => {
    await use({ 'x-forwarded-for': visitor });
  },
  visit: async ({ page }, use) => {
    await use(visitWith(page));
  },
});
