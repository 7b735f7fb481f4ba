import type { Page } from '@playwright/test';
import { endpoints, type ApiOutput } from 'shared-contracts/api/endpoints';
import { expectAccessible } from '../src/page-checks';
import { hydrated, publish } from '../src/page-events';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * The saved cars as a page of their own, and what a visitor has booked in My Garage.
 */

type Watchlist = ApiOutput<'getWatchlist'>;

const cards = (page: Page) => page.locator('main article[data-car]');

/** Presses the hearts of the first cars of the search page. Gives their ids, the latest last. */
async function pressHearts(page: Page, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const card = cards(page).nth(at);
    await card.getByRole('button', { name: /^Save / }).click();
    ids.push((await card.getAttribute('data-car')) ?? '');
  }
  return ids;
}

const shownIds = async (page: Page): Promise<string[]> =>
  (
    await cards(page).evaluateAll((found) => found.map((card) => (card as HTMLElement).dataset['car'] ?? ''))
  ).toSorted();

/** Goes to the saved cars as a link of the page does, with what the API answers changed. */
async function openChanged(page: Page, change: (list: Watchlist) => void): Promise<void> {
  const list = await page.evaluate(
    async (path) => (await (await fetch(path)).json()) as Watchlist, // the API's own contract
    endpoints.getWatchlist.path,
  );
  change(list);
  await page.route(`**${endpoints.getWatchlist.path}`, (route) => route.fulfill({ json: list }));
  await publish(page, 'navigation:requested', { href: '/watchlist' }, 'search');
  await expect(page.getByRole('heading', { name: 'Your watchlist' })).toBeVisible();
}

test('[SHL-067][SHL-071] hearts of this browser are in the watchlist after signing in, each once', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const ids = await pressHearts(page, 2);
  await visit('harbour', '/watchlist');
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('harbour', '/watchlist'));
  await expect(page.getByText('2 saved cars')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  expect(await shownIds(page)).toEqual(ids.toSorted());
  // From the server alone, as on another device.
  await page.evaluate(() => localStorage.removeItem('harbour-motors:favourites'));
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);
});

test('[SHL-032][SHL-066][SHL-072] a saved car is enquired about, compared, taken out, and put back as it was', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  await pressHearts(page, 2);
  await visit('harbour', '/watchlist');
  await signIn(page, somePhone());
  await expect(cards(page)).toHaveCount(2);
  const first = page.locator('main li:has(> article[data-car])').first();
  const id = await cards(page).first().getAttribute('data-car');

  await first.getByRole('link', { name: /^Enquire/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const at of [0, 1])
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(at)
      .click();
  await expect(page.getByRole('link', { name: 'Compare (2)' })).toBeVisible();

  await first.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Car Removed' })).toBeVisible();
  await expect(page.getByText('1 saved car', { exact: true })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator(`main article[data-car="${id}"]`)).toBeVisible();
  await expect(page.getByText('2 saved cars')).toBeVisible();
  const saved = page.waitForResponse(`**${endpoints.removeCar.path}`);
  await first.getByRole('button', { name: /^Remove / }).click();
  await saved;
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator(`main article[data-car="${id}"]`)).toHaveCount(0);
});

test('[SHL-032] what changed since a car was saved stands on its card, and a sold one brings similar cars', async ({
  page,
  visit,
}) => {
  const car = await findCar('coastal', 'in stock at a plain price', hasPlainPrice);
  await visit('coastal', '/sign-in?redirect=/search');
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('coastal', '/search'));
  const saved = page.waitForResponse(`**${endpoints.saveCar.path}`);
  await publish(
    page,
    'watchlist:save-requested',
    { car_id: car.id, car_name: car.name, slug: car.slug },
    'search',
  );
  await saved;
  await openChanged(page, ({ saved: [was] }) => {
    if (was) was.price = (car.price ?? 0) + 1_500;
  });
  const card = page.locator(`main article[data-car="${car.id}"]`);
  await expect(card).toContainText('$1,500 less than when you saved it');
  await expect(page.getByText('1 saved car, 1 changed since you saved it')).toBeVisible();
  await expectAccessible(page);

  await publish(page, 'navigation:requested', { href: '/search' }, 'search');
  await expect(page.getByRole('heading', { name: 'Your watchlist' })).toHaveCount(0);
  await page.unroute(`**${endpoints.getWatchlist.path}`);
  await openChanged(page, ({ cars: [now] }) => {
    if (now) Object.assign(now, { sold: true, status: 'sold' });
  });
  await expect(card).toContainText('Sold since you saved it');
  const similar = page.getByRole('list', { name: /^Similar to the / });
  await expect(similar.locator('article[data-car]').first()).toBeVisible();
  await expectAccessible(page);
});

test('[SHL-031] a test drive booked with the phone is in My Garage, with its time, place and calendar entry', async ({
  page,
  visit,
}) => {
  const car = await findCar('coastal', 'in stock', hasPlainPrice);
  const phone = somePhone();
  await visit('coastal', '/my-garage');
  await signIn(page, phone);
  await expect(page.getByRole('heading', { name: 'My Garage' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Test drives' })).toHaveCount(0);
  const status = await page.evaluate(bookDrive, {
    phone,
    car: car.id,
    dealership: car.dealership_slug,
    to: paths,
  });
  expect(status).toBe(201);
  await page.reload();
  await hydrated(page);
  const drive = page.getByRole('region', { name: 'Test drives' }).getByRole('listitem');
  await expect(drive).toContainText(car.name);
  await expect(drive).toContainText(/\w+day \d+ \w+ \d{4}, \d+:\d\d [ap]m/);
  const download = page.waitForEvent('download');
  await drive.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('test-drive.ics');
  await expectAccessible(page);
});

const paths = {
  slots: endpoints.listAppointments.path,
  form: endpoints.submitForm.path,
  lead: endpoints.createLead.path,
};

/** Books the first free time at a dealership, as the form does. Runs in the page; gives the status of the lead. */
async function bookDrive(about: { phone: string; car: number; dealership: string; to: typeof paths }) {
  const { phone, car, dealership, to } = about;
  const found = await fetch(`${to.slots}?dealership_slug=${dealership}`);
  const { slots } = (await found.json()) as { slots: { start: string }[] }; // the API's own contract
  const values = {
    name: 'Ada', last_name: 'Lovelace', postcode: '4000', phone, email: 'ada@example.com', message: 'Hello',
    terms_conditions: true, appointment_at: slots[0]?.start,
  }; // prettier-ignore
  const send = (url: string, body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `drive-${phone}` },
      body: JSON.stringify(body),
    });
  await send(to.form, { form_type: 'test-drive', values });
  const { status } = await send(to.lead, {
    values,
    category: 'Test Drive',
    subcategory: null,
    url: location.href,
    source: 'Website',
    user_agent: navigator.userAgent,
    car_id: car,
    car_dealership_id: null,
    lead_attributes: { visited_pages: ['/'], linked_query_params: {} },
  });
  return status;
}
