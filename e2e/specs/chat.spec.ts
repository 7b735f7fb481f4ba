import { setTimeout as wait } from 'node:timers/promises';
import type { Car } from 'shared-contracts/entities/car';
import { coveredControls } from '../src/covered-controls';
import { expectAccessible } from '../src/page-checks';
import { publish } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { findCar } from '../src/stock';

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 800 };

const isForSale = ({ sold, reserved, price, images, spin_images }: Car): boolean =>
  !sold && !reserved && (price ?? 0) > 5000 && images.length > 3 && spin_images.length === 0;
const carForSale = () => findCar('harbour', 'for sale', isForSale, 'status = in_stock');
const soldCar = () => findCar('harbour', 'that was sold', ({ images }) => images.length > 0, 'status = sold');

for (const size of [phone, desktop])
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

test('[SHL-085] the chat looks for its place once a menu is closed that was opened while the page moved', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('harbour', '/contact-us');
  const bubble = page.locator('[data-edge=bubble]');
  await expect(bubble).toHaveAttribute('data-away');
  const menu = page.locator('summary[aria-label=Menu]');
  await menu.evaluate((summary: HTMLElement) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    summary.click();
  });
  await expect(bubble).toBeHidden();
  // Longer than the page takes to come to rest.
  await wait(400);
  // Not by Playwright’s click, which scrolls.
  await menu.evaluate((summary: HTMLElement) => summary.click());
  await expect(bubble).toBeVisible();
});

test('[SHL-085] the chat stands where it stood once the filters are closed', async ({ page, visit }) => {
  await page.setViewportSize(phone);
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

test('[VEH-081] the chat’s bubble is small while the bar is opened, beyond 900 px', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  const { slug } = await carForSale();
  await visit('harbour', `/cars/${slug}`);
  const bubble = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(bubble).toHaveCSS('width', '44px');
  for (const [top, width] of [
    [901, '28px'],
    [900, '44px'],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(bubble).toHaveCSS('width', width);
  }
});

test('[SHL-085][VEH-033] the chat opens for the car above the phone’s bar, and asks who has a question in its own panel', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  const { slug, id, name } = await carForSale();
  await visit('harbour', `/cars/${slug}`);
  const bubble = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(bubble).toBeVisible();
  const bar = await page.locator('[data-edge=bar]').boundingBox();
  const box = await bubble.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 812);
  await publish(page, 'chat:open-requested', { car_id: id }, 'vehicle');
  const panel = page.getByRole('dialog', { name: 'Message Harbour Motors' });
  await expect(panel).toContainText(name);
  await expect(panel.getByLabel('Your question')).toBeFocused();
  await expectAccessible(page);
  await panel.getByLabel('Your question').fill('Does it tow?');
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel.getByLabel('First Name')).toBeFocused();
  await expect(panel.getByText('Does it tow?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('beside the open chat the focus of a phone’s page can be seen, and Escape closes it from there', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('harbour', `/cars/${(await carForSale()).slug}`);
  await page.getByRole('button', { name: 'Chat', exact: true }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Message Harbour Motors' });
  await expect(panel.getByLabel('Your question')).toBeFocused();
  const onPage = page.getByRole('main').getByRole('button');
  await onPage.nth(1).focus();
  for (let tab = 0; tab < 25; tab += 1) {
    await page.keyboard.press('Tab');
    const covered = await panel.evaluate((part) => {
      const stop = document.activeElement ?? document.body;
      const { left, top, width, height } = stop.getBoundingClientRect();
      const isCovered = part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isCovered ? stop.outerHTML.slice(0, 120) : null;
    });
    expect(covered).toBeNull();
  }
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await focused.evaluate((stop) => stop === document.activeElement)).toBe(true);
});

test('on a phone on its side no part of the chat lies over another, and the field to fill in is in view', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 812, height: 375 });
  const { slug, name } = await carForSale();
  await visit('harbour', `/cars/${slug}`);
  await page.getByRole('button', { name: 'Chat', exact: true }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Message Harbour Motors' });
  const greeting = await panel.getByText(name).boundingBox();
  const label = await panel.getByText('Your question').boundingBox();
  expect((greeting?.y ?? 0) + (greeting?.height ?? 0)).toBeLessThanOrEqual(label?.y ?? 0);
  await panel.getByLabel('Your question').fill('Does it tow?');
  await panel.getByRole('button', { name: 'Next' }).press('Enter');
  const field = panel.getByLabel('First Name');
  await expect(field).toBeFocused();
  // When its location replies comes later, above the fields.
  await expect(panel.getByText(/^Call /)).toBeAttached();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('[UI-029][VEH-081][SHL-085] the chat leaves the words of a phone’s page free', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(phone);
  await visit('harbour', `/cars/${(await soldCar()).slug}`);
  const bubble = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(bubble).toBeVisible();
  /** Letters of the page that lie under the bubble. */
  const covered = () =>
    bubble.evaluate((button) => {
      const { left, top, bottom } = button.getBoundingClientRect();
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('[data-edge]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          if (line.right > left && line.bottom > top && line.top < bottom) found.push(text.textContent ?? '');
      }
      return found;
    });
  expect(await covered()).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1_200));
  await expect.poll(async () => (await bubble.boundingBox())?.width).toBe(28);
  await bubble.press('Enter');
  await expect(page.getByRole('dialog', { name: /chat|message/i })).toBeVisible();
});

for (const size of [phone, desktop]) {
  test(`[SHL-085] at ${size.width} px the chat covers no control at the end of a page, and no dialog or menu`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(size);
    await visit('harbour', `/cars/${(await carForSale()).slug}`);
    const bubble = page.getByRole('button', { name: 'Chat', exact: true });
    await expect(bubble).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
      expect(await coveredControls(bubble)).toEqual([]);
    }).toPass();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(bubble).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bubble).toBeVisible();
    if (size.width < 992) {
      const menu = page.locator('summary[aria-label=Menu]');
      await menu.click();
      await expect(bubble).toBeHidden();
      await menu.click();
      await expect(bubble).toBeVisible();
    }
  });
}
