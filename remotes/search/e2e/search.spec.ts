import { aloneUrl, expectAccessible, themeColour } from 'e2e/alone';
import { expect, test } from 'e2e/test';

const results = (query = '') => aloneUrl('search', `/search${query}`);

test('the results page lists the stock and is accessible', async ({ page }) => {
  await page.goto(results());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('60 cars')).toBeVisible();
  await expectAccessible(page);
});

test('a filter is chosen by keyboard, changes the address and can be taken back', async ({ page }) => {
  await page.goto(results());
  const toyota = page.getByRole('checkbox', { name: /Toyota/ }).first();
  await toyota.press('Space');
  await expect(page).toHaveURL(/make=Toyota/);
  await expect(page.getByText('10 cars')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('60 cars')).toBeVisible();
});

test('a make has its own address', async ({ page }) => {
  await page.goto(aloneUrl('search', '/search/toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota');
  await expect(page.getByText('10 cars')).toBeVisible();
});

test('a search without results says so', async ({ page }) => {
  await page.goto(results('?query=nothing+is+called+this'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expectAccessible(page);
});

test('a failing search shows the panel with Retry', async ({ page }) => {
  await page.goto(results('?api=fail'));
  await expect(page.getByRole('alert')).toContainText('This section is unavailable. Please try again.');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('another site has other colours', async ({ page }) => {
  await page.goto(results('?site=harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const harbour = await themeColour(page);
  await page.goto(results('?site=coastal-toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themeColour(page)).not.toBe(harbour);
});
