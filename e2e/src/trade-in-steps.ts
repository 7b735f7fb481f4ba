import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { ask } from './ask';
import { takenOver } from './page-events';
import type { SiteName } from './sites';

const regoState = 'QLD';

/** A plate whose car the site prices; which ones those are depends on the stock of the run. */
export async function pricedRego(site: SiteName, visitor: string): Promise<string> {
  for (const rego of ['246TRD', '357TRD', '468TRD', '579TRD', '680TRD', '791TRD', '802TRD', '913TRD']) {
    const { body } = await ask(site, endpoints.valueTradeIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({ rego, regoState }),
    });
    const { offer_price: price } = JSON.parse(body) as Valuation; // the API parses what it answers
    if (price !== null && price !== undefined) return rego;
  }
  throw new Error(`${site} prices none of the plates.`);
}

/** Types a rego and asks what car it is. */
export async function findByRego(page: Page, rego: string): Promise<void> {
  const find = page.getByRole('button', { name: 'Find my car' });
  // Without script the press leads to the offer at once.
  if (await page.evaluate(() => 'forecourt' in globalThis)) await takenOver(find);
  await page.getByLabel('Rego', { exact: true }).fill(rego.toLowerCase());
  await page.getByLabel('State').selectOption(regoState);
  await find.click();
}

/** Answers every question: the condition as named, the first choice of all others. */
export async function answerCondition(page: Page, condition: string): Promise<void> {
  await page.getByLabel('How many kilometres are on the clock?').fill('52k');
  await page
    .getByRole('radio', { name: new RegExp(`^${condition}`) })
    .first()
    .check({ force: true });
  for (const key of ['accidents', 'service', 'tyres', 'keys', 'finance']) {
    await page.locator(`input[name="${key}"]`).first().check({ force: true });
  }
  await page.getByRole('button', { name: 'Get my offer' }).click();
}

const ada = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Postcode: '4000',
  'Mobile Number': '0412 345 678',
  'Email Address': 'ada@example.com',
};

/** Fills in the shopper's details, Ada's where nothing else is given, and sends them. */
export async function sendDetails(page: Page, changes: Partial<typeof ada> = {}): Promise<void> {
  const form = page.getByRole('form', { name: 'Your details' });
  for (const [label, text] of Object.entries({ ...ada, ...changes })) await form.getByLabel(label).fill(text);
  for (const select of await form.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: 'Send my details' }).click();
}
