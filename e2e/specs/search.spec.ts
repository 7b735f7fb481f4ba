import type { Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from '../src/ask';
import { eventsOf } from '../src/page-events';
import { watchSearches } from '../src/search-requests';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * The search of the composed site: the real stock through the real gateway.
 */

const cards = (page: Page) => page.locator('article[data-car]');
const count = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /cars?$|trucks?$|vehicles?$|^No/ })
    .first();
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const path = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Facts of the cars on a page, as the server put them into it. */
const hitsOf = (page: Page): Promise<Pick<Car, 'make' | 'model' | 'car_type' | 'simple_body' | 'sold'>[]> =>
  page.evaluate(() => {
    const state = JSON.parse(document.getElementById('fc-page')?.textContent ?? '{}') as {
      route: { data: { result: { hits: never[] } } };
    };
    return state.route.data.result.hits;
  });

test('[SRC-001] /search shows the whole stock of the site without any filter', async ({ page, visit }) => {
  expect(await visit('harbour', '/search')).toBe(200);
  await expect(cards(page)).toHaveCount(21);
  await expect(chips(page)).toHaveCount(0);
  const searches = watchSearches(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect.poll(() => searches.length).toBe(1);
  // The gateway alone adds the base filter (D-02), so the browser's request has none.
  expect(searches[0]?.queries[0]).not.toHaveProperty('filter');
});

for (const [address, types] of [
  ['/search/used-cars', ['used']],
  ['/search/new-cars', ['new']],
  ['/search/demo-cars', ['demo']],
  ['/search/new-and-demo-cars', ['new', 'demo']],
  ['/search/new-used-and-demo-cars', ['new', 'used', 'demo']],
] as const) {
  const id = types.length === 1 ? 'SRC-002' : 'SRC-003';
  test(`[${id}] ${address} holds ${types.join(', ')} cars`, async ({ page, visit }) => {
    await visit('harbour', address);
    const found = (await hitsOf(page)).map(({ car_type }) => car_type);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((type) => !types.some((wanted) => wanted === type))).toEqual([]);
    const searches = watchSearches(page);
    await page.getByLabel('Sort by').last().selectOption('price:asc');
    await expect.poll(() => searches.length).toBe(1);
    expect(searches[0]?.queries[0]?.filter).toEqual([
      `car_type IN [${types.map((t) => `"${t}"`).join(', ')}]`,
    ]);
  });
}

test('[SRC-004] a body type is a path; a word that is none is the 404 page', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/404.*zzz-cars/);
  await visit('harbour', '/search/suv-cars');
  const bodies = new Set((await hitsOf(page)).map(({ simple_body: body }) => body));
  expect([...bodies]).toEqual(['SUV']);
  const searches = watchSearches(page);
  await page.getByLabel('Sort by').last().selectOption('price:asc');
  await expect.poll(() => searches[0]?.queries[0]?.filter).toEqual(['body IN ["suv"]']);
  expect(await visit('harbour', '/search/zzz-cars')).toBe(404);
});

test('[SRC-005] make and model are paths in any case', async ({ page, visit }) => {
  for (const address of ['/search/toyota', '/search/TOYOTA']) {
    await visit('harbour', address);
    expect(new Set((await hitsOf(page)).map(({ make }) => make))).toEqual(new Set(['Toyota']));
  }
  await visit('harbour', '/search/Toyota/rav4');
  const hits = await hitsOf(page);
  expect(hits.length).toBeGreaterThan(0);
  expect(new Set(hits.map(({ make, model }) => `${make} ${model}`))).toEqual(new Set(['Toyota RAV4']));
});

test('[SRC-008] a segment that is no make is a location or a dealership; anything else is 404', async () => {
  const titleOf = async (address: string): Promise<string> =>
    /<h1[^>]*>(.*?)<\/h1>/.exec((await ask('harbour', address)).body)?.[1] ?? '';
  expect(await titleOf('/search/toyota')).toContain('Toyota');
  expect((await ask('harbour', '/search/springwood')).status).toBe(200);
  expect((await ask('harbour', '/search/harbour-springwood')).status).toBe(200);
  expect((await ask('harbour', '/search/nowhere-at-all')).status).toBe(404);
});

test('[SRC-011][SRC-014] the state of a search is its address, and any change starts on its first page', async ({
  page,
  visit,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('harbour', '/search');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Toyota/ }).click();
  await expect(page).toHaveURL(/\/search\?make=Toyota$/);
  await filters.getByRole('checkbox', { name: /^Kia/ }).click();
  await expect(page).toHaveURL(/make=Toyota&make=Kia$/);
  const low = filters.getByLabel('Lowest price', { exact: true });
  await low.fill('10000');
  await low.press('Enter');
  await expect(page).toHaveURL(/price=10000-/);
  const high = filters.getByLabel('Highest price', { exact: true });
  await high.fill('30000');
  await high.press('Enter');
  await expect(page).toHaveURL(/make=Toyota&make=Kia&price=10000-30000$/);
  await page.getByLabel('Sort by').last().selectOption('price:asc');
  await expect(page).toHaveURL(/price=10000-30000&sortBy=price:asc$/);

  const other = await context.newPage();
  await other.goto(page.url());
  const titles = await cards(other).getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  // The address is there with the first row of the new order, before the other rows.
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  const summary = await other.getByRole('status').first().textContent();
  await expect(page.getByRole('status').first()).toHaveText(summary ?? '');
  await other.close();
});

test('[SRC-011][SRC-014] page 2 is in the address, and another order leaves it', async ({ page, visit }) => {
  await visit('harbour', '/search?make=Toyota&make=Kia');
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect(page).toHaveURL(/\/search\?make=Toyota&make=Kia&page=2$/);
  const searches = watchSearches(page);
  await page.getByLabel('Sort by').last().selectOption('price:asc');
  await expect(page).toHaveURL(/make=Toyota&make=Kia&sortBy=price:asc$/);
  expect(searches[0]?.queries[0]).toMatchObject({ sort: ['price:asc'], offset: 0 });
});

test('[SRC-016] a page holds 21 cars, the last one what is left', async ({ page, visit }) => {
  // Two makes of harbour-motors with more than two and fewer than four pages of cars.
  await visit('harbour', '/search?make=Toyota&make=Kia');
  const total = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(42);
  const pages = Math.ceil(total / 21);
  await expect(cards(page)).toHaveCount(21);
  const searches = watchSearches(page);
  for (const number of [2, 3]) {
    await page
      .getByRole('link', { name: `Page ${number}`, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`page=${number}$`));
    await expect(cards(page)).toHaveCount(Math.min(21, total - (number - 1) * 21));
  }
  await page.getByRole('link', { name: 'Page 1', exact: true }).first().click();
  await expect.poll(() => searches.length).toBe(3);
  expect(searches.map(({ queries: [first] }) => [first?.hitsPerPage, first?.offset])).toEqual([
    [21, 21],
    [21, 42],
    [21, 0],
  ]);
  await visit('harbour', `/search?make=Toyota&make=Kia&page=${pages}`);
  const hits = await hitsOf(page);
  expect(hits).toHaveLength(total - (pages - 1) * 21);
  // Sold cars come last, and a run of them is one card (SRC-046).
  const shown = hits.filter(({ sold }, at) => !sold || !hits[at - 1]?.sold);
  await expect(cards(page)).toHaveCount(shown.length);
});

for (const [width, columns] of [
  [1200, 3],
  [992, 3],
  [991, 2],
  [700, 2],
  [576, 2],
  [575, 1],
  [400, 1],
] as const) {
  test(`[SRC-017] at ${width} px the results stand in ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(urlOf('harbour', '/search'));
    const tops = await cards(page).evaluateAll((found) =>
      found.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    const first = tops.slice(0, columns);
    expect(new Set(first).size).toBe(1);
    expect(tops[columns]).toBeGreaterThan(first[0] ?? Infinity);
  });
}

test('[SRC-025] a search without results says so and leads on', async ({ page, visit }) => {
  await visit('harbour', '/search?query=zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'No Results Available', exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/special-offers'));
  await visit('apex', '/search?query=zzzzzzzz');
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click();
  await expect(page).toHaveURL(urlOf('apex', '/search'));
});

test('[SRC-054] a card shows its location over its picture, and a drawing when the picture fails', async ({
  page,
  visit,
  consoleWatch,
}) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
  consoleWatch.allow(/404 \(Not Found\)/);
  consoleWatch.allow('picture');
  await visit('harbour', '/search/springwood');
  const card = cards(page).first();
  await expect(card.locator('[data-part="picture"]')).toContainText('Springwood');
  await expect(card.locator('[data-part="picture"] img')).toHaveCount(0);
  await expect(card.locator('[data-part="picture"] svg').first()).toBeVisible();
});

test('[SRC-058][SRC-060] a card shows name, price with its type, and the weekly figure', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search?price=15000-60000');
  const texts = await cards(page).allTextContents();
  expect(texts).toHaveLength(21);
  expect(texts.filter((text) => /^.*\d{4} [A-Z].*\$\d/.test(text))).toHaveLength(21);
  expect(
    texts.filter((text) => /\$\d{2},\d{3}(Drive Away|Excl\. Govt\. Charges)/.test(text)).length,
  ).toBeGreaterThan(10);
  expect(texts.filter((text) => /\$\d+ per week/.test(text)).length).toBeGreaterThan(0);
});

test('[SRC-061] the card asks for its enquiry in a dialog, without leaving the page', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const card = cards(page).first();
  const id = Number(await card.getAttribute('data-car'));
  const button = card.getByRole('link', { name: /^Enquire Now/ });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(path(page)).toBe('/search');
  expect(await eventsOf(page, 'leads:enquiry-requested')).toMatchObject([{ car_id: id, variant: 'quick' }]);
});

test('[SRC-061] a site may name the button itself', async ({ page, visit }) => {
  await visit('outback', '/search');
  await expect(
    cards(page)
      .getByRole('link', { name: /^Enquiry: / })
      .first(),
  ).toBeVisible();
});

test('[SRC-062] a card leads to its car', async ({ page, visit }) => {
  await visit('harbour', '/search');
  const link = cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ });
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^\/cars\/[\w-]+$/);
  await link.click();
  await expect(page).toHaveURL(urlOf('harbour', address ?? ''));
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible();
});

test('[SRC-075] a search is one POST to the gateway with the key, the words and the page', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search?query=harbour');
  const key = await page.evaluate(() => {
    const config = JSON.parse(document.getElementById('tenant-config')?.textContent ?? '{}') as {
      site: { search: { key: string } };
    };
    return config.site.search.key;
  });
  const searches = watchSearches(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect(page).toHaveURL(/query=harbour&page=2$/);
  expect(searches).toHaveLength(1);
  expect(searches[0]).toMatchObject({ method: 'POST', authorization: `Bearer ${key}` });
  expect(new URL(searches[0]?.url ?? '').pathname).toBe('/search-service/multi-search');
  expect(searches[0]?.queries[0]).toMatchObject({
    indexUid: 'cars_production',
    q: 'harbour',
    hitsPerPage: 21,
    offset: 21,
    sort: ['custom_rank:desc'],
  });
});

test('[SRC-077][CON-026] a page view counts once per entry, and each search is reported once', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const views = async (): Promise<number> =>
    (await eventsOf(page, 'analytics:tracked')).filter(({ eventId }) => eventId === 49).length;
  await expect.poll(views).toBe(1);
  expect(await eventsOf(page, 'search:loaded')).toEqual([
    { count: expect.any(Number), pages: expect.any(Number), ms: expect.any(Number) },
  ]);
  await page.getByLabel('Sort by').last().selectOption('price:asc');
  await expect.poll(async () => (await eventsOf(page, 'search:loaded')).length).toBe(2);
  expect(await views()).toBe(1);
  await page.getByRole('link', { name: 'Harbour Motors' }).first().click();
  await expect(page).toHaveURL(urlOf('harbour', '/'));
  // The address may come before its page; a shopper who goes back from there has not left.
  await expect(page.getByRole('region', { name: 'Results' })).toHaveCount(0);
  await page.goBack();
  await expect.poll(views).toBe(2);
});

test('[SRC-079] ranges are sent with both ends included', async ({ page, visit }) => {
  await visit('harbour', '/search?km=0-50000&year=2018-2022');
  const searches = watchSearches(page);
  await page.getByLabel('Sort by').last().selectOption('price:asc');
  await expect.poll(() => searches.length).toBe(1);
  expect(new Set([searches[0]?.queries[0]?.filter].flat(2))).toEqual(
    new Set(['km >= 0 AND km <= 50000', 'year >= 2018 AND year <= 2022']),
  );
});

test('on a phone the filters fill the screen, count along and leave the results as chosen', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('harbour', '/search');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeInViewport();
  // Once it has slid in, and not before: focus must not have pulled it along.
  await expect
    .poll(() => sheet.locator('> div').evaluate((panel) => panel.getBoundingClientRect().toJSON() as unknown))
    .toMatchObject({ top: 0, bottom: 812, left: 0, right: 375 });
  const button = sheet.getByRole('button', { name: /^Show \d/ });
  const before = await button.innerText();
  await sheet.getByText('Toyota', { exact: true }).click();
  await expect(button).not.toHaveText(before);
  await expect(page).toHaveURL(/make=Toyota/);
  const words = await button.innerText();
  await button.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: words.replace('Show ', '') })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Toyota');
});

test('[SRC-011] on a phone Back takes back what was chosen in the filters, then closes them, then leaves', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('harbour', '/');
  await visit('harbour', '/search');
  const results = page.url();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('link', { name: /^Filters/ }).click();
  await sheet.getByText('Toyota', { exact: true }).click();
  await expect(page).toHaveURL(/make=Toyota/);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(sheet.getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(results);
  // What is chosen stays once the filters are closed by their button.
  await page.getByRole('link', { name: /^Filters/ }).click();
  await sheet.getByText('Toyota', { exact: true }).click();
  await expect(page).toHaveURL(/make=Toyota/);
  await sheet.getByRole('button', { name: /^Show \d/ }).click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect(page).toHaveURL(/make=Toyota/);
  await page.goBack();
  await expect(page).toHaveURL(results);
  // The entry of the filters has the same address, and is passed by.
  await expect.poll(() => page.evaluate(() => 'dialogs' in window.history.state)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(urlOf('harbour', '/'));
});
