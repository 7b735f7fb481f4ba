import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { hydrated, eventsOf } from '../src/page-events';
import { expectAccessible } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * The sidebar of the car's page, its sticky header and its bottom bar, where scroll, focus and network are real.
 */

/** The one-time code of a platform that was started for tests. */
const testCode = '123456';

const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Price and contact' });
const header = (page: Page): Locator => page.locator('section[aria-label^="Summary of"]');
const bar = (page: Page): Locator => page.locator('[data-edge=bar]');

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** What of the sidebar has moved by itself so far. */
const movedParts = (page: Page): Promise<string[]> =>
  sidebar(page).evaluate(
    (aside) =>
      new Promise<string[]>((done) => {
        type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
        const parts: string[] = [];
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[]; // of the type requested
          for (const { node } of shifts.flatMap(({ sources }) => sources)) {
            if (node && aside.contains(node)) parts.push(node.textContent ?? node.nodeName);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(parts), 500);
      }),
  );

/** Gives the focus to one thing after the other, and names those that something fixed to an edge lies over. */
const coveredStops = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const stops = [
      ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    return stops.flatMap((stop) => {
      stop.focus();
      if (document.activeElement !== stop) return [];
      const { left, top, width, height } = stop.getBoundingClientRect();
      // Where a tall field is written into.
      const atStart = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24));
      const edge = atStart?.closest('[data-edge], section[aria-label^="Summary of"]');
      return edge && !edge.contains(stop) ? [stop.textContent ?? stop.tagName] : [];
    });
  });

const readyCar = () =>
  findCar(
    'harbour',
    'that can be reserved',
    (car) => hasPlainPrice(car) && car.payment_processors.length > 0 && !car.reserved,
    'status = "in_stock"',
  );

test('[VEH-078][VEH-079] the sticky header comes in beyond 500 px and never covers what has the focus', async ({
  page,
  visit,
}) => {
  const car = await readyCar();
  await visit('harbour', `/cars/${car.slug}`);
  await scrollTo(page, 500);
  await expect(header(page)).toBeAttached();
  await expect(header(page)).toBeHidden();
  await scrollTo(page, 501);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(header(page)).toContainText(`${car.year} ${car.make} ${car.model}`);
  await expect(header(page).getByRole('link')).toHaveText(['Get Finance', 'Trade-In Valuation']);
  await expectAccessible(page);
  await scrollTo(page, 1_200);
  expect(await coveredStops(page)).toEqual([]);
  await scrollTo(page, 400);
  await expect(header(page)).toBeHidden();
});

test('[VEH-080][VEH-081] the bar of a phone is opened beyond 900 px and leaves space for focus and the last line', async ({
  page,
  visit,
}) => {
  const car = await readyCar();
  await page.setViewportSize({ width: 400, height: 780 });
  await visit('harbour', `/cars/${car.slug}`);
  // The sample site has the chat.
  await expect(bar(page).getByRole('link')).toHaveText(['Reserve Car Now', 'Instant Message', 'Call Now']);
  await scrollTo(page, 900);
  await expect(bar(page)).not.toHaveClass(/is-open/);
  await scrollTo(page, 901);
  await expect(bar(page)).toHaveClass(/is-open/);
  await expect(page.locator('html[data-bar-opened]')).toBeAttached();
  await expectAccessible(page);
  expect(await coveredStops(page)).toEqual([]);
  await scrollTo(page, 1_000_000);
  const lastLine = await page.getByRole('contentinfo').locator('p, a').last().boundingBox();
  const edge = await bar(page).boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await scrollTo(page, 0);
  await expect(bar(page)).not.toHaveClass(/is-open/);
  await page.setViewportSize({ width: 1_200, height: 780 });
  await expect(bar(page)).toBeHidden();
});

test('[VEH-024][VEH-026] a number is requested, recorded once and then dialled', async ({ page, visit }) => {
  const car = await readyCar();
  await visit('harbour', `/cars/${car.slug}`);
  await expect(sidebar(page).locator('a[href^="tel:"]')).toHaveCount(0);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(endpoints.revealPhone.path));
  await sidebar(page).getByRole('button', { name: /xxxx/ }).press('Enter');
  const answer = await answered;
  expect(answer.status()).toBe(201);
  expect(Object.keys(answer.request().postDataJSON()).sort()).toEqual([
    'car_id',
    'dealership_id',
    'website_id',
  ]);
  const link = sidebar(page).locator('a[href^="tel:"]');
  await expect(link).toBeFocused();
  expect(await link.innerText()).toMatch(/^\d\d \d{4} \d{4}$/);
});

test('[VEH-041][VEH-083] the chat and the count of views arrive without a jump; the list of ways to share gives the focus back', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const car = await readyCar();
  const counted = page.waitForResponse((answer) => answer.url().includes('/view.json?'));
  await visit('harbour', `/cars/${car.slug}`);
  const query = new URL((await counted).url()).searchParams;
  expect([...query.keys()].sort()).toEqual(['photos_count', 'updated_at', 'website_id']);
  await expect(sidebar(page).getByRole('link', { name: 'Instant Message' })).toBeVisible();
  await expect(sidebar(page)).toContainText(/[\d,]+ views?/);
  expect(await movedParts(page)).toEqual([]);
  const share = sidebar(page).getByRole('button', { name: 'Share' });
  await share.press('Enter');
  const ways = page.getByRole('dialog', { name: 'Share this car' });
  await ways.getByRole('button', { name: 'Copy' }).click();
  await expect(ways.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^https://[^/]+/cars/${car.slug}$`),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
  await expect(share).toBeFocused();
});

/** Opens a car whose page comes with another chat than the site's. */
async function visitWithChat(
  page: Page,
  visit: (site: 'harbour', path: string) => Promise<number>,
  change: Record<string, unknown>,
): Promise<void> {
  const { slug } = await readyCar();
  await page.route(`**/cars/${slug}`, async (route) => {
    // Not route.fetch: not every machine resolves names below `localhost`.
    const answer = await ask('harbour', `/cars/${slug}`);
    const html = answer.body.replace(
      /(<script[^>]*id="tenant-config"[^>]*>)(.*?)(<\/script>)/s,
      (_, start: string, json: string, end: string) => {
        const config = JSON.parse(json) as { chat: Record<string, unknown> }; // the page's own config
        Object.assign(config.chat, change);
        return start + JSON.stringify(config).replaceAll('<', '\\u003c') + end;
      },
    );
    const { 'content-type': contentType, 'content-security-policy': policy } = answer.headers;
    const headers = { 'content-type': contentType ?? '', 'content-security-policy': String(policy ?? '') };
    await route.fulfill({ status: answer.status, headers, body: html });
  });
  await visit('harbour', `/cars/${slug}`);
}

const contact = (page: Page) => sidebar(page).getByRole('link', { name: /^(Enquire Now|Instant Message)$/ });
const availabilities = async (page: Page): Promise<boolean[]> =>
  (await eventsOf(page, 'chat:availability-changed')).map(({ available }) => available);

test('[VEH-031] with token, robot and a check that answers, a car that can be reserved is chatted about', async ({
  page,
  visit,
}) => {
  await visitWithChat(page, visit, {});
  await expect(contact(page)).toHaveText('Instant Message');
  expect(await availabilities(page)).toEqual([true]);
});

for (const [what, change, status] of [
  ['no token', { token: null }, 200],
  ['the robot switched off', { autobot: false }, 200],
  ['a check that answers 500', {}, 500],
] as const) {
  test(`[VEH-031] with ${what} the button is "Enquire Now"`, async ({ page, visit, consoleWatch }) => {
    await page.route('**/healthz', (route) => route.fulfill({ status, body: 'ok' }));
    if (status === 500) consoleWatch.expect(/status of 500/);
    await visitWithChat(page, visit, change);
    await expect.poll(() => availabilities(page)).toEqual([false]);
    await expect(contact(page)).toHaveText('Enquire Now');
  });
}

test('[VEH-043] the toast of a copied address names the car and goes after 3 s', async ({
  page,
  visit,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const car = await readyCar();
  await visit('harbour', `/cars/${car.slug}`);
  await sidebar(page).getByRole('button', { name: 'Share' }).press('Enter');
  const copy = page.getByRole('dialog', { name: 'Share this car' }).getByRole('button', { name: 'Copy' });
  await expect(copy).toBeVisible();
  // From here on the page's time is the test's.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await copy.click();
  const toast = page.getByText(`Copied ${car.name} to your clipboard!`, { exact: true });
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(2_900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('[VEH-040] where a site has a watchlist, a car is saved from its page, after signing in', async ({
  page,
  visit,
}) => {
  const car = await findCar('coastal', 'in stock', hasPlainPrice);
  const path = `/cars/${car.slug}`;
  const saves = async (): Promise<number> =>
    (await eventsOf(page, 'analytics:tracked')).filter(({ eventId }) => eventId === 39).length;
  await visit('coastal', path);
  await expect(sidebar(page).getByRole('button', { name: /^(?:Save|Compare)$/ })).toHaveCount(0);
  await sidebar(page).getByRole('button', { name: 'Save to watchlist' }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
  expect(await saves()).toBe(0);
  await page.getByLabel('Mobile number').fill(`04${String(randomInt(100_000_000)).padStart(8, '0')}`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(testCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(urlOf('coastal', path));
  await hydrated(page);
  await expect(sidebar(page).getByRole('button', { name: 'Remove from watchlist' })).toBeVisible();
  await expect.poll(saves).toBe(1);
});
