import { aloneUrl, expectAccessible, themeColour } from 'e2e/alone';
import { expect, test } from 'e2e/test';

const locator = (query = '') => aloneUrl('locations', `/dealer-locator${query}`);

test('the locator lists the locations of the site and is accessible', async ({ page }) => {
  await page.goto(locator('?site=harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Springwood').first()).toBeVisible();
  await expectAccessible(page);
});

test('a postcode typed and sent by keyboard is in the address and orders the list', async ({ page }) => {
  await page.goto(locator());
  const field = page.getByLabel(/postcode/i).first();
  await field.fill('4127');
  await field.press('Enter');
  await expect(page).toHaveURL(/postcode=4127/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a location is opened by keyboard and shows its hours', async ({ page }) => {
  await page.goto(locator('?site=harbour-motors'));
  await page.locator('main a[href^="/locations/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/locations\//);
  await expect(page.getByRole('table', { name: /opening hours/i }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the contact page reserves the space of the lead form', async ({ page }) => {
  await page.goto(aloneUrl('locations', '/contact-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-slot="leads.form"]')).toBeVisible();
  await expectAccessible(page);
});

test('a location that does not exist is the 404 page', async ({ page }) => {
  await page.goto(aloneUrl('locations', '/locations/no-such-location'));
  await expect(page.getByRole('heading', { name: 'The 404 page' })).toBeVisible();
});

test('a failing API shows the panel with Retry', async ({ page }) => {
  await page.goto(locator('?api=fail'));
  await expect(page.getByRole('alert')).toContainText('This section is unavailable. Please try again.');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('another site has other colours', async ({ page }) => {
  await page.goto(locator('?site=harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const harbour = await themeColour(page);
  await page.goto(locator('?site=coastal-toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themeColour(page)).not.toBe(harbour);
});
