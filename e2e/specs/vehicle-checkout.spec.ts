import type { Page } from '@playwright/test';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from '../src/ask';
import { expectAccessible, expectWithinWidth } from '../src/page-checks';
import { hydrated, eventsOf, publish } from '../src/page-events';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { urlOf, type SiteName } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * Reserving and buying against the real API: what is taken there is taken for the whole run, so every test looks for
 * a car that can still be had.
 */

/** The nth car of a site that can be reserved. */
const someCar = (site: SiteName, nth = 0): Promise<Car> => {
  let left = nth;
  const isOne = ({ sold, reserved, price, payment_processors: processors }: Car): boolean =>
    !sold && !reserved && (price ?? 0) > 10 && processors.includes('sandbox') && left-- === 0;
  return findCar(site, 'that can be reserved', isOne, 'status = in_stock');
};
const pay = 'Pay $200 and reserve';
const gone = 'This vehicle is no longer available to reserve.';
const stepHeading = (page: Page) => page.getByRole('heading', { level: 2 }).first();

async function typeContact(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Postcode').fill('4000');
  await page.getByLabel('Mobile Number').fill('0412 345 678');
  await page.getByLabel('Email Address').fill('ada@example.com');
}

/** From the open checkout to its payment. */
async function goToPayment(page: Page): Promise<void> {
  await typeContact(page);
  await page.getByRole('button', { name: 'Continue to terms' }).click();
  await page.getByLabel('I agree to the terms of this reservation').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('group', { name: /^Test payment/ })).toBeVisible();
}

test('[VEH-086][VEH-087][CON-025] a car is reserved by keyboard, and shows Reserved at once everywhere', async ({
  page,
  visit,
}) => {
  const car = await someCar('harbour');
  const vehiclePage = `/cars/${car.slug}`;
  const results = `/search?make=${encodeURIComponent(car.make)}&model=${encodeURIComponent(car.model)}`;
  await visit('harbour', results);
  const card = page.locator(`article[data-car="${car.id}"]`);
  await expect(card).toBeVisible();
  const requested = { car_id: car.id, slug: car.slug, amount_label: '$200' };
  await publish(page, 'checkout:reserve-requested', requested, 'search');
  await expect(page).toHaveURL(urlOf('harbour', `/cars/${car.slug}/checkout`));
  const marks = page.getByRole('list', { name: 'Ways to pay' }).getByRole('img');
  await expect(marks).toHaveCount(5);

  await page.getByLabel('First Name').focus();
  for (const value of ['Ada', 'Lovelace', '4000', '0412 345 678']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('Terms');
  await expect(stepHeading(page)).toBeFocused();
  await expect(page).toHaveURL(urlOf('harbour', `/cars/${car.slug}/checkout#terms`));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('Payment');
  await page.goBack();
  await expect(stepHeading(page)).toHaveText('Terms');
  await page.goForward();
  await expect(page.getByRole('group', { name: 'Test payment of $200' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Approve the payment').focus();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page)).toHaveText('This car is reserved for you');
  await expect(stepHeading(page)).toBeFocused();
  const [reserved] = await eventsOf(page, 'checkout:reserved');
  expect(reserved).toMatchObject({ car_id: car.id });
  await expect(page.getByText(reserved?.reference ?? 'a reference')).toBeVisible();

  const { body } = await ask('harbour', endpointUrl('getCar', { params: { slug: car.slug } }));
  expect(JSON.parse(body)).toMatchObject({ reserved: true });
  // Back passes the steps that are over.
  await page.goBack();
  await expect(card.getByText('Reserved')).toBeVisible();
  await publish(page, 'navigation:requested', { href: vehiclePage }, 'search');
  const own = `You have reserved this car. Your reference ${reserved?.reference}`;
  await expect(page.getByRole('note')).toHaveText(own);
  await publish(page, 'navigation:requested', { href: `${vehiclePage}/checkout` }, 'vehicle');
  await expect(page.getByText(reserved?.reference ?? 'a reference')).toBeVisible();
  await page.reload();
  await expect(page.getByText(reserved?.reference ?? 'a reference')).toBeVisible();
});

test('[VEH-088] of two shoppers one gets the car; the other is notified, and not charged', async ({
  page,
  visit,
  browser,
  consoleWatch,
}) => {
  consoleWatch.expect(/409 \(Conflict/);
  const car = await someCar('harbour', 3);
  const path = `/cars/${car.slug}/checkout`;
  // What is reserved in another tab of one browser is the shopper's own.
  const context = await browser.newContext();
  const other = await context.newPage();
  consoleWatch.watch(other);
  await visit('harbour', path);
  await other.goto(urlOf('harbour', path));
  await hydrated(other);
  for (const tab of [page, other]) await goToPayment(tab);
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: pay }).click()));
  const outcomes = await Promise.all(
    [page, other].map(async (tab) => {
      const end = tab.getByText(gone).or(tab.getByText('This car is reserved for you'));
      await expect(end).toBeVisible({ timeout: 20_000 });
      return end.textContent();
    }),
  );
  expect(new Set(outcomes)).toEqual(new Set(['This car is reserved for you', gone]));
  const late = await ask('harbour', path);
  expect(late.body).toContain(gone);
  expect(late.body).toContain(`href="/cars/${car.slug}"`);
  expect(late.body).not.toContain('Continue to terms');
  await context.close();
});

test('[VEH-087] a line that breaks in the middle of paying costs nothing: the same try is sent again', async ({
  page,
  visit,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED/);
  const car = await someCar('harbour', 6);
  await visit('harbour', `/cars/${car.slug}/checkout`);
  await goToPayment(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.reserveCar.path)) keys.push(request.headers()['idempotency-key']);
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: pay }).click();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check and finish my reservation' }).click();
  await expect(stepHeading(page)).toHaveText('This car is reserved for you');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[SHL-074] signing out in one tab leaves nothing of a checkout in another, in view or kept', async ({
  page,
  visit,
}) => {
  const { slug } = await someCar('summit');
  const path = `/cars/${slug}/buy-online`;
  await visit('summit', path);
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('summit', path));
  await typeContact(page);
  const other = await page.context().newPage();
  await other.goto(urlOf('summit', '/search'));
  await other.getByLabel('Your account').click();
  await other.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(other).toHaveURL(urlOf('summit', '/'));
  await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
  const next = somePhone();
  await signIn(page, next);
  await expect(page).toHaveURL(urlOf('summit', path));
  await expect(page.getByLabel('Mobile Number')).toHaveValue(next);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Email Address')).toHaveValue('');
});

test('[VEH-003][SHL-034] a car is bought online after signing in; the choices reach the dealership', async ({
  page,
  visit,
}) => {
  const car = await someCar('summit');
  const path = `/checkout-journey?car_id=${car.slug}`;
  await visit('summit', `/cars/${car.slug}`);
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  const phone = somePhone();
  await signIn(page, phone);
  await expect(page).toHaveURL(urlOf('summit', path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Purchase');
  await page.getByRole('button', { name: 'Yes, this one' }).click();
  await page.getByLabel('No trade-in').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Finance', { exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Have it delivered').check();
  await page.getByLabel('Delivery address').fill('1 Ada St, Brisbane');
  await page.getByLabel('Postcode').fill('4000');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The phone of the session stands there already.
  await expect(page.getByLabel('Mobile Number')).toHaveValue(phone);
  await typeContact(page);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByLabel('I agree to the terms of this reservation').check();
  await expect(page.getByRole('group', { name: /^Test payment/ })).toBeVisible();
  await expectAccessible(page);
  const lead = page.waitForResponse((answer) => answer.url().endsWith(endpoints.createLead.path));
  await page.getByRole('button', { name: pay }).click();
  await expect(stepHeading(page)).toHaveText('This car is reserved for you');
  expect((await lead).status()).toBe(201);
  await expect(page.getByText(/have not reached the dealership/)).toBeHidden();
});

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('[VEH-087] the details are a request to the dealership', async ({ page }) => {
    const car = await someCar('outback');
    await page.goto(urlOf('outback', `/cars/${car.slug}/checkout`));
    await expect(page.getByText(/nothing can be paid here/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to terms' })).toBeHidden();
    await expectWithinWidth(page);
    await typeContact(page);
    await page.getByRole('button', { name: 'Send reserve request' }).click();
    await expect(page).toHaveURL(urlOf('outback', '/success'));
  });
});
