import { aloneUrl, expectAccessible, themeColour, type Page } from 'e2e/alone';
import { expect, test } from 'e2e/test';

const enquiry = (query = '') => aloneUrl('leads', `/enquire?car=2026-toyota-rav4-1${query}`);

const answers: Record<string, string> = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Postcode: '4000',
  'Mobile Number': '0412345678',
  'Email Address': 'ada@example.com',
  Comments: 'Is it still available?',
};

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test('the enquiry page names the car and is accessible', async ({ page }) => {
  await page.goto(enquiry());
  await expect(page.getByRole('heading', { level: 1, name: 'Ask about this vehicle' })).toBeVisible();
  await expect(page.getByText('2026 Toyota RAV4').first()).toBeVisible();
  await expectAccessible(page);
});

test('an empty form sent by keyboard lists what is missing and leads to the field', async ({ page }) => {
  await page.goto(enquiry());
  await page.getByRole('button', { name: /^send/i }).press('Enter');
  await expect(page.getByText('Please fix the following errors:')).toBeVisible();
  await expectAccessible(page);
});

test('a filled form is sent and leads to the success page', async ({ page }) => {
  await page.goto(enquiry('&site=harbour-motors'));
  await fill(page);
  await page.getByRole('button', { name: /^send/i }).press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a failing API keeps what was typed and says so; the draft outlives a reload', async ({ page }) => {
  await page.goto(aloneUrl('leads', '/enquire?api=fail'));
  await fill(page);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByRole('button', { name: /^send/i }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('An error occurred when submitting this form');
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('First Name', { exact: true })).toHaveValue('Ada');
});

test('a page whose car cannot be had shows the panel with Retry', async ({ page }) => {
  await page.goto(enquiry('&api=fail'));
  await expect(page.getByRole('alert')).toContainText('This section is unavailable. Please try again.');
});

test('the dialog opens with the car, keeps the focus and closes by Escape', async ({ page }) => {
  await page.goto(aloneUrl('leads', '/slots/leads.modal/0'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2026 Toyota RAV4');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open again' }).press('Enter');
  await expect(dialog).toBeVisible();
});

test('another site has other colours', async ({ page }) => {
  await page.goto(enquiry('&site=harbour-motors'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const harbour = await themeColour(page);
  await page.goto(enquiry('&site=coastal-toyota'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await themeColour(page)).not.toBe(harbour);
});
