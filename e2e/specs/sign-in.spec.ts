import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { expectAccessible, expectWithinWidth } from '../src/page-checks';
import { hydrated, eventsOf, publish } from '../src/page-events';
import { signIn, somePhone, testCode } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { carPath, urlOf, type SiteName } from '../src/sites';

/*
 * Signing in, and what needs it: gates, the watchlist, My Garage; and comparing cars.
 */

/** Facts of the first card of the search page. */
async function firstCar(page: Page): Promise<{ car_id: number; car_name: string; slug: string }> {
  const card = page.locator('article[data-car]').first();
  const href = (await card.locator('h2 a').getAttribute('href')) ?? '';
  return {
    car_id: Number(await card.getAttribute('data-car')),
    car_name: (await card.locator('h2 a span').first().innerText()).trim(),
    slug: href.split('/').at(-1) ?? '',
  };
}

/** Where a visitor without a session ends up, as a browser without script sees it. */
async function redirectOf(site: SiteName, path: string, referer?: string): Promise<string | undefined> {
  const from: Record<string, string> = referer === undefined ? {} : { referer: urlOf(site, referer) };
  const { status, headers } = await ask(site, path, { headers: from });
  expect(status).toBe(302);
  expect(headers['cache-control']).toBe('no-store');
  return headers.location;
}

test('[SHL-026][SHL-028][API-035] a phone and a code open the gate, on every page and after a reload', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/422 \(Unprocessable/);
  await visit('harbour', '/search');
  await visit('harbour', '/watchlist');
  await expect(page).toHaveURL(urlOf('harbour', '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to keep your watchlist');
  await expectAccessible(page);
  const phone = somePhone();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Incorrect code. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await code.fill(testCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/watchlist'));
  await expect(page.getByLabel('Your account')).toBeVisible();
  const me = await page.evaluate((path) => fetch(path).then((answer) => answer.json()), endpoints.getMe.path);
  expect(me).toMatchObject({ phone });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.includes('fc_session'))).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your watchlist' })).toBeVisible();
});

test('[SHL-032][SHL-066][SHL-067][SHL-068][SHL-069][CON-023] what an anonymous visitor saves is there after signing in', async ({
  page,
  visit,
}) => {
  await visit('coastal', '/search');
  const car = await firstCar(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page
    .locator('article[data-car]')
    .first()
    .getByRole('button', { name: /^Save to watchlist/ })
    .click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch&back=%2Fsearch$/);
  expect(calls).not.toContain(endpoints.saveCar.path);
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('coastal', '/search'));
  const toast = page.getByRole('status').filter({ hasText: 'Car Saved In Watchlist' });
  await expect(toast).toContainText('is now available in your watchlist');
  await toast.getByRole('link', { name: 'View List' }).click();
  await expect(page).toHaveURL(urlOf('coastal', '/watchlist'));
  const card = page.locator(`article[data-car="${car.car_id}"]`);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove from watchlist/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Car Removed' })).toContainText(
    'is no longer in your watchlist',
  );
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No saved cars yet')).toBeVisible();
});

test('[SHL-070] a save that fails is an alert in the server’s words, and the control goes back', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/500 \(Internal Server Error\)/);
  await visit('harbour', '/sign-in?redirect=/search');
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('harbour', '/search'));
  await page.route(`**${endpoints.saveCar.path}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Service down' } } }),
  );
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const car = await firstCar(page);
  await publish(page, 'watchlist:save-requested', car, 'search');
  await expect.poll(() => alerts).toEqual(['Service down']);
  const last = (await eventsOf(page, 'watchlist:changed')).at(-1);
  expect(last?.states[car.car_id]).toBe('not-saved');
  await expect(page.getByText('Car Saved In Watchlist')).toHaveCount(0);
});

test('[SHL-033] a gated page waits for the session, and only then asks to sign in', async ({
  page,
  visit,
}) => {
  await visit('coastal', '/sign-in?redirect=/search');
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('coastal', '/search'));
  let isRequested = false;
  await page.route(`**${endpoints.getMe.path}`, async (route) => {
    isRequested = true;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ json: { id: null, phone: null } });
  });
  await visit('coastal', '/about-us');
  await publish(page, 'navigation:requested', { href: '/watchlist' }, 'search');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(isRequested).toBe(true);
  expect(page.url()).toBe(urlOf('coastal', '/about-us'));
  await expect(page).toHaveURL(
    urlOf('coastal', '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fabout-us'),
  );
});

test('[SHL-030] My Garage is gated under each of its paths, and missing where the site has none', async () => {
  for (const path of ['/my-garage', '/my-toyota']) {
    const redirect = encodeURIComponent(path);
    expect(await redirectOf('coastal', path, '/special-offers')).toBe(
      `/sign-in?type=my-garage&redirect=${redirect}&back=%2Fspecial-offers`,
    );
  }
  expect((await ask('harbour', '/my-garage')).status).toBe(404);
});

test('[SHL-029] My Garage shows the visitor’s cars; Sign out leads home', async ({ page, visit }) => {
  const viewed = await carPath('coastal');
  await visit('coastal', viewed);
  await expect.poll(async () => (await eventsOf(page, 'viewed:changed')).at(-1)?.items.length).toBe(1);
  await visit('coastal', '/my-toyota');
  await signIn(page, somePhone());
  await expect(page.getByRole('heading', { name: 'My Garage' })).toBeVisible();
  await visit('coastal', '/search');
  for (const at of [0, 1]) {
    await page
      .locator('article[data-car]')
      .nth(at)
      .getByRole('button', { name: /^Save to watchlist/ })
      .click();
    await expect(page.getByLabel(`Watchlist: ${at + 1} saved`)).toBeVisible();
  }
  // The second save is still on its way: it outlives the page.
  await visit('coastal', '/');
  await visit('coastal', '/my-garage');
  await expect(page.getByRole('region', { name: 'Saved cars' }).locator('article')).toHaveCount(2);
  const last = page.getByRole('region', { name: 'Recently viewed' });
  await expect(last.locator(`a[href="${viewed}"]`).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(urlOf('coastal', '/'));
  expect((await eventsOf(page, 'auth:user-changed')).at(-1)?.user.id).toBeNull();
  expect(await redirectOf('coastal', '/my-garage')).toContain('/sign-in?type=my-garage');
});

test('[SHL-034][VEH-002][VEH-003] checkout is gated where the site says so, under its own segment', async () => {
  const car = await carPath('summit');
  const slug = car.split('/').at(-1) ?? '';
  const back = encodeURIComponent(car);
  expect(await redirectOf('summit', `${car}/buy-online`)).toBe(
    `/sign-in?type=checkout&redirect=${encodeURIComponent(`${car}/buy-online`)}&back=${back}`,
  );
  expect(await redirectOf('summit', `/checkout-journey?car_id=${slug}`)).toBe(
    `/sign-in?type=checkout&redirect=${encodeURIComponent(`/checkout-journey?car_id=${slug}`)}&back=${back}`,
  );
  expect((await ask('summit', `${car}/checkout`)).status).toBe(404);
  expect((await ask('summit', '/cars/nope/buy-online')).status).toBe(404);
  const open = await carPath('harbour');
  const { status, body } = await ask('harbour', `${open}/checkout`);
  expect(status).toBe(200);
  expect(body).toContain('Reserve this car</h1>');
  expect((await ask('harbour', `${open}/buy-online`)).status).toBe(404);
});

test('[SHL-072] four cars to compare are in the tray and side by side, also after a reload', async ({
  page,
  visit,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await visit('harbour', '/search');
  expect(scripts.some((text) => text.includes('Cars to compare'))).toBe(false);
  for (const at of [0, 1, 2, 3]) {
    await page
      .locator('article[data-car]')
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click();
  }
  await page.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(page).toHaveURL(/\/compare\?cars=[^,]+(?:,[^,]+){3}$/);
  const pictures = page.getByRole('columnheader').locator('img');
  await expect(pictures).toHaveCount(4);
  await page.reload();
  await hydrated(page);
  await expect(pictures).toHaveCount(4);
  const widths = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.slice(1).map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(new Set(widths).size, `columns of ${widths.join(', ')} px`).toBe(1);
  await expectAccessible(page);
  // A sheet of A4 between its margins.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expectWithinWidth(page);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 375, height: 780 });
  await expectAccessible(page);
  // Only the table scrolls sideways.
  await expectWithinWidth(page);
  expect((await ask('bigrig', '/compare')).status).toBe(404);
});

test('the tray keeps clear of a page’s own bar on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await visit('harbour', '/search');
  await page
    .locator('article[data-car]')
    .first()
    .getByRole('button', { name: /^Compare / })
    .click();
  await visit('harbour', await carPath('harbour'));
  const tray = await page.locator('[data-edge=tray]').boundingBox();
  const bar = await page.locator('[data-edge=bar]').boundingBox();
  expect((tray?.y ?? 0) + (tray?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
