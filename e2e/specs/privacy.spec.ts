import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { detailsIn, watchTraces, type PersonalDetails } from '../src/personal-traces';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * What a shopper types goes to the dealer, and nowhere else: not into an address, an analytics payload or a log.
 */

const someone = (): PersonalDetails => {
  const id = randomUUID().slice(0, 8);
  return {
    name: `Zebulina${id}`,
    lastName: `Quackenbush${id}`,
    email: `zq-${id}@example.com`,
    phone: somePhone(),
    postcode: '4871',
  };
};

async function fillIn(scope: Page | Locator, details: PersonalDetails): Promise<void> {
  const answers = {
    'First Name': details.name,
    'Last Name': details.lastName,
    Postcode: details.postcode,
    'Mobile Number': details.phone,
    'Email Address': details.email,
  };
  for (const [label, text] of Object.entries(answers)) {
    const field = scope.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
}

test('a whole journey leaves no personal details in addresses, analytics or the log', async ({
  page,
  visit,
}) => {
  const details = someone();
  const traces = await watchTraces(page);
  const sent = async (): Promise<void> => {
    await expect(page).toHaveURL(urlOf('harbour', '/success'));
    await traces.collect();
  };

  await visit('harbour', `/enquire?car=${(await carPath('harbour')).split('/').at(-1)}`);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await sent();

  const car = await findCar('harbour', 'in stock', () => true, 'status = in_stock');
  await visit('harbour', `/book-test-drive?car_id=${car.id}`);
  await fillIn(page, details);
  await page.getByRole('button', { name: 'Request test drive' }).click();
  await sent();

  await visit('harbour', '/watchlist');
  await signIn(page, details.phone);
  await expect(page).toHaveURL(urlOf('harbour', '/watchlist'));
  await traces.collect();

  await visit('harbour', '/search?make=Toyota');
  await page.getByRole('link', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Email or mobile number').fill(details.email);
  await dialog.getByLabel('Email or mobile number').press('Enter');
  await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
  await traces.collect();

  await visit('harbour', '/spin-to-win');
  await fillIn(page, details);
  await page.getByLabel('I agree to the terms of the draw').check();
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(
    page.getByText(/^S-[A-Z2-9]{4}-[A-Z2-9]{4}$|There’s one spin per mobile number/),
  ).toBeVisible();
  await traces.collect();

  await visit('harbour', '/online-payment');
  await page.getByLabel('Approve the payment').check();
  await fillIn(page, details);
  await page.getByLabel('Invoice number').fill('INV-42');
  await page.getByLabel('Amount').fill('125.50');
  await page.getByRole('button', { name: 'Pay $125.50' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, your invoice is paid' })).toBeVisible();
  await traces.collect();

  expect(traces.analytics.filter((payload) => payload.includes('event_id'))).not.toEqual([]);
  for (const text of [...traces.urls, ...traces.analytics]) {
    expect({ text, gives: detailsIn(text, details) }).toEqual({ text, gives: [] });
  }
  expect(detailsIn(await traces.log(), details)).toEqual([]);
});

test('the watch itself finds each detail, plain, encoded and as people write it', () => {
  const details = { ...someone(), phone: '0412345678' };
  const place = (text: string): string => `https://x.example/?q=${encodeURIComponent(text)}`;
  expect(detailsIn(place(details.email), details)).toEqual(['email']);
  expect(detailsIn(place(details.name.toUpperCase()), details)).toEqual(['name']);
  for (const phone of ['0412 345 678', '+61412345678', '0412-345-678']) {
    expect(detailsIn(place(phone), details)).toEqual(['phone']);
  }
  expect(detailsIn('{"postcode":"4871"}', details)).toEqual(['postcode']);
  expect(detailsIn('{"ms":4871,"hash":"a4871f"}', details)).toEqual([]);
});
