import type { Page } from '@playwright/test';
import { eventsOf } from '../src/page-events';
import { enlargeText } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { ask } from '../src/ask';
import { carPath, sites, urlOf } from '../src/sites';

/*
 * What stands in the results of the composed site, and the pages that have a path of their own.
 */

const cards = (page: Page) => page.locator('article[data-car]');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The list place by place: a car's id, or "promo". */
const entries = (page: Page): Promise<string[]> =>
  page
    .locator('ul[aria-label=Cars] > li')
    .evaluateAll((items) =>
      items.map((item) => item.querySelector('article')?.getAttribute('data-car') ?? 'promo'),
    );
const promoSlots = async (page: Page): Promise<number[]> =>
  (await entries(page)).flatMap((entry, at) => (entry === 'promo' ? [at + 1] : []));

test('[SRC-006] a location’s page holds the cars of that location only', async ({ page, visit }) => {
  expect(await visit('harbour', `/search/${sites.harbour.location}`)).toBe(200);
  const locations = await cards(page)
    .locator('[data-part=picture]')
    .evaluateAll((pictures) => pictures.map((picture) => picture.textContent));
  expect(locations.length).toBeGreaterThan(0);
  expect(locations.filter((text) => !text.includes('Springwood'))).toEqual([]);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Springwood');
});

test('[SRC-007] a car leads to everything its dealership has', async ({ page, visit }) => {
  await visit('harbour', await carPath('harbour', 'location_name=Springwood'));
  await page.getByRole('link', { name: 'See more from this dealer' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/search/harbour-springwood'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cars for sale at Harbour Motors Springwood',
  );
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText(
    'Harbour Motors Springwood',
  );
});

test('[SRC-009] a used type is the same page with and without a slash at its end', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/used-car/ute');
  const without = await entries(page);
  await visit('harbour', '/used-car/ute/');
  expect(await entries(page)).toEqual(without);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used utes for sale in Springwood');
});

/** Prices as the cards of a document show them, with what stands beside them; a sold car shows none. */
const pricesIn = (html: string): string[] =>
  html
    .split('<article data-car=')
    .slice(1)
    .map((card) => /data-part="price"[^>]*>([^]*)/.exec(card)?.[1] ?? '')
    .map((part) =>
      part
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60),
    )
    .filter((text) => text !== '');

test('[CON-034] by price, the prices that the cards show rise from the first page to the last', async () => {
  const shown: string[] = [];
  for (let number = 1, hasNext = true; hasNext; number++) {
    const { status, body } = await ask('coastal', `/search?sortBy=price:asc&page=${number}`);
    expect(status).toBe(200);
    shown.push(...pricesIn(body));
    hasNext = body.includes('rel="next" aria-label="Next page"');
  }
  // A rented car has no price to buy it at.
  const owned = shown.filter((text) => !text.includes('subscription'));
  const dollars = owned.flatMap((text) => {
    const amount = /^\$([\d,]+)/.exec(text)?.[1];
    return amount === undefined ? [] : [Number(amount.replaceAll(',', ''))];
  });
  expect(dollars.length).toBeGreaterThan(150);
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  expect(owned.some((text) => text.includes('Was'))).toBe(true);
  // Cars without a price come last, and rented ones among them.
  expect(shown.slice(dollars.length).filter((text) => text.startsWith('$'))).toEqual(
    shown.filter((text) => text.includes('subscription')),
  );
});

test('[SRC-044] a site of used cars has no new ones, whatever its address asks for', async ({
  page,
  visit,
}) => {
  // BigRig Trucks sells used trucks only.
  expect(await visit('bigrig', '/search/new-cars')).toBe(200);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await visit('bigrig', '/search');
  expect(await cards(page).count()).toBeGreaterThan(0);
});

/** Collects how far what a shopper sees has moved by itself, from the first paint on: the page below an open sheet is covered. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = globalThis as { moved?: number };
    moved.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Fields of a layout-shift entry, which the type library does not know.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const sheet = document.querySelector('dialog[open]');
        const isSeen = !sheet || sources.some(({ node }) => sheet.contains(node));
        if (!hadRecentInput && isSeen) moved.moved = (moved.moved ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { moved?: number }).moved ?? 0);

for (const [width, height] of [
  [1280, 800],
  [375, 740],
] as const) {
  test(`[SRC-013] the price slider moved by keys moves nothing else, at ${width} px`, async ({
    page,
    visit,
  }) => {
    test.slow(); // a hundred keys
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await visit('harbour', '/search');
    if (width < 1200) await page.getByRole('link', { name: /^Filters/ }).click();
    const filters =
      width < 1200 ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    const highest = filters.getByRole('slider', { name: 'Price, highest' });
    await highest.focus();
    // To a price that leaves few makes and conditions, and on to one that leaves no car.
    for (const at of [14, 4]) {
      for (let key = 0; key < 100; key += 1) {
        const dollars = Number(((await highest.getAttribute('aria-valuetext')) ?? '').replace(/\D/g, ''));
        if (dollars <= at * 1_000) break;
        await page.keyboard.press('ArrowLeft');
      }
      await expect(page).toHaveURL(/[?&]price=-\d+$/);
      await expect(page.getByRole('region', { name: 'Results', includeHidden: true })).toHaveAttribute(
        'aria-busy',
        'false',
      );
    }
    expect(await shiftsOf(page)).toBeLessThan(0.1);
  });
}

test('[SRC-015] every hit is of one of the makes and of the body', async ({ page, visit }) => {
  await visit('harbour', '/search?make=Toyota&make=Mazda&body=suv');
  const facts = await cards(page).evaluateAll((found) =>
    found.map((card) => card.querySelector('h2')?.textContent ?? ''),
  );
  expect(facts.length).toBeGreaterThan(3);
  expect(facts.filter((name) => !/Toyota|Mazda/.test(name))).toEqual([]);
  for (const make of [/Toyota/, /Mazda/]) expect(facts.some((name) => make.test(name))).toBe(true);
});

test('[SRC-010] a site with a parts index searches it, another asks', async ({ page, visit }) => {
  await visit('apex', '/parts/search?query=brake+pads');
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('listitem').first()).toContainText(
    /brake pads/i,
  );
  await page.getByRole('searchbox', { name: 'Search parts' }).fill('mats');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '“mats”' })).toHaveText('2 parts for “mats”');
  await visit('harbour', '/parts/search?query=brake');
  await expect(page.getByLabel('Category')).toHaveValue('Parts Enquiry');
  await expect(page.getByLabel('Comments')).toHaveValue(/brake/);
});

test('[SRC-027] cars stay while a slow line brings the next ones', async ({ page, visit }) => {
  await page.clock.install();
  await visit('harbour', '/search');
  const before = await entries(page);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-service/multi-search', async (route) => {
    await held;
    await route.continue();
  });
  const isRequested = page.waitForRequest('**/search-service/multi-search');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Toyota/ }).click();
  await isRequested;
  await page.clock.runFor(6_000);
  expect(await entries(page)).toEqual(before);
  answer();
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Toyota');
  await expect.poll(() => entries(page)).not.toEqual(before);
});

for (const [site, width, selector] of [
  ['coastal', 375, '[data-part=facts]'],
  ['apex', 375, '[data-part=facts]'],
  ['outback', 320, 'dd'],
] as const) {
  test(`[SRC-058] the facts of a card on ${site} are whole at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 812 });
    await visit(site, '/search');
    const facts = cards(page).locator(`${selector}, ${selector} > li`);
    await expect(facts.first()).toBeVisible();
    const cut = await facts.evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
}

test('where a car is can be read on the card of a small phone, beside how often it was viewed', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('coastal', '/search');
  const places = cards(page).locator('[data-part=overlay] > :first-child > span');
  const cut = await places.evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await places.count()).toBeGreaterThan(3);
});

test('[SRC-018] a site may show its results as a carousel', async ({ page, visit }) => {
  await visit('outback', '/search');
  const carousel = page.getByRole('region', { name: 'Vehicles' });
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await carousel.getByRole('button', { name: 'Next' }).click();
  await expect(carousel.getByRole('button', { name: 'Previous' })).toBeEnabled();
  await visit('harbour', '/search');
  await expect(page.getByRole('region', { name: 'Cars' })).toHaveCount(0);
});

for (const [site, slots] of [
  ['apex', [5, 10]],
  ['coastal', [9]],
  ['summit', [8]],
  ['harbour', []],
  // Those of 2025 are over.
  ['outback', []],
] as const) {
  test(`[SRC-019][SRC-021] on ${site} promos stand in ${slots.join(', ') || 'no slot'}`, async ({
    page,
    visit,
  }) => {
    await visit(site, '/search');
    expect(await promoSlots(page)).toEqual([...slots]);
    await expect(cards(page)).toHaveCount(21);
  });
}

test('[SRC-022] a promo for used and demo cars is none among new ones', async ({ page, visit }) => {
  await visit('coastal', '/search/new-cars');
  expect(await promoSlots(page)).toEqual([]);
  await visit('coastal', '/search/used-cars');
  expect(await promoSlots(page)).toEqual([9]);
});

test('[SRC-055] controls are those of the site', async ({ page, visit }) => {
  const names = () =>
    cards(page)
      .first()
      .getByRole('button')
      .evaluateAll((found) => found.map((button) => button.getAttribute('aria-label')?.split(/:? /)[0]));
  await visit('harbour', '/search?status=in_stock');
  expect(await names()).toEqual(['Save', 'Compare']);
  await visit('bigrig', '/search?status=in_stock');
  expect(await names()).toEqual(['Save']);
  await visit('coastal', '/search?status=in_stock');
  expect(await names()).toEqual(['Save']);
  await expect(cards(page).first().getByRole('button')).toHaveAccessibleName(/^Save to watchlist: /);
});

test('[SRC-078] a favourite counts once, taking it back counts nothing', async ({ page, visit }) => {
  await visit('harbour', '/search?status=in_stock');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const saves = (await eventsOf(page, 'analytics:tracked')).filter(({ eventId }) => eventId === 39);
  expect(saves).toHaveLength(1);
});

for (const [site, segment] of [
  ['summit', 'buy-online'],
  ['outback', 'checkout'],
] as const) {
  test(`[SRC-063] on ${site} a car is reserved at its ${segment} page`, async ({ page, visit }) => {
    await visit(site, '/search?status=in_stock');
    const reserve = page.getByRole('link', { name: /^Reserve Now/ }).first();
    await expect(reserve).toHaveText(site === 'summit' ? 'Reserve Now $200' : 'Reserve Now');
    expect(await reserve.getAttribute('href')).toMatch(new RegExp(`^/cars/[^/]+/${segment}$`));
  });
}

test('pages with a path of their own say what they hold and lead to others like them', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search/toyota');
  await expect(page.getByText(/^\d+ listed at Harbour Motors, from \$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Toyota');
  const related = page.getByRole('navigation', { name: 'Related searches' });
  const link = related.getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} for sale in Springwood`);
  expect(pathOf(page)).toMatch(/^\/search\/toyota\/[a-z0-9-]+$/);
});

for (const [path, canonical, robots] of [
  ['/search/toyota', '/search/toyota', false],
  ['/search/toyota?page=2', '/search/toyota?page=2', false],
  ['/search/toyota?fuel=Hybrid', '/search?make=Toyota&fuel=Hybrid', false],
  ['/search/toyota?fuel=Hybrid&body=suv', '/search/toyota', true],
  ['/search?make=Toyota&sortBy=price:asc', '/search/toyota', true],
] as const) {
  test(`${path} is known as ${canonical}${robots ? ' and not indexed' : ''}`, async () => {
    const { body } = await ask('harbour', path);
    const link = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1] ?? '';
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    expect(pathname + search).toBe(canonical);
    expect(/<meta name="robots" content="noindex/.test(body)).toBe(robots);
    expect(body).toContain('"@type":"ItemList"');
  });
}

test('[SHL-081] on a phone the filters come with the tap, and as the page’s own where their code does not', async ({
  page,
  visit,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const column = page.getByRole('complementary', { name: 'Filters' });
  await visit('harbour', '/search');
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Toyota/ })).toBeVisible();

  consoleWatch.allow(/ERR_FAILED|Loading chunk/);
  await page.route('**/filter-sheet.*.js', (route) => route.abort());
  await visit('harbour', '/search');
  await expect(column).toBeHidden();
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(column.getByRole('checkbox', { name: /^Toyota/ })).toBeVisible();
  await expect(sheet).toBeHidden();
});

for (const site of ['harbour', 'coastal'] as const)
  test(`[UI-029] text at 200 % cuts no fact and breaks no price of a card on a small phone (${site})`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(site, '/search');
    await enlargeText(page, 200);
    const cut = await page.getByRole('list', { name: 'Key facts' }).evaluateAll((lists) =>
      lists
        .flatMap((list) => [list, ...list.children])
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.getByRole('list', { name: 'Key facts' }).count()).toBeGreaterThan(3);
    // Nor does a price break in the middle: its number is one line high.
    const broken = await page
      .locator('[data-part=price] strong')
      .filter({ hasText: /^\$[\d,]+$/ })
      .evaluateAll((prices) =>
        prices.filter((price) => {
          const range = document.createRange();
          range.selectNodeContents(price);
          return range.getClientRects().length > 1;
        }),
      );
    expect(broken).toHaveLength(0);
  });
