import { aloneUrl, expectAccessible, themeColour } from 'e2e/alone';
import { expect, test } from 'e2e/test';

const car = (query = '') => aloneUrl('vehicle', `/cars/2026-toyota-rav4-1${query}`);

test('the page of a car is complete and accessible', async ({ page }) => {
  await page.goto(car());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026 Toyota RAV4');
  await expect(page.getByText('$48,990').first()).toBeVisible();
  await expect(page.locator('[data-slot="finance.box"]')).toBeVisible();
  await expectAccessible(page);
});

test('the gallery turns by keyboard', async ({ page }) => {
  await page.goto(car());
  const counter = page.getByText('Picture 1 / 4');
  await expect(counter).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(counter).toBeHidden();
  await expect(page.getByText('Picture 2 / 4')).toBeVisible();
});

test('saving and enquiring by keyboard notify the page', async ({ page }) => {
  await page.goto(aloneUrl('vehicle', '/'));
  const preview = page.frameLocator('iframe');
  const log = page.getByRole('list', { name: 'Event log' });
  await preview.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(preview.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await expect(log).toContainText('favourites:toggled');
  await preview.getByRole('link', { name: 'Enquire Now' }).first().press('Enter');
  await expect(log).toContainText('leads:enquiry-requested');
});

test('a car that does not exist is the 404 page', async ({ page }) => {
  await page.goto(aloneUrl('vehicle', '/cars/there-is-no-such-car'));
  await expect(page.getByRole('heading', { name: 'The 404 page' })).toBeVisible();
});

test('a failing API shows the panel with Retry', async ({ page }) => {
  await page.goto(car('?api=fail'));
  await expect(page.getByRole('alert')).toContainText('This section is unavailable. Please try again.');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
});

test('another site has other colours', async ({ page }) => {
  await page.goto(car('?site=harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const harbour = await themeColour(page);
  await page.goto(car('?site=coastal-toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themeColour(page)).not.toBe(harbour);
});

test('without a platform the places of real neighbours say what to do and can be tried again', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/503/);
  await page.goto(car('?neighbours=real'));
  const place = page.locator('[data-slot="finance.box"]');
  await expect(place).toContainText(/No platform answers .* npm start/);
  const nextRequest = page.waitForRequest(/\/__harness\/neighbours$/);
  await place.getByRole('button', { name: 'Try again' }).click();
  await nextRequest;
  await expect(place).toContainText(/No platform answers/);
  // The page itself is there.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026 Toyota RAV4');
  await expectAccessible(page);
});
