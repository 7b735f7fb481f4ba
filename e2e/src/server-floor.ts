import { expect, type Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/slots';

/** What the server rendered of a remote's parts: what a visitor keeps whatever happens to its code. */
interface Floor {
  /** Text of each part. */
  texts: (string | null)[];
  links: number;
  forms: number;
}

type FloorWindow = { readFloor?: () => Floor; serverFloor?: Floor };

/** Notes what the server rendered of a remote, before any script runs. Call before the page is opened. */
export async function noteFloor(page: Page, remote: RemoteName): Promise<void> {
  await page.addInitScript((name) => {
    const floors = globalThis as FloorWindow;
    floors.readFloor = () => {
      const parts = [...document.querySelectorAll(`[data-remote^="${name}@"]`)];
      const count = (selector: string): number =>
        parts.reduce((sum, part) => sum + part.querySelectorAll(selector).length, 0);
      const textOf = (part: Element): string | null => {
        const copy = part.cloneNode(true) as Element; // a copy of an element is one
        // Shown without script alone.
        for (const element of copy.querySelectorAll('noscript')) element.remove();
        return copy.textContent;
      };
      return { texts: parts.map(textOf), links: count('a[href]'), forms: count('form') };
    };
    addEventListener('DOMContentLoaded', () => {
      floors.serverFloor = floors.readFloor?.();
    });
  }, remote);
}

/** Whatever the server rendered of the remote is still in the page, word for word. */
export async function expectFloor(page: Page): Promise<void> {
  const [now, before] = await page.evaluate(() => {
    const { readFloor, serverFloor } = globalThis as FloorWindow;
    return [readFloor?.(), serverFloor] as const;
  });
  expect(before?.texts.length, 'parts that the server drew').toBeGreaterThan(0);
  expect(now).toEqual(before);
}

/** Whether an element belongs to React, which has hydrated or rendered it; the server's markup alone does not. */
export const isHydrated = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
