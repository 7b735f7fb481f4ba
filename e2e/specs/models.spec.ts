import { takenOver } from '../src/page-events';
import { expectWithinWidth } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { ask } from '../src/ask';
import { urlOf } from '../src/sites';

/*
 * The range, a model and the brands, where only a browser shows what becomes of them.
 */

test('[SHL-019] [SHL-050] [SHL-051] a shopper goes from the range by its tabs to a model and its stock', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('coastal', '/models');
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(9);
  const more = page.getByRole('button', { name: 'View more' });
  await takenOver(more);
  await more.click();
  await expect(tiles).toHaveCount(12);
  await page.getByRole('tab', { name: 'SUV' }).click();
  await expect(page).toHaveURL(/\/models\?body=suv$/);
  await expect(page.getByRole('tab', { name: 'SUV' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Discover RAV4' }).click();
  await expect(page).toHaveURL(/\/models\/rav4$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota RAV4' })).toBeVisible();
  // What the page counts is what the search finds.
  const stock = page.getByRole('link', { name: /^See [\d,]+ in stock$/ });
  const count = /[\d,]+/.exec((await stock.textContent()) ?? '')?.[0];
  await stock.click();
  await expect(page).toHaveURL(/\/search\/toyota\/rav4\?status=in_stock$/);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count}\\b`) })).toBeVisible();
});

test('[SHL-052] the locations open by keyboard on a phone, and nothing is wider than it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('harbour', '/models');
  const menu = page.locator('main details').filter({ hasText: 'Locations' });
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: /^0\d / }).first()).toBeVisible();
  // The menu opens without script; Escape closes it as soon as this part of the page has hydrated.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link').first()).toBeHidden({ timeout: 500 });
  }).toPass();
  await expectWithinWidth(page);
});

test('[SHL-005] [SHL-006] [SHL-021] the group has its brands by kind, each with its pages', async ({
  page,
}) => {
  await page.goto(urlOf('apex', '/brands'));
  for (const name of ['Car brands', 'Motorcycle brands', 'Truck brands', 'Group brands'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const stats = page.getByRole('list', { name: 'The group in figures' });
  for (const text of ['50+ locations', '40+ brands', '30+ years'])
    await expect(stats.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await page.locator('main').getByRole('link', { name: /^Kia/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kia' })).toBeVisible();
  expect((await ask('apex', '/kia/overview')).status).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHL-051] the whole range is there, and its tabs are links', async ({ page }) => {
    await page.goto(urlOf('coastal', '/models'));
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('button', { name: 'View more' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Commercial' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
