import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The one-time code of a platform that was started for tests. */
export const testCode = '123456';

/** A phone of one test in one run, so that neither its limits nor what it has saved meet those of another. */
export const somePhone = (): string => `04${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Goes through both steps of the sign-in page that is open. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const send = page.getByRole('button', { name: 'Send me a code' });
  // The page before it, whose address has gone already, may have a mobile number and a postcode of its own.
  await expect(send).toBeVisible();
  await page.getByLabel('Mobile number').fill(phone);
  await send.click();
  await page.getByLabel('Code').fill(testCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
