import { aloneUrl, expectAccessible, themeColour } from 'e2e/alone';
import { expect, test } from 'e2e/test';

const box = (query = '') => aloneUrl('finance', `/slots/finance.box/0${query}`);

test('the finance box shows an estimate with both rates and its warning', async ({ page }) => {
  await page.goto(box());
  const section = page.getByRole('region', { name: 'Finance estimate' });
  await expect(section).toContainText(/\$[\d,]+ per (?:week|month)/);
  await expect(section).toContainText(/comparison rate/i);
  await expect(section).toContainText(/WARNING/);
  await expectAccessible(page);
});

test('the weekly line of a card is one line', async ({ page }) => {
  await page.goto(aloneUrl('finance', '/slots/finance.weeklyEstimate/0'));
  await expect(page.getByText(/\$[\d,]+ per (?:week|month)/)).toBeVisible();
  await expectAccessible(page);
});

test('the box calls no service, so it works when all of them fail', async ({ page }) => {
  await page.goto(box('?api=fail'));
  await expect(page.getByRole('region', { name: 'Finance estimate' })).toBeVisible();
});

test('the mode that needs a platform says what to do when there is none', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/503/);
  consoleWatch.expect(/No platform answers/);
  await page.goto(box('?api=real'));
  await expect(page.getByRole('alert')).toContainText(/No platform answers .* npm start/);
});

test('another site has other colours', async ({ page }) => {
  await page.goto(box('?site=harbour-motors'));
  await expect(page.getByRole('region', { name: 'Finance estimate' })).toBeVisible();
  const harbour = await themeColour(page);
  await page.goto(box('?site=coastal-toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themeColour(page)).not.toBe(harbour);
});

test('the harness opens slots and switches the site by keyboard', async ({ page }) => {
  await page.goto(aloneUrl('finance', '/'));
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'finance.box (a car)' }).press('Enter');
  await expect(preview.getByRole('region', { name: 'Finance estimate' })).toBeVisible();
  await page.getByRole('radio', { name: '375' }).press('Space');
  await expect(page.locator('iframe')).toHaveCSS('width', '375px');
  await expect(page.getByRole('list', { name: 'Event log' })).toContainText('favourites:changed');
  await page.getByLabel('Site').selectOption({ label: 'Coastal Toyota' });
  await expect(page.getByLabel('Site')).toHaveValue('coastal-toyota');
  await expectAccessible(page);
});
