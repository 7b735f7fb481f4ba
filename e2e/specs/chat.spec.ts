import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '../src/site-test';

/** Names of the page's controls that lie under the bubble; none where it is not seen. What is tall is met beside it too. */
const covered = (bubble: Locator): Promise<string[]> =>
  bubble.evaluate((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const own = button.getBoundingClientRect();
    return [...document.querySelectorAll('a[href],button,input,select,textarea,summary')]
      .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) =>
        [...control.getClientRects()].some((box) => {
          const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
          const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
          if (box.height >= 120 || right - left <= 1 || bottom - top <= 1) return false;
          // What is cut off or lies under something else, such as the header, is not there to be pressed.
          const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          return (
            hit
              .find((element) => !button.contains(element))
              ?.closest('a,button,input,select,textarea,summary') === control
          );
        }),
      )
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

for (const size of [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
])
  for (const path of ['/search', '/contact-us'])
    test(`[SHL-085] at ${size.width} px the chat covers no control of ${path}, wherever the page rests`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size);
      await visit('harbour', path);
      // Not by its role: where it would cover a control it is hidden.
      const bubble = page.locator('[data-edge=bubble]');
      await bubble.waitFor({ state: 'attached' });
      if (path === '/search') await expect(bubble).toBeVisible();
      for (let y = 0; y < 2_000; y += 170) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        // It looks where it stands once the page has come to rest.
        await wait(300);
        await expect.poll(() => covered(bubble), { message: `at ${y}` }).toEqual([]);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bubble).toBeVisible();
    });

test('[SHL-085] the chat stands where it stood once the filters are closed', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('harbour', '/search');
  const bubble = page.locator('[data-edge=bubble]');
  await expect(bubble).toHaveAttribute('data-lifted');
  const place = await bubble.boundingBox();
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await wait(300);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeVisible();
  expect(await bubble.boundingBox()).toEqual(place);
});
