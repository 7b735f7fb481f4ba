import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { ask } from '../src/ask';
import { eventsOf, publish } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * What a shopper sends from a car's page: the form in the page, and a test drive at a time of the dealership's.
 */

const formOf = (page: Page) => page.locator('[data-slot="leads.form"]').getByRole('form');

async function fillCore(page: Page, scope: ReturnType<typeof formOf>): Promise<void> {
  const answers = {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Postcode: '4000',
    'Mobile Number': '0412 345 678',
    'Email Address': `ada-${randomUUID().slice(0, 8)}@example.com`,
  };
  for (const [label, text] of Object.entries(answers)) await scope.getByLabel(label).fill(text);
}

/** The body of the next lead call. */
const nextLead = async (page: Page): Promise<LeadRequest> =>
  (
    await page.waitForRequest(
      (request) => request.url().endsWith(endpoints.createLead.path) && request.method() === 'POST',
    )
  ).postDataJSON() as LeadRequest; // what the form sends there

test('[VEH-091] the form far down a car’s page is there at once and fetches its code when it comes near', async ({
  page,
  visit,
}) => {
  const path = await carPath('harbour', 'car_type=used');
  const { body } = await ask('harbour', path);
  expect(body).toMatch(/<form[^>]*action="\/enquire\?car=/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit('harbour', path);
  const isCode = (url: string): boolean => /\/leads\/[^/]+\/.*form\./.test(url);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isCode)).toEqual([]);
  const form = formOf(page);
  const before = await form.boundingBox();
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter(isCode).length).toBeGreaterThan(0);
  expect((await form.boundingBox())?.height).toBe(before?.height);

  await fillCore(page, form);
  await form.getByLabel('Comments').fill('Is it still there?');
  const lead = nextLead(page);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  expect(await lead).toMatchObject({ car_id: Number(path.split('-').at(-1)), subcategory: null });
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
});

test('[VEH-091] it can be sent without script', async ({ browser, visitor }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': visitor },
  });
  const page = await context.newPage();
  await page.goto(urlOf('harbour', await carPath('harbour', 'car_type=used')));
  await fillCore(page, formOf(page));
  await formOf(page).getByLabel('Comments').fill('Is it still there?');
  await formOf(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await context.close();
});

test('[LEA-002][LEA-016] a booked time is refused to the next shopper with the reason', async ({
  page,
  visit,
  visitor,
}) => {
  const car = await findCar('harbour', 'that is for sale', () => true, 'status = "in_stock"');
  await visit('harbour', `/cars/${car.slug}`);
  await publish(page, 'leads:test-drive-requested', { car_id: car.id }, 'vehicle');
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' });
  const days = dialog.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  await expect(days).toHaveCount(7);
  await days.and(dialog.locator(':enabled')).last().check();
  const timesOfDay = dialog.getByRole('group', { name: /^Times on/ }).getByRole('radio');
  await timesOfDay.last().press(' ');
  const times = await timesOfDay.count();
  await fillCore(page, dialog);

  const query = `?dealership_slug=${car.dealership_slug}`;
  const { slots } = JSON.parse(
    (await ask('harbour', `${endpoints.listAppointments.path}${query}`)).body,
  ) as ApiOutput<'listAppointments'>; // the API's own contract
  const wished = await dialog.locator('input[name=appointment_at]').inputValue();
  expect(slots.map(({ start }) => Date.parse(start))).toContain(Date.parse(wished));
  const values = {
    name: 'Eve',
    last_name: 'Quick',
    postcode: '4000',
    phone: '0412345679',
    email: 'eve@example.com',
  };
  const post = (path: string, body: object, key: string) =>
    ask('harbour', path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': visitor },
      body: JSON.stringify(body),
    });
  const key = randomUUID().replaceAll('-', '');
  const drive = { ...values, car_id: car.id, appointment_at: wished };
  const submitted = await post(endpoints.submitForm.path, { form_type: 'test-drive', values: drive }, key);
  const other = await post(
    endpoints.createLead.path,
    {
      ...(JSON.parse(submitted.body) as object), // its id
      values: drive,
      category: 'Test Drive',
      subcategory: null,
      url: urlOf('harbour', `/cars/${car.slug}`),
      source: 'Website',
      user_agent: 'e2e',
      car_id: car.id,
      car_dealership_id: null,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
    },
    key,
  );
  expect(other.status).toBe(201);

  await dialog.getByRole('button', { name: 'Request test drive' }).click();
  await dialog.getByRole('link', { name: /has just been taken/ }).click();
  await expect(dialog.getByRole('group', { name: /Day and time/ })).toBeFocused();
  await expect(timesOfDay).toHaveCount(times - 1);
  await timesOfDay.last().press(' ');
  const lead = nextLead(page);
  await dialog.getByRole('button', { name: 'Request test drive' }).click();
  const sent = (await lead).values.appointment_at ?? '';
  expect(sent).toMatch(/T\d\d:\d\d:00\+10:00$/);
  expect(Date.parse(sent)).toBeLessThan(Date.parse(wished));
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
});

test('[UI-022] on a phone the picker fits, its targets are large, and keys bring the next month', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const car = await findCar('harbour', 'that is for sale', () => true, 'status = "in_stock"');
  await visit('harbour', `/cars/${car.slug}`);
  await publish(page, 'leads:test-drive-requested', { car_id: car.id }, 'vehicle');
  const dialog = page.getByRole('dialog', { name: 'Book a test drive' });
  const strip = dialog.getByRole('group', { name: 'Day', exact: true }).locator('label');
  await expect(strip).toHaveCount(7);
  for (const target of [strip.first(), strip.last()]) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await dialog.getByRole('button', { name: 'More dates' }).press('Enter');
  const grid = dialog.getByRole('grid');
  await expect(grid.locator('button:focus')).toHaveCount(1);
  const day = grid.locator('button[tabindex="0"]');
  await day.press('Enter');
  for (const target of [day, dialog.getByRole('radio').first()]) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(375);
  const picker = dialog.getByRole('group', { name: /Day and time/ });
  const reserved = await picker.boundingBox();
  const month = await grid.getAttribute('aria-labelledby');
  const title = page.locator(`[id="${month ?? ''}"]`);
  const first = await title.innerText();
  await day.press('End');
  await expect(grid.locator('button:focus')).toHaveAttribute('aria-label', /^Sunday/);
  await grid.locator('button:focus').press('PageDown');
  // The last month with times may be this one, on the first days of it.
  const isOneMonth =
    (await dialog.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')) === 'true';
  if (!isOneMonth) await expect(title).not.toHaveText(first);
  expect((await picker.boundingBox())?.height).toBe(reserved?.height);
});

test('[VEH-082] "Request Photos" asks for the dialog about the car, and it opens', async ({
  page,
  visit,
}) => {
  const path = await carPath('harbour');
  await visit('harbour', path);
  const car = await findCar('harbour', 'of this page', ({ slug }) => path.endsWith(`/${slug}`));
  await page.getByRole('link', { name: 'Request Photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request photos' });
  await expect(dialog.getByLabel('First Name')).toBeVisible();
  await expect(dialog).toContainText(`${car.year} ${car.make} ${car.model}`);
  expect(await eventsOf(page, 'leads:photos-requested')).toEqual([{ car_id: car.id }]);
  await expect(page).toHaveURL(urlOf('harbour', path));
});
