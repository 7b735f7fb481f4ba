import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../src/ask';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, urlOf } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * The sites without JavaScript: what a search engine reads, and what a visitor can still do.
 */

test.use({ javaScriptEnabled: false });

const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>, // one object each
  );

for (const site of siteNames) {
  test(`${site}: a search page holds its cars, a vehicle page price and structured data`, async () => {
    const search = await ask(site, '/search');
    const titles = [...search.body.matchAll(/<article[^>]*data-car="\d+".*?<h2[^>]*>.*?<\/h2>/gs)];
    const total = Number(/role="status"[^>]*>\s*([\d,]+)/.exec(search.body)?.[1]?.replace(',', ''));
    expect(total).toBeGreaterThan(0);
    expect(titles).toHaveLength(Math.min(21, total));
    const car = await findCar(site, 'with a plain price', hasPlainPrice);
    const page = await ask(site, `/cars/${car.slug}`);
    expect(page.status).toBe(200);
    const offered = jsonLd(page.body).find((object) => String(object['@type']) === 'Product,Car') as
      { brand: { name: string }; offers?: { price?: number } } | undefined;
    expect(offered?.brand.name).toBe(car.make);
    expect(offered?.offers?.price).toBe(car.price);
    expect(page.body).toContain(`$${car.price?.toLocaleString('en-AU')}`);
  });
}

test('the search works as a form: words, filters and pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(urlOf('harbour', '/search'));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Toyota/ }).check();
  await filters.getByRole('button', { name: 'Show cars' }).click();
  await expect(page).toHaveURL(/make=Toyota/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Toyota');
  const cars = page.locator('article[data-car]');
  await expect(cars).toHaveCount(21);
  const first = await cars.first().getAttribute('data-car');
  await page.getByRole('link', { name: 'Page 2', exact: true }).first().click();
  await expect(page).toHaveURL(/page=2/);
  expect(await cars.first().getAttribute('data-car')).not.toBe(first);
  await cars
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the home page leads to the search, which has understood the words', async ({ page }) => {
  await page.goto(urlOf('harbour', '/'));
  await page.getByLabel('What are you after?').fill('kia');
  await page.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(/\/search\?.*make=Kia/);
  await expect(page.locator('article[data-car]').first()).toContainText('Kia');
});

test('an enquiry can be sent: 303 to the thank-you page, one row, one ADF message', async ({
  page,
  visitor,
  consoleWatch,
}) => {
  consoleWatch.expect('status of 422');
  const path = await carPath('harbour', 'car_type=used');
  await page.goto(urlOf('harbour', path));
  await page.getByRole('complementary').getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page).toHaveURL(/\/enquire\?car=/);
  const email = `grace-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel('First Name').fill('Grace');
  await page.getByLabel('Last Name').fill('Hopper');
  await page.getByLabel('Postcode').fill('12');
  await page.getByLabel('Mobile Number').fill('0412 345 678');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Comments').fill('Is it still there?');
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(refused.status()).toBe(422);
  // What was typed is still there, and the page says what is wrong.
  await expect(page.getByText('Please fix the following errors:')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await page.getByLabel('Postcode').fill('4000');
  const form = await page
    .locator('form[method="post"]')
    .evaluate((element) => new URLSearchParams(new FormData(element as HTMLFormElement) as never).toString());
  const [sent] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(sent.status()).toBe(303);
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The same form again, as an impatient visitor or a proxy sends it: still one.
  const again = await ask('harbour', '/enquire', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor },
    body: form,
  });
  expect([again.status, again.headers.location]).toEqual([303, '/success']);
  const folder = join(process.env['E2E_HOME'] ?? '', 'mail');
  const mails = async (): Promise<string[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return texts.filter((text) => text.replace(/=\n/g, '').includes(email));
  };
  await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1);
  expect((await mails())[0]).toContain('<?adf version=');
});

test('[SHL-072] the comparison is a sentence and a link, without an outline of what never comes', async ({
  page,
}) => {
  await page.goto(urlOf('harbour', '/compare'));
  const main = page.getByRole('main');
  await expect(main.locator('noscript')).toBeVisible();
  await expect(main.locator('[aria-hidden=true]')).toBeHidden();
});
