import type { Page } from '@playwright/test';
import { hrefs } from 'shared-contracts/routes';
import { ask } from '../src/ask';
import { expect, test } from '../src/site-test';
import { findCar, hasPlainPrice } from '../src/stock';

/** What is fetched near the view needs code, two answers and another remote; a busy machine takes its time. */
const deferredMs = 15_000;

/** Everything that moved without the visitor, as the browser counts it. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

const car = () => findCar('harbour', 'of a common body', (c) => hasPlainPrice(c) && c.simple_body === 'SUV');

test('[VEH-072][VEH-092] the address of the map leads to the map, on a phone too', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { slug, dealership_slug: dealer } = await car();
  await visit('harbour', `${hrefs.vehicle(slug)}#vehicle-map`);
  await expect(page.locator('#vehicle-map [data-map]')).toBeInViewport({ ratio: 0.5 });
  const more = page.locator('#vehicle-map').getByRole('link', { name: 'See more from this dealer' });
  await expect(more).toHaveAttribute('href', hrefs.dealershipStock(dealer));
});

test('[VEH-068][VEH-070] similar cars come when they are near, in one request, and nothing moves', async ({
  page,
  visit,
}) => {
  await watchShifts(page);
  const own = await car();
  const requested: { queries: Record<string, unknown>[] }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/multi-search')) {
      requested.push(request.postDataJSON() as { queries: Record<string, unknown>[] }); // our own request
    }
  });
  await visit('harbour', hrefs.vehicle(own.slug));
  const placeholder = page.getByRole('status', { name: 'Loading similar cars' });
  await expect(placeholder).toHaveCount(1);
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: /^More from / }).scrollIntoViewIfNeeded();
  const cards = page.getByRole('list', { name: 'Similar cars' }).getByRole('article');
  await expect(cards.first()).toBeVisible({ timeout: deferredMs });
  expect(await cards.count()).toBeLessThanOrEqual(6);
  await expect(placeholder).toHaveCount(0);
  expect(requested).toHaveLength(1);
  for (const query of requested[0]?.queries ?? []) {
    expect(Object.keys(query).sort()).toEqual([
      'attributesToHighlight',
      'facets',
      'filter',
      'indexUid',
      'limit',
    ]);
  }
  const links = await cards
    .locator('a[href^="/cars/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).not.toContain(hrefs.vehicle(own.slug));
  expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('[SHL-073] cars viewed before stand below, the last one first', async ({ page, visit }) => {
  const own = await car();
  const others = await Promise.all(
    ['Sedan', 'Ute'].map((body) => findCar('harbour', body, ({ simple_body }) => simple_body === body)),
  );
  for (const { slug } of [...others, own]) await visit('harbour', hrefs.vehicle(slug));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const cards = page.getByRole('list', { name: 'Recently viewed' }).getByRole('article');
  await expect(cards).toHaveCount(2, { timeout: deferredMs });
  for (const [at, other] of others.toReversed().entries()) {
    await expect(
      cards
        .nth(at)
        .locator(`a[href="${hrefs.vehicle(other.slug)}"]`)
        .first(),
    ).toBeAttached();
  }
});

test('[VEH-005][VEH-006] the listing is one sheet of A4 without the site around it, and downloads under its slug', async ({
  page,
  visit,
}) => {
  const { slug } = await car();
  expect(await visit('harbour', hrefs.print(slug))).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('nav, header, footer')).toHaveCount(0);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${hrefs.carPdf(slug)}`, async (route) => {
    await held;
    await route.continue();
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled();
  release();
  expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('[VEH-075][VEH-076] questions, disclaimer and structured data are in the page before any script', async () => {
  const own = await car();
  const { body } = await ask('harbour', hrefs.vehicle(own.slug));
  expect(body).toContain('Can you hold this car for me?');
  expect(body).toContain('A $200 deposit holds a car for 48 hours');
  expect(body).toContain('5-year secured loan of $30,000');
  const types = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    ([, text]) => (JSON.parse(text ?? '') as Record<string, unknown>)['@type'], // our own page
  );
  expect(types).toEqual([['Product', 'Car'], 'BreadcrumbList', 'FAQPage']);
  expect(body).toContain(`<meta property="product:price:amount" content="${own.price}"`);
  const used = await findCar('coastal', 'that is used', ({ car_type }) => car_type === 'used');
  expect((await ask('coastal', hrefs.vehicle(used.slug))).body).toContain('$30,000 over 5 years');
});
