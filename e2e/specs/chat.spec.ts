import { setTimeout as wait } from 'node:timers/promises';
import { coveredControls } from '../src/covered-controls';
import { expect, test } from '../src/site-test';

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
        await expect.poll(() => coveredControls(bubble), { message: `at ${y}` }).toEqual([]);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bubble).toBeVisible();
    });

test('[SHL-085] the chat stands where it stood once the filters are closed', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('harbour', '/search');
  const bubble = page.locator('[data-edge=bubble]');
  await expect(bubble).toHaveCSS('translate', /-/);
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
