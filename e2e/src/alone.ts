import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect } from './test';

export type { Page };

/** Environment variable with the addresses of the harnesses: JSON, by remote. */
export const aloneVariable = 'FORECOURT_ALONE';

/**
 * Address of a page in the harness of one remote.
 *
 * @param name of the remote
 * @param path with query; `/` is the harness itself
 */
export function aloneUrl(name: string, path: string): string {
  const addresses = JSON.parse(process.env[aloneVariable] ?? '{}') as Record<string, string | undefined>; // written by startAlone
  const address = addresses[name];
  if (!address)
    throw new Error(`The harness of ${name} is not running: it is started for the project "alone".`);
  return address + path;
}

/** Fails with every violation of WCAG 2.2 AA that axe sees in the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** The value of a CSS variable of the site's theme. */
export const themeColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());
