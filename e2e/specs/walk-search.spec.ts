import type { Page } from '@playwright/test';
import { tabTo, walkWithTab, type WalkOptions } from '../src/keyboard-walk';
import { expectAccessible } from '../src/page-checks';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';

/*
 * Finding and keeping a car with a keyboard alone: on every page on the way each stop of Tab shows the focus, has a
 * name and can be seen, everything that can be clicked is a stop, and axe finds nothing.
 */

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };
/** A toast is gone by then. */
const toastMs = 20_000;

const cards = (page: Page) => page.locator('article[data-car]');
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });

async function expectWalkable(page: Page, options?: WalkOptions): Promise<string[]> {
  await expectAccessible(page);
  return (await walkWithTab(page, options)).map(({ role, name }) => `${role} ${name}`);
}

/** Keeps two cars for comparison, with the keyboard. */
async function compareTwo(page: Page): Promise<void> {
  for (const at of [0, 1]) {
    const button = cards(page)
      .nth(at)
      .getByRole('button', { name: /compar/i });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
}

// Besides the walks, which take the time they need: pages to load, and axe to look at them.
test.describe.configure({ timeout: 60_000 });

test.describe('a walk with Tab', () => {
  for (const [site, what, path, viewport, stop] of [
    ['harbour', 'the home page', '/', desktop, 'combobox Make'],
    ['coastal', 'the home page on a phone', '/', phone, 'link Skip to content'],
    ['bigrig', 'the results', '/search', desktop, 'slider Price, highest'],
    ['summit', 'the results on a phone', '/search', phone, 'combobox Sort by'],
    ['apex', 'the sign-in page', '/sign-in?type=watchlist', desktop, 'textbox Mobile number'],
    ['outback', 'a content page', '/about-us', desktop, 'link Skip to content'],
    ['harbour', 'the 404 page', '/nothing-here', phone, 'button Search'],
  ] as const) {
    test(`[UI-029] ${what} (${site}) can be used with a keyboard`, async ({ page, visit, consoleWatch }) => {
      if (what === 'the 404 page') consoleWatch.allow(/404/);
      await page.setViewportSize(viewport);
      await visit(site, path);
      expect(await expectWalkable(page)).toContain(stop);
    });
  }

  test('[UI-029] the filters over a phone keep the focus and give it back', async ({ page, visit }) => {
    await page.setViewportSize(phone);
    await visit('harbour', '/search?make=Toyota');
    const opener = page.getByRole('link', { name: /^Filters/ });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    const stops = await expectWalkable(page, { within: 'dialog[open]' });
    expect(stops).toContain('button Close');
    expect(stops.some((stop) => /^button Show \d+ cars$/.test(stop))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('one link leads past the filters to the first car', async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await visit('apex', '/search');
    const link = page.getByRole('link', { name: 'Skip to results' });
    await tabTo(page, link);
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(cards(page).first().locator(':focus')).toHaveCount(1);
  });

  test('[UI-029] two cars are compared', async ({ page, visit }) => {
    await page.setViewportSize(desktop);
    await visit('harbour', '/search');
    await compareTwo(page);
    await tabTo(page, page.getByRole('link', { name: 'Compare (2)' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await expectWalkable(page)).toContain('region Comparison');
  });

  test('what Tab leads to in a row that scrolls sideways is in view on a phone', async ({ page, visit }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('harbour', '/search');
    await compareTwo(page);
    await page.getByRole('link', { name: 'Compare (2)' }).click();
    const remove = page.getByRole('table').getByRole('button', { name: /^Remove/ });
    await remove.first().focus();
    await tabTo(page, remove.nth(1));
    await expect(remove.nth(1)).toBeInViewport({ ratio: 1 });
    await visit('harbour', '/dealer-locator');
    const titles = page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link');
    await titles.first().focus();
    await tabTo(page, titles.nth(1));
    await expect(titles.nth(1)).toBeInViewport({ ratio: 1 });
  });

  for (const [site, what, path, toast] of [
    ['harbour', 'the watchlist', '/watchlist', null],
    // Its cards save to the watchlist, which happens once the shopper has signed in.
    ['coastal', 'My Garage', '/my-garage', 'Car Saved In Watchlist'],
  ] as const) {
    test(`[UI-029] ${what} with a saved car can be used with a keyboard`, async ({ page, visit }) => {
      await page.setViewportSize(desktop);
      await visit(site, '/search');
      await tabTo(page, cards(page).first().getByRole('button', { name: /save/i }));
      await page.keyboard.press('Enter');
      await visit(site, path);
      await signIn(page, somePhone());
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      if (toast !== null) {
        // It goes by itself, and lies over what is at the lower edge until then.
        await expect(page.getByText(toast)).toBeVisible();
        await expect(page.getByText(toast)).toBeHidden({ timeout: toastMs });
      }
      await expectWalkable(page);
    });
  }
});

test('[UI-029] the suggestions of the search box are walked with the arrows', async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit('harbour', '/search');
  const box = page.locator('input[name=find]:visible').first();
  await tabTo(page, box);
  await page.keyboard.type('to');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  // The list is no trap.
  await page.keyboard.press('Tab');
  await expect(box).not.toBeFocused();
});

test('[UI-029][SRC-011] a filter is chosen and taken back, the order changed and the page turned, by keyboard', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(desktop);
  await visit('harbour', '/search');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const make = filters.getByRole('checkbox', { name: /^Toyota/ });
  await tabTo(page, make);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?make=Toyota$/);
  // The results are new, and the shopper is where the choice was made.
  await expect(make).toBeFocused();
  const chip = chips(page).getByRole('link', { name: /Toyota/ });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
  await expect(chip).toHaveCount(0);
  // The chip was the last one: Tab goes on from the heading above it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Save this search' })).toBeFocused();
  const sort = page.getByLabel('Sort by').last();
  await page.keyboard.press('Tab');
  await expect(sort).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sortBy=/);
  await expect(sort).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Next/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});

test('[UI-029][SHL-072] a car is kept and two are compared, by keyboard', async ({ page, visit }) => {
  await page.setViewportSize(desktop);
  await visit('harbour', '/search');
  const save = cards(page).first().getByRole('button', { name: /save/i });
  await tabTo(page, save);
  await page.keyboard.press('Space');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await compareTwo(page);
  await tabTo(page, page.getByRole('link', { name: 'Compare (2)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});
