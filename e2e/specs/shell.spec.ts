import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from '../src/ask';
import { eventsOf, hydrated } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * What the shell gives every page: identity, menus, history, and when its scripts start.
 */

const rootColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

const stored = <T>(page: Page, key: string): Promise<T | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key); // written by the shell

/** Every script of every release that the running platform has. */
async function builtScripts(): Promise<string[]> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'artifacts');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && /\.c?js$/.test(entry.name));
  return Promise.all(scripts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
}

test('[SHL-001] two sites of one build differ in title, logo and colour, and no script knows a site', async ({
  page,
  visit,
}) => {
  const identity = async (): Promise<string[]> => [
    await page.title(),
    (await page.locator('header [data-part="name"] img').getAttribute('alt')) ?? '',
    await rootColour(page, '--color-primary'),
    await page.evaluate(() => fetch('/site/logo.svg').then((answer) => answer.text())),
  ];
  await visit('harbour', '/');
  const harbour = await identity();
  await visit('coastal', '/');
  const coastal = await identity();
  for (const [at, value] of harbour.entries()) expect(value).not.toBe(coastal[at]);
  const scripts = await builtScripts();
  expect(scripts.length).toBeGreaterThan(10);
  for (const slug of [
    'coastal-toyota',
    'harbour-motors',
    'summit-subaru',
    'bigrig-trucks',
    'outback-caravans',
  ]) {
    expect(scripts.filter((text) => text.includes(slug))).toEqual([]);
  }
});

test('[SHL-041] the menu has the seven items in order, and a site may replace them', async ({
  page,
  visit,
}) => {
  const main = 'header nav[aria-label="Main"] > ul > li';
  const items = (): Promise<string[]> =>
    page.locator(`${main} > a, ${main} > details > summary`).allInnerTexts();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('harbour', '/');
  expect(await items()).toEqual([
    'Home',
    'Models',
    'Offers',
    'Our Stock',
    'Service and Parts',
    'Company',
    'Finance',
  ]);
  await visit('bigrig', '/');
  expect(await items()).toEqual([
    'Home',
    'Trucks for sale',
    'Offers',
    'Workshop and Parts',
    'Finance',
    'Company',
  ]);
});

test('[SHL-043] the footer has its groups with links that lead somewhere', async ({ page, visit }) => {
  await visit('harbour', '/');
  for (const title of ['Buyer Tools', 'Servicing and Parts']) {
    const group = page
      .locator('footer section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    expect(await group.getByRole('link').count()).toBeGreaterThan(0);
    for (const href of await group
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))) {
      expect([href, (await ask('harbour', (href ?? '').split('#')[0] ?? '')).status]).toEqual([href, 200]);
    }
  }
});

test('[SHL-062] a group links its sister sites, those of another origin in a new tab', async ({
  page,
  visit,
}) => {
  await visit('apex', '/');
  const links = page.getByRole('navigation', { name: 'Our other sites' }).getByRole('link');
  expect(await links.count()).toBe(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('[SHL-063][SHL-082] the footer names dealer and address; an overriding city takes the place of the address', async ({
  page,
  visit,
}) => {
  await visit('coastal', '/');
  await expect(page.locator('footer')).toContainText('Coastal Toyota, Burleigh Heads QLD');
  await expect(page.locator('header [data-part="name"] img')).toHaveAttribute('src', '/site/logo.svg');
  await visit('summit', '/');
  await expect(page.locator('footer')).toContainText('Gold Coast');
  await expect(page.locator('footer')).not.toContainText('Southport QLD');
  await visit('summit', '/search');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gold Coast');
});

test('[SHL-084] the home page has one h1, hero, body types, "Show Me", three tiles and the budget', async ({
  page,
  visit,
}) => {
  expect(await visit('harbour', '/')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[data-hero] img').first()).toBeVisible();
  await expect(page.locator('[data-slide]')).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Body type' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show Me [\d,]+ cars$/ })).toBeVisible();
  await expect(page.locator('[data-part="feature-tiles"] > li')).toHaveCount(3);
  await expect(page.getByLabel('Budget over 5 years').first()).toBeVisible();
  await visit('harbour', '/search');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect(page).toHaveURL(urlOf('harbour', '/'));
});

for (const [width, rows] of [
  [575, 3],
  [992, 1],
] as const) {
  test(`[UI-026] the feature tiles stand in ${rows} rows at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit('harbour', '/');
    const tops = await page
      .locator('[data-part="feature-tiles"] > li')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(rows);
  });
}

/** Waits until the results page runs: it reports what it has loaded. A choice made before is the browser's own. */
const resultsRun = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await eventsOf(page, 'search:loaded')).length, { timeout: 10_000 })
    .toBeGreaterThan(0);

for (const width of [375, 1280]) {
  test(`[SHL-009] at ${width} px Back leads to the link by which the home page was left, far down`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('harbour', '/');
    await hydrated(page);
    const location = page.locator('main a[href^="/locations/"]').last();
    await location.scrollIntoViewIfNeeded();
    const top = (): Promise<number> =>
      location.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    await expect(location).toBeInViewport();
    // What comes near the view is laid out a moment later.
    let before = NaN;
    await expect.poll(async () => before === (before = await top())).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800);
    await location.click();
    await expect(page.locator('[data-remote^="locations@"] h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(urlOf('harbour', '/'));
    await expect.poll(top).toBe(before);
    await expect(location).toBeFocused();
  });
}

test('[SHL-009] back and reload restore a search; an empty query on the home page says nothing', async ({
  page,
  visit,
  consoleWatch,
}) => {
  // Pictures that are rendered for the first time take a busy machine's lines; the page comes when its remote does.
  consoleWatch.allow(/vehicle \(load\): Remote vehicle .*took longer/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('harbour', '/search');
  await resultsRun(page);
  const toyota = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Toyota/ });
  await toyota.click();
  await expect(page).toHaveURL(/\?make=Toyota$/);
  const details = page
    .locator('article[data-car]')
    .nth(1)
    .getByRole('link', { name: /^View Details/ });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(urlOf('harbour', '/search?make=Toyota'));
  await expect(toyota).toBeChecked();
  await expect(details).toBeFocused();
  await page.reload();
  await resultsRun(page);
  await expect(toyota).toBeChecked();
  const history = await stored<unknown[]>(page, 'harbour-motors:history');
  expect(history).toEqual([{ refinements: { make: ['Toyota'] }, path: '/search' }]);
  await visit('harbour', '/?');
  expect(await eventsOf(page, 'search:state-changed')).toEqual([]);
  expect(await stored<unknown[]>(page, 'harbour-motors:history')).toEqual(history);
});

test('[DEL-004] deep links open their page, and an unknown address is the 404 page', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.allow(/404.*(nothing-here|cars\/nope)/);
  expect(await visit('harbour', '/search/toyota')).toBe(200);
  expect(await visit('harbour', '/about-us')).toBe(200);
  for (const path of ['/nothing-here', '/cars/nope']) {
    expect(await visit('harbour', path)).toBe(404);
    await expect(page.locator('[data-page="not-found"]')).toBeVisible();
  }
});

test('[DEL-009] a script of another host does not run', async ({ page, visit, consoleWatch }) => {
  consoleWatch.allow(/Content Security Policy/);
  consoleWatch.expect(/requires 'TrustedHTML'/);
  await page.route('https://stranger.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'parent.strangerRan = true' }),
  );
  const scripts =
    '<script src="https://stranger.example/a.js"></script><script>parent.strangerRan = true</script>';
  // As an injected piece of HTML would bring it: a script that the parser meets, without a nonce.
  const { body, headers } = await ask('harbour', '/about-us');
  await page.route(urlOf('harbour', '/about-us'), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': String(headers['content-security-policy']) },
      body: body.replace('</body>', `${scripts}</body>`),
    }),
  );
  await visit('harbour', '/about-us');
  const outcome = await page.evaluate(async (markup) => {
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = '<img src="data:," onerror="globalThis.strangerRan = true">';
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      document.createElement('iframe').srcdoc = markup;
      return 'taken';
    } catch {
      return 'refused';
    }
  }, scripts);
  expect(outcome).toBe('refused');
  expect(await page.evaluate(() => (globalThis as { strangerRan?: boolean }).strangerRan)).toBeUndefined();
});

test.describe('the scripts of a page', () => {
  /** Notes whether anything was painted when the first script of the shell was put into the page. */
  const watchStart = (page: Page) =>
    page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('script[src*="/assets/shell/"]')) return;
        observer.disconnect();
        const wasPainted = performance.getEntriesByType('paint').length > 0;
        Object.assign(window, { startOfScripts: { wasPainted, wasRead: document.readyState !== 'loading' } });
      }).observe(document, { subtree: true, childList: true });
    });
  const startOf = (page: Page) => page.evaluate(() => (window as never)['startOfScripts'] as unknown);

  test('start when the page is on screen', async ({ page, visit }) => {
    // A busy machine may paint later than the second for which they wait at most: here only the paint counts.
    await page.addInitScript(() => {
      const { setTimeout: start } = window;
      const patient = (handler: () => void, ms?: number) => (ms === 1_000 ? 0 : start(handler, ms));
      Object.assign(window, { setTimeout: patient });
    });
    await watchStart(page);
    await visit('harbour', '/search');
    expect(await startOf(page)).toEqual({ wasPainted: true, wasRead: true });
  });

  test('do not wait for a picture in a tab in the background', async ({ page, visit }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await page.addInitScript(() => Object.assign(window, { PerformanceObserver: undefined }));
    await watchStart(page);
    await visit('harbour', '/search');
    expect(await startOf(page)).toMatchObject({ wasRead: true });
  });

  test('start in a browser that does not report its paints', async ({ page, visit }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await watchStart(page);
    await visit('harbour', '/search');
    expect(await startOf(page)).toMatchObject({ wasRead: true });
  });
});

test('a page at rest renders no frames: nothing moves out of view', async ({ page, visit }) => {
  for (const path of ['/', '/search', await carPath('harbour')]) {
    await visit('harbour', path);
    // What comes into view with the page may still be fading in.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
});
