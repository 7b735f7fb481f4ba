import type { Page } from '@playwright/test';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * Finding a car by words, place and keyboard on the composed sites: real stock, real gateway, real geocoding.
 */

const path = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const box = (page: Page) => page.locator('input[name=find]:visible').first();
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });

test('a beginning with a slip suggests the make, and the keyboard takes it', async ({ page, visit }) => {
  await visit('harbour', '/search');
  await box(page).pressSequentially('toyt');
  await expect(list(page).getByRole('option').first()).toContainText('Toyota');
  await box(page).press('ArrowDown');
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?make=Toyota$/);
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('');
});

test('a wish becomes filters that can be taken back at once', async ({ page, visit }) => {
  await visit('harbour', '/search');
  await box(page).fill('diesel ute under 40k near Brisbane');
  await box(page).press('Enter');
  await expect(chips(page).getByRole('link', { name: 'Within 50 km of 4000' })).toBeVisible();
  await expect
    .poll(() => path(page))
    .toBe(
      '/search?price=-40000&body=ute&fuel=Diesel&near=4000&within=50&said=diesel+ute+under+40k+near+Brisbane',
    );
  await page.getByRole('link', { name: 'Search the words instead' }).click();
  await expect
    .poll(() => path(page))
    .toBe(
      '/search?query=' +
        'diesel ute under 40k near Brisbane'
          .split(' ')
          .map((word) => `%22${word}%22`)
          .join('+'),
    );
});

test('nearest first orders the cars by the distance on their cards', async ({ page, visit }) => {
  await visit('apex', '/search?near=2000&sortBy=distance:asc');
  for (const number of [1, 5]) {
    if (number > 1) {
      await page.goto(`${page.url()}&page=${number}`);
    }
    const labels = await page
      .locator('article[data-car]')
      .getByText(/ · (?:Under )?\d+ km$/)
      .allTextContents();
    const distances = labels.map((label) => Number(/(\d+) km$/.exec(label)?.[1]));
    expect(distances.length).toBeGreaterThan(10);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  }
});

test('a search that finds nothing leads to the nearest one that does, with as many cars as it promised', async ({
  page,
  visit,
}) => {
  await visit('outback', '/search?price=-900');
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  const way = page.getByRole('link', { name: /without the price limit/ });
  const stated = /^[\d,]+ \w+/.exec((await way.textContent()) ?? '')?.[0] ?? '';
  await way.click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('status').filter({ hasText: stated }).first()).toBeVisible();
});

test('[UI-018] Enter opens a menu of the header, ArrowDown moves through it, Escape closes it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit('harbour', '/search');
  const menu = page.locator('nav[aria-label=Main] details').first();
  const button = menu.locator('summary');
  await button.focus();
  await button.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await button.press('ArrowDown');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of the home page and of the search leads to filters', async ({ page }) => {
    await page.goto(urlOf('outback', '/'));
    await box(page).fill('caravan under $80k');
    await box(page).press('Enter');
    await expect(chips(page)).toContainText('Up to $80,000');
    await expect(chips(page)).toContainText('Caravan');
  });

  test('postcode and radius are fields of the filter form', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(urlOf('apex', '/search?make=Kia'));
    await page.getByRole('textbox', { name: 'Your postcode' }).fill('4000');
    await page.getByRole('combobox', { name: 'How far' }).selectOption('100');
    await page.getByRole('button', { name: 'Show cars' }).first().click();
    await expect(chips(page)).toContainText('Within 100 km of 4000');
    await expect(chips(page)).toContainText('Kia');
  });
});

test('what is chosen before the scripts run is chosen when they do', async ({ page }) => {
  let run = (): void => undefined;
  const held = new Promise<void>((resolve) => (run = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(urlOf('harbour', '/'), { waitUntil: 'domcontentloaded' });
  const make = page.getByLabel('Make', { exact: true });
  const show = page.getByRole('button', { name: /^Show Me/ });
  const ofAll = await show.innerText();
  await make.selectOption('Mazda');
  run();
  await expect(show).not.toHaveText(ofAll);
  await expect(make).toHaveValue('Mazda');
  await show.click();
  await expect(page).toHaveURL(/[?&]make=Mazda/);
});
