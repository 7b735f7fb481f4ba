import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { endpoints, type ApiOutput } from 'shared-contracts/api/endpoints';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { ask } from '../src/ask';
import { publish } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, urlOf } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * Each form asks for what only the shopper can know, and the page after it stays with the car.
 */

type Scope = Page | Locator;

async function fillCore(scope: Scope): Promise<void> {
  const answers = {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Postcode: '4000',
    'Mobile Number': '0412 345 678',
    'Email Address': `ada-${randomUUID().slice(0, 8)}@example.com`,
  };
  for (const [label, text] of Object.entries(answers)) await scope.getByLabel(label).fill(text);
}

/** Checks the boxes that some sites require. */
async function agree(scope: Scope): Promise<void> {
  const terms = scope.getByLabel('I agree to the terms of use');
  if ((await terms.count()) > 0) await terms.check();
}

/** The body of the lead call that a press makes. */
async function leadOf(page: Page, press: () => Promise<void>): Promise<LeadRequest> {
  const [lead] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().endsWith(endpoints.createLead.path) && request.method() === 'POST',
    ),
    press(),
  ]);
  return lead.postDataJSON() as LeadRequest; // what the form sends there
}

test('[LEA-036] a returning shopper asks about a car with two taps, and changed details are kept', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('harbour', `/enquire?car=${(await carPath('harbour')).split('/').at(-1)}`);
  await fillCore(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));

  await visit('harbour', '/search?car_type=used');
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await tap(
    page
      .locator('article[data-car]')
      .nth(2)
      .getByRole('link', { name: /^Enquire Now/ }),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email Address')).toHaveValue(/@example\.com$/);
  const lead = await leadOf(page, () => tap(dialog.getByRole('button', { name: 'Send enquiry' })));
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  expect(taps).toBe(2);
  expect(lead.values).toMatchObject({
    name: 'Ada',
    postcode: '4000',
    phone: '0412345678',
    message: 'Is this still available?',
  });

  await visit('harbour', '/enquire');
  await expect(page.getByLabel('Postcode')).toHaveValue('4000');
  await page.getByLabel('Postcode').fill('4001');
  await page.getByLabel('Category').selectOption('General Enquiry');
  await page.getByLabel('Comments').fill('When are you open?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  const stored = await page.evaluate(() => localStorage.getItem('harbour-motors:user'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ postcode: '4001', name: 'Ada' });
});

for (const site of siteNames) {
  test(`${site}: an enquiry about a car asks for the five fields and a question that is there`, async ({
    page,
    visit,
  }) => {
    await visit(site, `/enquire?car=${(await carPath(site)).split('/').at(-1)}`);
    const form = page.locator('form[method="post"]');
    const fields = form.locator(
      'input:visible:not([type=checkbox]):not([name=tracking]), select:visible, textarea:visible',
    );
    const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['name', 'last_name', 'postcode', 'phone', 'email', 'message']);
    await expect(form.getByLabel('Comments')).toHaveValue('Is this still available?');
  });

  test(`[LEA-004][LEA-008][LEA-038] ${site}: a test drive of a model and a service can be booked`, async ({
    page,
    visit,
  }) => {
    await visit(site, '/book-test-drive');
    await page.getByLabel(/^Model/).selectOption({ index: 1 });
    const model = await page.getByLabel(/^Model/).inputValue();
    const place = page.locator('form[method="post"]').getByLabel('Location');
    // Its dealership is chosen with it.
    if ((await place.count()) > 0) await place.selectOption({ index: 1 });
    await fillCore(page);
    await agree(page);
    const drive = await leadOf(page, () => page.getByRole('button', { name: 'Request test drive' }).click());
    expect(drive).toMatchObject({ category: 'Test Drive', car_id: null, values: { 'Vehicle Model': model } });

    // Services of this site are booked with Xtime (SHL-016).
    if (site === 'coastal') return;
    await visit(site, '/service#service-booking');
    const form = page.locator('#service-booking').getByRole('form');
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel('Location')).toBeVisible();
    const location = form.getByLabel('Location');
    if ((await location.inputValue()) === '') await location.selectOption({ index: 1 });
    await fillCore(form);
    await form.getByLabel(/^Rego/).fill('123ABC');
    await form.getByLabel('Comments').fill('A logbook service, please.');
    const services = form.getByRole('group', { name: 'Additional services' }).getByRole('checkbox');
    const option = (await services.count()) > 0 ? await services.first().getAttribute('value') : null;
    if (option !== null) await services.first().check();
    await agree(form);
    const booking = await leadOf(page, () => form.getByRole('button', { name: 'Request booking' }).click());
    expect(booking).toMatchObject({ category: 'Service Enquiry', values: { Rego: '123ABC' } });
    expect(booking.values.location).not.toBe('');
    expect(booking.values.page_id).toBe('/service');
    expect(booking.values.additional_services).toEqual(option === null ? undefined : [option]);
  });
}

test('[LEA-004] the test drive page of a car names it and sends the chosen time', async ({ page, visit }) => {
  const car = await findCar('harbour', 'that is for sale', () => true, 'status = "in_stock"');
  await visit('harbour', `/book-test-drive?car_id=${car.id}`);
  await expect(page.getByRole('complementary')).toContainText(`${car.year} ${car.make} ${car.model}`);
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio');
  await days.and(page.locator(':enabled')).first().check();
  await page.keyboard.press('ArrowRight');
  await expect(days.and(page.locator(':checked'))).toBeFocused();
  await page
    .getByRole('group', { name: /^Times on/ })
    .getByRole('radio')
    .first()
    .check();
  await fillCore(page);
  const lead = await leadOf(page, () => page.getByRole('button', { name: 'Request test drive' }).click());
  expect(lead).toMatchObject({ car_id: car.id, category: 'Test Drive' });
  expect(lead.values.appointment_at).toMatch(/T\d\d:\d\d:00\+10:00$/);
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
});

test('[LEA-037] an enquiry and a test drive opened from an offer carry its id, name and model', async ({
  page,
  visit,
}) => {
  const offers = JSON.parse(
    (await ask('harbour', endpoints.listOffers.path)).body,
  ) as ApiOutput<'listOffers'>; // the API's own contract
  const offer = offers.find(({ model }) => model !== null);
  if (!offer?.model) throw new Error('harbour has no offer of a model.');
  const about = { offer_id: offer.id, offer_name: offer.name, 'Vehicle Model': offer.model.name };
  await visit('harbour', '/');
  await publish(page, 'leads:enquiry-requested', { offer_id: offer.id, variant: 'full' }, 'shell');
  const dialog = page.getByRole('dialog', { name: offer.name });
  await fillCore(dialog);
  const enquiry = await leadOf(page, () => dialog.getByRole('button', { name: 'Send enquiry' }).click());
  expect(enquiry.values).toMatchObject(about);
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await publish(page, 'leads:test-drive-requested', { offer_id: offer.id }, 'shell');
  const drive = page.getByRole('dialog', { name: 'Book a test drive' });
  await fillCore(drive);
  const lead = await leadOf(page, () => drive.getByRole('button', { name: 'Request test drive' }).click());
  expect(lead.values).toMatchObject(about);
});

test('after an enquiry the page names who has it, their number, the car, a test drive and cars like it', async ({
  page,
  visit,
}) => {
  const car = await findCar('apex', 'that is for sale', () => true, 'status = "in_stock"');
  await visit('apex', `/enquire?car=${car.slug}`);
  await fillCore(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(urlOf('apex', '/success'));
  await expect(page.getByText(`Thanks Ada, ${car.location?.name ?? ''} has your enquiry.`)).toBeVisible();
  await expect(page.getByText(/Our team will reply/)).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the car' })).toHaveAttribute(
    'href',
    `/cars/${car.slug}`,
  );
  await page.getByRole('link', { name: 'Keep looking' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Similar cars' })).toBeVisible();
  await page.getByRole('link', { name: 'Book a test drive' }).click();
  await expect(page.getByRole('dialog', { name: 'Book a test drive' })).toContainText(car.make);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, path, button] of [
    ['a test drive', '/book-test-drive', 'Request test drive'],
    ['a service booking', '/service', 'Request booking'],
    ['an application', '/careers', 'Send application'],
    ['a question about parts', '/vehicle-parts-and-accessories', 'Send enquiry'],
    ['an enquiry about finance', '/finance', 'Send enquiry'],
  ] as const) {
    test(`${what} is refused with what was typed, then accepted`, async ({ page, consoleWatch }) => {
      consoleWatch.expect('status of 422');
      await page.goto(urlOf('harbour', path));
      await fillCore(page);
      await page.getByLabel('Postcode').fill('12');
      await page.getByLabel(/^Comments/).fill('Hello');
      const location = page.getByLabel('Location');
      if ((await location.count()) > 0) await location.selectOption({ index: 1 });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Please fix the following errors:')).toBeVisible();
      await expect(page.getByLabel('First Name')).toHaveValue('Ada');
      await page.getByLabel('Postcode').fill('4000');
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(urlOf('harbour', '/success'));
    });
  }
});
