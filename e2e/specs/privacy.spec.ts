import type { Page } from '@playwright/test';
import {
  answersOf,
  detailsIn,
  expectNoTraces,
  fillIn,
  someone,
  watchTraces,
  type PersonalDetails,
  type Traces,
} from '../src/personal-traces';
import { signIn } from '../src/sign-in';
import { expect, test, type Visit } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';
import { findCar } from '../src/stock';
import { answerCondition, findByRego, pricedRego, sendDetails } from '../src/trade-in-steps';

/*
 * What a shopper types goes to the dealer, and nowhere else: not into an address, an analytics payload or a log. The
 * draw and the payment of an invoice are watched in gated-pages.spec.ts.
 */

/** One shopper, whose page and traces are watched. */
interface Journey {
  page: Page;
  visit: Visit;
  details: PersonalDetails;
  traces: Traces;
}

async function enquire({ page, visit, details, traces }: Journey): Promise<void> {
  await visit('harbour', `/enquire?car=${(await carPath('harbour')).split('/').at(-1)}`);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await traces.collect();
}

async function saveCarAndSearch({ page, visit, details, traces }: Journey): Promise<void> {
  await visit('harbour', '/search?make=Toyota');
  const heart = page
    .locator('article[data-car]')
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Save this search' }).click();
  // In a dialog, or on a page of its own where the dialog's code is slow.
  const contact = page.getByLabel('Email or mobile number');
  await contact.fill(details.email);
  await contact.press('Enter');
  await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
  await traces.collect();
}

async function signInToWatchlist({ page, visit, details, traces }: Journey): Promise<void> {
  await visit('harbour', '/watchlist');
  await signIn(page, details.phone);
  await expect(page).toHaveURL(urlOf('harbour', '/watchlist'));
  await expect(page.locator('article[data-car]')).toHaveCount(1);
  await traces.collect();
}

async function bookTestDrive({ page, visit, details, traces }: Journey): Promise<void> {
  const car = await findCar('harbour', 'in stock', () => true, 'status = in_stock');
  await visit('harbour', `/book-test-drive?car_id=${car.id}`);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Request test drive' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await traces.collect();
}

async function reserve({ page, visit, details, traces }: Journey): Promise<void> {
  const car = await findCar(
    'harbour',
    'that can be reserved',
    ({ sold, reserved, price, payment_processors: processors }) =>
      !sold && !reserved && (price ?? 0) > 10 && processors.includes('sandbox'),
    'status = in_stock',
  );
  await visit('harbour', `/cars/${car.slug}/checkout`);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Continue to terms' }).click();
  await page.getByLabel('I agree to the terms of this reservation').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Approve the payment').check();
  await page.getByRole('button', { name: 'Pay $200 and reserve' }).click();
  await expect(page.getByText('This car is reserved for you')).toBeVisible();
  await traces.collect();
}

async function tradeIn({ page, visit, details, traces }: Journey, visitor: string): Promise<void> {
  const rego = await pricedRego('harbour', visitor);
  await visit('harbour', '/sell-your-car');
  await findByRego(page, rego);
  await page.getByRole('button', { name: 'Yes, that’s mine' }).click();
  await answerCondition(page, 'Good');
  await page.getByRole('button', { name: 'Continue with this offer' }).click();
  await page.getByRole('button', { name: 'Continue without photos' }).click();
  await sendDetails(page, answersOf(details));
  await page.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('heading', { name: 'Offer accepted' })).toBeVisible();
  await traces.collect();
}

test.describe('of one shopper', () => {
  test.describe.configure({ timeout: 180_000 });

  test('a whole journey leaves no personal details in addresses, analytics or the log', async ({
    page,
    visit,
    visitor,
  }) => {
    const journey: Journey = { page, visit, details: someone(), traces: await watchTraces(page) };
    await enquire(journey);
    await saveCarAndSearch(journey);
    await signInToWatchlist(journey);
    await bookTestDrive(journey);
    await reserve(journey);
    await tradeIn(journey, visitor);
    // A watch that saw nothing proves nothing.
    expect(journey.traces.analytics.filter((payload) => payload.includes('event_id'))).not.toEqual([]);
    await expectNoTraces(journey.traces, journey.details);
  });
});

test('the watch itself finds each detail, plain, encoded and as people write it', () => {
  const details = { ...someone(), phone: '0412345678' };
  const place = (text: string): string => `https://x.example/?q=${encodeURIComponent(text)}`;
  expect(detailsIn(place(details.email), details)).toEqual(['email']);
  expect(detailsIn(place(details.name.toUpperCase()), details)).toEqual(['name']);
  expect(detailsIn(`{"err":"${details.message}"}`, details)).toEqual(['message']);
  for (const phone of ['0412 345 678', '+61412345678', '0412-345-678']) {
    expect(detailsIn(place(phone), details)).toEqual(['phone']);
  }
  expect(detailsIn('{"postcode":"4871"}', details)).toEqual(['postcode']);
  expect(detailsIn('{"ms":4871,"hash":"a4871f"}', details)).toEqual([]);
});
