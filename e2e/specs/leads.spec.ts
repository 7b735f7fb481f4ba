import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { mailsWith } from '../src/mails';
import { forecourt } from '../src/platform-process';
import { eventsOf, publish } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * An enquiry from the first press to the dealer's mailbox, and everything that may go wrong on the way.
 */

const { path: forms } = endpoints.submitForm;
const { path: leads } = endpoints.createLead;

/** A person whose mail can be distinguished from all others. */
const person = () => ({
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412 345 678',
  email: `ada-${randomUUID().slice(0, 8)}@example.com`,
});

/** Fills in what every form asks for. */
async function fillCore(
  page: Page,
  who: ReturnType<typeof person>,
  scope = page.locator('form[method="post"]'),
) {
  await scope.getByLabel('First Name').fill(who.name);
  await scope.getByLabel('Last Name').fill(who.last_name);
  await scope.getByLabel('Postcode').fill(who.postcode);
  await scope.getByLabel('Mobile Number').fill(who.phone);
  await scope.getByLabel('Email Address').fill(who.email);
  await scope.getByLabel('Comments').fill('Is it still there?');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' });
const stored = <T>(page: Page, key: string): Promise<T | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key); // written by the page

/** Opens the enquiry page of a car. */
async function openEnquiry(
  page: Page,
  visit: (site: 'harbour', path: string) => Promise<number>,
): Promise<number> {
  const path = await carPath('harbour', 'car_type=used');
  await visit('harbour', `/enquire?car=${path.split('/').at(-1)}`);
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
  return Number(path.split('-').at(-1));
}

test('[LEA-001] the dialog is titled with the car, closes on Escape and gives focus back', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const card = page.locator('article[data-car]').nth(1);
  const opener = card.getByRole('link', { name: /^Enquire Now/ });
  const name = ((await opener.getAttribute('aria-label')) ?? '').replace('Enquire Now: ', '');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await eventsOf(page, 'leads:modal-closed')).toHaveLength(1);
});

test('[CON-024] each of the four requests opens its dialog about the car', async ({ page, visit }) => {
  const path = await carPath('harbour', 'car_type=used');
  const car_id = Number(path.split('-').at(-1));
  await visit('harbour', path);
  const car_name = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .locator('[aria-current="page"]')
    .innerText();
  const [year = '', make = ''] = car_name.split(' ');
  const expectDialog = async (name: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toContainText(`${year} ${make}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await publish(page, 'leads:enquiry-requested', { car_id, car_name, variant: 'full' }, 'vehicle');
  await expectDialog(car_name);
  await publish(page, 'leads:test-drive-requested', { car_id }, 'vehicle');
  await expectDialog('Book a test drive');
  await publish(page, 'leads:photos-requested', { car_id }, 'vehicle');
  await expectDialog('Request photos');
  const subcategory = 'Find me something similar';
  await publish(page, 'leads:similar-requested', { car_id, car_name, subcategory }, 'vehicle');
  await expectDialog(car_name);
});

test('[LEA-022] a refused form lists its errors, each leading to its field', async ({ page, visit }) => {
  await openEnquiry(page, visit);
  // A question stands there once the form knows its car.
  await expect(page.getByLabel('Comments')).not.toHaveValue('');
  await page.getByLabel('Comments').fill('');
  await send(page).click();
  await expect(page.getByText('Please fix the following errors:', { exact: true })).toBeVisible();
  const wrong = page.locator('form[method="post"] [aria-invalid="true"]');
  const items = page
    .getByRole('group', { name: 'Please fix the following errors:' })
    .getByRole('link')
    .or(page.locator('form').getByRole('listitem').getByRole('link'));
  const count = await wrong.count();
  expect(count).toBe(6);
  await expect(items).toHaveCount(count);
  for (const field of await wrong.all()) {
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(described).not.toBe('');
    await expect(page.locator(`[id="${described.split(' ').at(-1)}"]`)).not.toBeEmpty();
  }
  await items
    .filter({ hasText: 'Postcode' })
    .or(items.filter({ hasText: 'postcode' }))
    .first()
    .click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
});

test('[LEA-023] a form on its way is sent once, whatever is pressed', async ({ page, visit }) => {
  await openEnquiry(page, visit);
  await fillCore(page, person());
  const calls: string[] = [];
  await page.route('**/api/{forms,leads}', async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const isForm = calls.at(-1) === forms;
    await route.fulfill({
      status: 201,
      json: isForm ? { form_submission_id: 1 } : { lead_id: 5, error: null },
    });
  });
  await send(page).dblclick();
  await expect(page.locator('form[method="post"] button[type="submit"]')).toBeDisabled();
  await page.locator('form[method="post"]').evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  expect(calls).toEqual([forms, leads]);
});

test('[LEA-024][LEA-029][SHL-082] an accepted enquiry is counted, remembered, thanked for and in the mail', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/?utm_source=newsletter&utm_campaign=spring');
  await page.getByRole('link', { name: 'See all stock' }).first().click();
  await expect(page).toHaveURL(/\/search/);
  await page
    .locator('article[data-car]')
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible();
  const address = new URL(page.url());
  const car_id = Number(address.pathname.split('-').at(-1));
  // The form in the page is there whether somebody can chat or not.
  const enquiry = page.locator('[data-slot="leads.form"]').getByRole('form');
  const who = person();
  await fillCore(page, who, enquiry);
  const [form, lead] = await Promise.all([
    page.waitForRequest(`**${forms}`),
    page.waitForRequest(`**${leads}`),
    enquiry.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(form.headers()['idempotency-key']).toBe(lead.headers()['idempotency-key']);
  const body = lead.postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    source: 'Website',
    url: address.href,
    car_id,
    user_agent: await page.evaluate(() => navigator.userAgent),
    lead_attributes: {
      visited_pages: ['/', '/search', address.pathname],
      linked_query_params: { utm_source: 'newsletter', utm_campaign: 'spring' },
    },
  });
  for (const key of ['category', 'subcategory', 'car_dealership_id']) expect(body).toHaveProperty(key);
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page, 'harbour-motors:success')).toBe('enquiry');
  const tracked = (await eventsOf(page, 'analytics:tracked')).map(({ eventId }) => eventId);
  expect(tracked.filter((id) => id === 14 || id === 15)).toHaveLength(1);
  await expect.poll(() => mailsWith(who.email), { timeout: 15_000 }).toHaveLength(1);
  const [mail = ''] = await mailsWith(who.email);
  expect(mail).toContain('<?adf version=');
  expect(mail).toMatch(/^Message-ID:/im);
});

test('[LEA-014] an enquiry sent from the careers page is counted as 51, once, and as no other enquiry', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/careers');
  await fillCore(page, person());
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  const tracked = (await eventsOf(page, 'analytics:tracked')).map(({ eventId }) => eventId);
  expect(tracked.filter((id) => [14, 15, 51].includes(id))).toEqual([51]);
});

test('[LEA-024] a site may stay on the form and say that it was sent', async ({ page, visit }) => {
  const path = await carPath('outback');
  await visit('outback', `/enquire?car=${path.split('/').at(-1)}`);
  await fillCore(page, person());
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Thank you. We have your message.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/enquire');
});

for (const [what, answer, stores] of [
  [
    'a server that fails',
    { status: 500, json: { error: { code: 'internal', message: 'The database is away.' } } },
    /.+/,
  ],
  ['a refusal with status 200', { status: 200, json: { lead_id: null, error: 'Duplicate' } }, /^Duplicate$/],
  ['neither a lead nor an error', { status: 200, json: { lead_id: null, error: null } }, /.*/],
] as const) {
  test(`[LEA-015][LEA-025][LEA-030] ${what} is no success: the values stay`, async ({
    page,
    visit,
    consoleWatch,
  }) => {
    if (answer.status === 500) consoleWatch.expect(/500.*api\/leads/);
    await openEnquiry(page, visit);
    const who = person();
    await fillCore(page, who);
    await page.route(`**${leads}`, (route: Route) => route.fulfill(answer));
    await send(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'An error occurred when submitting this form' });
    await expect(alert).toHaveText('An error occurred when submitting this form');
    expect(new URL(page.url()).pathname).toBe('/enquire');
    for (const [label, value] of [
      ['First Name', who.name],
      ['Last Name', who.last_name],
      ['Postcode', who.postcode],
      ['Mobile Number', who.phone],
      ['Email Address', who.email],
      ['Comments', 'Is it still there?'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    const kept = await stored<{ message: string; time: string }>(page, 'harbour-motors:form-error');
    expect(kept?.message).toMatch(stores);
    expect(Number.isNaN(Date.parse(kept?.time ?? ''))).toBe(false);
    // Sent again, with the same key, it is one lead.
    await page.unroute(`**${leads}`);
    await send(page).click();
    await expect(page).toHaveURL(urlOf('harbour', '/success'));
    await expect.poll(() => mailsWith(who.email), { timeout: 15_000 }).toHaveLength(1);
  });
}

test('a reload loses nothing that was typed', async ({ page, visit }) => {
  await openEnquiry(page, visit);
  const who = person();
  await fillCore(page, who);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue(who.name);
  await expect(page.getByLabel('Email Address')).toHaveValue(who.email);
  await expect(page.getByLabel('Comments')).toHaveValue('Is it still there?');
});

test('[SHL-075] analytics that fail are a warning in the console; the form goes on', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/500.*analytics/);
  consoleWatch.expect('Analytics event');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('dialog', () => warnings.push('a dialog'));
  await page.route(`**${endpoints.trackEvent.path}`, (route) => route.fulfill({ status: 500, json: {} }));
  await openEnquiry(page, visit);
  await fillCore(page, person());
  await send(page).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await expect
    .poll(() => warnings.filter((text) => text.startsWith('Analytics event')).length)
    .toBeGreaterThan(0);
  expect(warnings).not.toContain('a dialog');
});

test('the list of leads names no person', async () => {
  const { status, out } = await forecourt(process.env['E2E_HOME'] ?? '', 'leads', 'list', '--json');
  expect(status).toBe(0);
  expect(out).not.toMatch(/Lovelace|0412|@example\.com/);
});
