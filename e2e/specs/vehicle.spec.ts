import type { Page } from '@playwright/test';
import { ask } from '../src/ask';
import { eventsOf } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';
import { findCar } from '../src/stock';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });

test('[VEH-001] a car has its page, an unknown one the 404 page', async ({ page, visit, consoleWatch }) => {
  consoleWatch.expect(/404.*cars\/nope/);
  const car = await findCar('harbour', 'that is used', ({ car_type }) => car_type === 'used');
  expect(await visit('harbour', `/cars/${car.slug}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${car.year} ${car.make} ${car.model}`);
  expect(await visit('harbour', '/cars/nope')).toBe(404);
});

test('[VEH-008] breadcrumbs lead from the car back to the stock', async ({ page, visit }) => {
  const car = await findCar(
    'harbour',
    'that is a used Toyota',
    (c) => c.car_type === 'used' && c.make === 'Toyota',
  );
  await visit('harbour', `/cars/${car.slug}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = await trail
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));
  const modelSlug = car.model.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  expect(links).toEqual([
    ['Home', '/'],
    ['Used Cars', '/search/used-cars'],
    ['Toyota', '/search/toyota'],
    [car.model, `/search/toyota/${modelSlug}`],
  ]);
  await expect(trail.locator('[aria-current="page"]')).toHaveText(car.name);
  for (const [, href] of links)
    expect([href, (await ask('harbour', href ?? '')).status]).toEqual([href, 200]);
});

test('[VEH-009][VEH-010] thumbnails lead to their slide; the first two slides come first', async ({
  page,
  visit,
}) => {
  const car = await findCar(
    'harbour',
    'with more than three pictures',
    ({ images, spin_images }) => images.length > 3 && spin_images.length === 0,
  );
  await visit('harbour', `/cars/${car.slug}`);
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  const strip = gallery.getByRole('list', { name: 'Pictures', exact: true });
  const slides = strip.locator('img');
  await expect(slides).toHaveCount(car.images.length);
  const loading = await slides.evaluateAll((images) =>
    images.map((image) =>
      ['loading', 'fetchpriority', 'width', 'height'].map((name) => image.getAttribute(name)),
    ),
  );
  expect(loading.slice(0, 3)).toEqual([
    ['eager', 'high', '600', '400'],
    ['eager', 'high', '600', '400'],
    ['lazy', null, '600', '400'],
  ]);
  const thumbnails = gallery.getByRole('list', { name: 'Thumbnails' }).getByRole('link');
  await expect(thumbnails).toHaveCount(car.images.length);
  await thumbnails.nth(2).click();
  await expect(gallery.getByText(`3 / ${car.images.length}`)).toBeVisible();
  /** How far the slide is from filling the strip, in pixels: the page itself may have moved to show the thumbnails. */
  const away = async (): Promise<number> => {
    const [slide, frame] = [await slides.nth(2).boundingBox(), await strip.boundingBox()];
    return Math.abs((slide?.x ?? Infinity) - (frame?.x ?? 0));
  };
  await expect.poll(away).toBeLessThan(1);
});

test('[VEH-009] three pictures have no thumbnails', async ({ page, visit }) => {
  const car = await findCar(
    'harbour',
    'with one to three pictures',
    ({ images, spin_images }) => images.length > 0 && images.length <= 3 && spin_images.length === 0,
  );
  await visit('harbour', `/cars/${car.slug}`);
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Thumbnails' })).toHaveCount(0);
});

test('[VEH-021] the sidebar shows the price with its type, and what it was', async ({ page, visit }) => {
  const car = await findCar(
    'harbour',
    'that is reduced',
    ({ price, before_price, subscription_price: rent, price_type: type }) =>
      price !== null && before_price !== null && before_price > price && rent === null && type !== null,
  );
  await visit('harbour', `/cars/${car.slug}`);
  await expect(sidebar(page)).toContainText(dollars(car.price ?? 0));
  await expect(sidebar(page)).toContainText(car.price_type ?? '');
  await expect(sidebar(page).locator('del')).toHaveText(`Was ${dollars(car.before_price ?? 0)}`);
});

test('[VEH-022] a sold car says so, shows no price, and can still be shared and printed', async ({
  page,
  visit,
}) => {
  const car = await findCar('harbour', 'that is sold', ({ sold }) => sold, 'status = "sold"');
  await visit('harbour', `/cars/${car.slug}`);
  await expect(sidebar(page).getByText('SOLD', { exact: true })).toBeVisible();
  await expect(sidebar(page).getByText('Unfortunately this vehicle recently sold.')).toBeVisible();
  await expect(sidebar(page)).not.toContainText('$');
  await expect(sidebar(page).getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Print' })).toBeVisible();
});

test('[VEH-001] the browser prints the car, its price and its dealer, without what only a screen can do', async ({
  page,
  visit,
}) => {
  const { slug } = await findCar(
    'apex',
    'that is used',
    (car) => car.car_type === 'used' && car.location !== null,
  );
  await visit('apex', `/cars/${slug}`);
  const main = page.getByRole('main');
  const form = main.getByRole('form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The dealer's words are whole, and nothing leads to another page.
  await expect(main.getByText('…').filter({ visible: true })).toHaveCount(0);
  await expect(main.locator('a:not([href^="tel:"])').filter({ visible: true })).toHaveCount(0);
  await expect(
    sidebar(page)
      .getByText(/^\$[\d,]+/)
      .first(),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Key information' })).toBeVisible();
  await expect(main.locator('#vehicle-map [href^="tel:"]').first()).toBeVisible();
  for (const role of ['button', 'navigation', 'form', 'textbox'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(main.locator('input').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /Enquire Now|Get Finance|Share/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Similar cars' })).toBeHidden();
});

test('[VEH-030] the enquiry button opens the dialog for this car', async ({ page, visit }) => {
  // A site without the chat.
  const address = await carPath('apex');
  await visit('apex', address);
  const name = await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .locator('[aria-current="page"]')
    .innerText();
  await sidebar(page).getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await eventsOf(page, 'leads:enquiry-requested')).toMatchObject([
    { car_id: Number(address.split('-').at(-1)), variant: 'full' },
  ]);
  expect(page.url()).toBe(urlOf('apex', address));
});

test('[VEH-046] kilometres, gearbox and body stand below the title', async ({ page, visit }) => {
  const car = await findCar(
    'harbour',
    'with all three facts',
    (c) => c.km !== null && c.simple_transmission !== null && c.simple_body !== null,
  );
  await visit('harbour', `/cars/${car.slug}`);
  const facts = page.getByRole('list', { name: 'Key facts' }).getByRole('listitem');
  await expect(facts).toHaveText([
    `${(car.km ?? 0).toLocaleString('en-AU')} kms`,
    car.simple_transmission ?? '',
    car.simple_body ?? '',
  ]);
});

test('[VEH-050] eight features, then all of them', async ({ page, visit }) => {
  const car = await findCar(
    'harbour',
    'with more than eight features',
    (c) => c.standardEquipment.length > 8,
  );
  await visit('harbour', `/cars/${car.slug}`);
  await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Features', exact: true }) });
  const shown = section.getByRole('listitem').filter({ visible: true });
  await expect(shown).toHaveCount(8);
  await section.getByRole('button', { name: 'Show All' }).click();
  await expect(shown).toHaveCount(car.standardEquipment.length);
  await expect(section.getByRole('button', { name: 'Show All' })).toHaveCount(0);
});

test('[VEH-050] a car without features has no list of them', async ({ page, visit }) => {
  const car = await findCar('harbour', 'without features', (c) => c.standardEquipment.length === 0);
  await visit('harbour', `/cars/${car.slug}`);
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toHaveCount(0);
});

test('[VEH-073] long words of the dealer open on demand, short ones are all there', async ({
  page,
  visit,
}) => {
  const long = await findCar(
    'harbour',
    'with long comments',
    (c) => (c.dealercomments?.trim().length ?? 0) > 400,
  );
  await visit('harbour', `/cars/${long.slug}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'From the dealer', exact: true }) });
  const ending = (long.dealercomments ?? '').trim().slice(-30);
  await expect(section).toContainText('…');
  await expect(section.getByText(ending)).toBeHidden();
  await section.getByText('Read More').click();
  await expect(section.getByText(ending)).toBeVisible();
  const short = await findCar(
    'harbour',
    'with short comments',
    ({ dealercomments }) => dealercomments !== null && dealercomments.trim().length <= 400,
  );
  await visit('harbour', `/cars/${short.slug}`);
  await expect(section.getByText('Read More')).toHaveCount(0);
});
