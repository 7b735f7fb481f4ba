import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * Menus of the header, what a site says above it, and what it asks its visitors for.
 */

const header = (page: Page) => page.getByRole('banner');
const menuOf = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details').filter({ hasText: label });

/** Opens the documents of a path with another promotion than the site's, in a period that holds. */
const withPromotion = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    // Not route.fetch: not every machine resolves names below `localhost`.
    const { status, headers, body } = await ask('summit', path);
    await route.fulfill({
      status,
      headers: {
        'content-type': headers['content-type'] ?? '',
        'content-security-policy': String(headers['content-security-policy'] ?? ''),
      },
      body: body.replace('"expiry":"2025-06-15T17:30:00+10:00"', '"expiry":"2099-06-15T17:30:00+10:00"'),
    });
  });

test('[SHL-038][SHL-039][SHL-040] a mouse opens the brand menu, a click keeps it, Escape closes it', async ({
  page,
  visit,
}) => {
  await visit('apex', '/');
  const menu = menuOf(page, 'Models');
  await menu.locator('summary').hover();
  await expect(menu).toHaveAttribute('open', '');
  await expect(header(page)).toHaveClass(/nav-open/);
  const logos = menu.getByRole('img');
  await expect(logos).toHaveCount(12);
  const before = await menu.getByRole('link').first().boundingBox();
  await expect(menu.getByText(/^[\d,]+ in stock$/).first()).toBeVisible();
  expect(await menu.getByRole('link').first().boundingBox()).toEqual(before);
  await expect(menu.getByRole('link', { name: /^Audi/ })).toHaveAttribute('href', '/brands/audi');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open', '');
  // On its way down the mouse stays in the menu.
  await menu.getByRole('link', { name: /^Kia/ }).hover();
  await expect(menu).toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open', '');
  await expect(header(page)).not.toHaveClass(/nav-open/);
  await visit('harbour', '/');
  await menuOf(page, 'Our Stock').locator('summary').hover();
  await expect(menuOf(page, 'Our Stock')).not.toHaveAttribute('open', '');
  await expect(page.locator('[data-wide="brands"]')).toHaveCount(0);
});

test('[SHL-042] without scripts the models are in the menu, in whole rows', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('summit', '/'));
  const menu = menuOf(page, 'Models');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Forester' })).toBeVisible();
  // Each row has three cells, the last one too (models.menuRowSize).
  expect((await menu.locator('li').count()) % 3).toBe(0);
  await context.close();
});

test('[SHL-045][SHL-046] what was dismissed stays away without a jump; another announcement is shown', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const shifts = ((globalThis as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value); // a shift has it
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit('apex', '/');
  const notice = page.getByRole('complementary', { name: 'Service notice' });
  await expect(notice.getByRole('link', { name: 'BOOK A SERVICE' })).toHaveAttribute(
    'href',
    '/service#service-booking',
  );
  await notice.getByRole('button', { name: 'Dismiss service notice' }).click();
  await expect(notice).toBeHidden();
  await visit('apex', '/special-offers');
  await expect(notice).toBeHidden();

  await visit('summit', '/about-us');
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await announcement.getByRole('button', { name: 'Dismiss announcement' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement).toBeHidden();
  expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([]);
  // What is kept names the announcement, so that the next one is not meant.
  await page.evaluate(() => localStorage.setItem('summit-subaru:banners-off', '["announcement:another"]'));
  await page.reload();
  await expect(announcement).toBeVisible();
});

test('[SHL-047] the promotion comes when the page is idle, and not again once it is closed', async ({
  page,
  visit,
}) => {
  await withPromotion(page, '/about-us');
  await visit('summit', '/about-us');
  const promotion = page.getByRole('dialog', { name: 'End of year event' });
  await expect(promotion).toBeVisible();
  await promotion.getByRole('button', { name: 'Close' }).click();
  await expect(promotion).toBeHidden();
  const code = page.waitForResponse(/popup/);
  await page.reload();
  await code;
  await expect(promotion).toHaveCount(0);
});

test('a site that asks for consent sends and loads nothing of what it asks for before it is given', async ({
  page,
  visit,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/healthz') checks.push(request.url());
  });
  const layer = () => page.evaluate(() => (globalThis as { dataLayer?: unknown[] }).dataLayer?.length ?? 0);
  const bar = page.getByRole('region', { name: 'Privacy choices' });
  const chat = page.getByRole('button', { name: 'Chat', exact: true });
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('outback', '/search');
  await bar.getByRole('button', { name: 'Only what’s needed' }).click();
  await expect(bar).toBeHidden();
  const code = page.waitForResponse(/\/banners/);
  await page.reload();
  await code;
  await page.waitForLoadState('networkidle');
  await expect(bar).toBeHidden();
  expect([checks, await layer(), await chat.count()]).toEqual([[], 0, 0]);
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(chat).toBeVisible();
  expect(checks).toHaveLength(1);
  await visit('outback', '/search');
  await expect.poll(layer).toBeGreaterThan(0);
  await expect(bar).toBeHidden();
});

test('[SHL-007][SHL-008] a visitor who is not signed in reaches everything, and there is no page for staff', async ({
  page,
  visit,
}) => {
  test.slow();
  for (const path of ['/admin', '/staff', '/dashboard'])
    expect([path, (await ask('harbour', path)).status]).toEqual([path, 404]);
  const me = JSON.parse((await ask('harbour', endpoints.getMe.path)).body) as object; // the API's own contract
  expect(Object.keys(me)).not.toContain('role');

  /** A plain link leads where it says; a closed page would answer with a way to sign in. */
  const leadsOn = async (
    name: RegExp | string,
    link = sidebar.getByRole('link', { name }),
  ): Promise<void> => {
    const href = (await link.first().getAttribute('href')) ?? '';
    const { status } = await ask('harbour', href.split('#')[0] ?? '');
    expect([name, href, status]).toEqual([name, href, 200]);
  };
  const sidebar = page.getByRole('complementary', { name: 'Price and contact' });
  // Search and filter, budget search, locations and opening hours.
  await visit('harbour', '/');
  await expect(page.getByRole('heading', { name: 'Start with what you can spend' })).toBeVisible();
  await leadsOn('Find a location', page.locator('footer').getByRole('link', { name: /locat/i }));
  await page.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(/\/search/);
  const car = await findCar(
    'harbour',
    'that can be reserved',
    (each) => hasPlainPrice(each) && each.payment_processors.length > 0 && !each.reserved,
    'status = "in_stock"',
  );
  await visit('harbour', `/cars/${car.slug}`);
  for (const name of [
    /^Reserve Now/,
    'Get Finance',
    'Trade-In Valuation',
    'Book a Test Drive',
    'Request Photos',
    'Print',
  ])
    await leadsOn(name, page.getByRole('link', { name }));
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your postcode' })).toHaveCount(1);
  for (const name of ['Save', 'Compare']) {
    await sidebar.getByRole('button', { name }).click();
    await expect(
      sidebar.getByRole('button', { name: /^(?:Saved|Comparing|Compared|Added)/ }).first(),
    ).toBeVisible();
  }
  await sidebar.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this car' });
  await expect(share).toBeVisible();
  // It listens to keys a moment after it is in view.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden({ timeout: 500 });
  }).toPass();
  await sidebar.getByRole('link', { name: 'Book a Test Drive' }).click();
  await expect(page.getByRole('dialog', { name: 'Book a test drive' })).toBeVisible();
  expect(page.url()).not.toContain('/sign-in');
});
