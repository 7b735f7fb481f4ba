import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unsubscribePath } from 'shared-contracts/entities/saved-search';
import { ask } from '../src/ask';
import { expectAccessible, expectWithinWidth } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * Saving a search, confirming it by the mail, and stopping it: with and without script, and by the mail program.
 */

const someAddress = (): string => `ada-${randomUUID()}@example.com`;

/** The token in the mail to an address, as soon as it has been sent. */
async function tokenFor(address: string): Promise<string> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'mail');
  let token = '';
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter(
        (name) => name.includes('-alert-') && name.endsWith('.eml'),
      );
      for (const name of names) {
        const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '');
        if (mail.includes(address)) token = /\/alerts\/([\w-]{22})/.exec(mail)?.[1] ?? '';
      }
      return token;
    })
    .not.toBe('');
  return token;
}

/** Confirms, then stops the alert whose page is open, each by one button. */
async function confirmAndStop(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your alerts');
  await page.getByRole('button', { name: 'Start my alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts are on');
  await page.getByRole('button', { name: 'As soon as something changes instead' }).click();
  await expect(page.getByText(/as soon as something changes: new matches/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop these alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts are off');
}

for (const width of [375, 1280]) {
  test(`a search is saved from one button, confirmed by its mail and stopped, at ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('harbour', '/search?make=Toyota');
    await page.getByRole('link', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    const address = someAddress();
    await dialog.getByLabel('Email or mobile number').fill(address);
    await expectAccessible(page);
    await dialog.getByLabel('Email or mobile number').press('Enter');
    await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
    expect(await visit('harbour', `/alerts/${await tokenFor(address)}`)).toBe(200);
    await expectAccessible(page);
    await expectWithinWidth(page);
    await confirmAndStop(page);
  });
}

test('an empty result offers an alert', async ({ page, visit }) => {
  await visit('harbour', '/search?query=zzzzzzzz');
  await page.getByRole('link', { name: 'Tell me when one arrives' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this search' }).getByText('“zzzzzzzz”')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is saved, confirmed and stopped by plain pages', async ({ page, consoleWatch }) => {
    consoleWatch.expect(/422 \(Unprocessable/);
    await page.goto(urlOf('harbour', '/search?make=Toyota'));
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page.getByText('Toyota', { exact: true }).first()).toBeVisible();
    await page.getByLabel('Email or mobile number').fill('ada@');
    await page.getByRole('button', { name: 'Save and send me alerts' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    const address = someAddress();
    await page.getByLabel('Email or mobile number').fill(address);
    await page.getByRole('button', { name: 'Save and send me alerts' }).click();
    await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
    await page.goto(urlOf('harbour', `/alerts/${await tokenFor(address)}`));
    await confirmAndStop(page);
  });
});

test('a mail program stops the alerts in one click', async ({ page, visit, visitor, consoleWatch }) => {
  consoleWatch.expect(/404 \(Not Found/);
  await visit('harbour', '/save-search?make=Kia');
  const address = someAddress();
  await page.getByLabel('Email or mobile number').fill(address);
  await page.getByRole('button', { name: 'Save and send me alerts' }).click();
  await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
  const token = await tokenFor(address);
  const { status } = await ask('harbour', unsubscribePath.replace(':token', token), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(status).toBe(200);
  await visit('harbour', `/alerts/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your alerts are off');
  expect(await visit('harbour', '/alerts/no-such-alert')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work any more');
});
