import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from '../src/ask';
import { isHydrated } from '../src/server-floor';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { findCar } from '../src/stock';

const hash = (reference: string | undefined): string => reference?.replace('picture:', '') ?? '';
const withPictures = ({ images, spin_images }: Car): boolean => images.length > 4 && spin_images.length === 0;
const withSpin = ({ images, spin_images }: Car): boolean => images.length > 3 && spin_images.length === 36;
const gallery = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });

test('[VEH-009][VEH-010] the strip snaps to a slide, the row of thumbnails follows, and nothing moves', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const car = await findCar('harbour', 'with pictures', withPictures);
  await visit('harbour', `/cars/${car.slug}`);
  const strip = gallery(page).getByRole('list', { name: 'Pictures', exact: true });
  const before = await strip.boundingBox();
  // A swipe that ends a little beyond the half.
  await strip.evaluate((element) =>
    element.scrollBy({ left: element.clientWidth * 0.6, behavior: 'instant' }),
  );
  await expect(gallery(page).getByText(`2 / ${car.images.length}`)).toBeVisible();
  await expect.poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(1);
  await strip.focus();
  await page.keyboard.press('End');
  const last = gallery(page).getByRole('list', { name: 'Thumbnails' }).getByRole('link').last();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect(await strip.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

for (const [site, isBeside] of [
  ['coastal', false],
  ['apex', true],
] as const) {
  test(`[VEH-009][VEH-014] the pictures of ${site} stand beside the large one on wide screens, on phones below it`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const car = await findCar(
      site,
      'that turns, without a film',
      ({ images, spin_images: frames, video_url }) => {
        return images.length > 4 && frames.length > 1 && !video_url;
      },
    );
    await visit(site, `/cars/${car.slug}`);
    await page.getByRole('tab', { name: 'Images' }).click();
    const strip = gallery(page).getByRole('list', { name: 'Pictures', exact: true });
    const thumbnails = gallery(page).getByRole('list', { name: 'Thumbnails' });
    const beside = isBeside ? gallery(page).getByRole('list', { name: 'Next pictures' }) : thumbnails;
    const boxes = async () => [await strip.boundingBox(), await beside.boundingBox()] as const;
    const [large, small] = await boxes();
    expect(small?.y).toBeCloseTo(large?.y ?? 0, 0);
    expect(small?.height).toBeCloseTo(large?.height ?? 0, 0);
    // What lies on the pictures covers none of the small ones.
    const first = beside.getByRole('link').first();
    await first.click({ trial: true });
    await expect(page.getByRole('tab', { name: 'Spin' })).toBeInViewport();
    const third = beside.getByRole('link', { name: 'Show picture 3', exact: true });
    await third.focus();
    await page.keyboard.press('Enter');
    await expect(gallery(page).getByText(`3 / ${car.images.length}`)).toBeVisible();
    await expect
      .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBeCloseTo(2, 1);
    await expect(thumbnails.getByRole('link', { name: 'Show picture 3', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await boxes()).toEqual([large, small]);
    await gallery(page).getByRole('button', { name: 'View fullscreen' }).click();
    await expect(page.getByRole('dialog').getByText(`3 / ${car.images.length}`)).toBeVisible();
    // The picture is there before the dialog has the keyboard.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') != null))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 375, height: 740 });
    const [phone, row] = [await strip.boundingBox(), await thumbnails.boundingBox()];
    expect(phone?.width).toBe(375);
    expect(row?.y).toBeGreaterThanOrEqual((phone?.y ?? 0) + (phone?.height ?? 0));
    await expect(gallery(page).getByRole('list', { name: 'Next pictures' })).toBeHidden();
  });
}

test('[VEH-011] by keyboard alone: open, look closer, turn, close; its code comes when it is wanted', async ({
  page,
  visit,
}) => {
  const car = await findCar('harbour', 'with pictures', withPictures);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await visit('harbour', `/cars/${car.slug}`);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /fullscreen|viewer|video/.test(url))).toEqual([]);
  const strip = gallery(page).getByRole('list', { name: 'Pictures', exact: true });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  const opener = page.getByRole('button', { name: 'View fullscreen' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  const picture = dialog.getByRole('img', { name: /picture 2 of/ });
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /picture 3 of/ })).toBeInViewport({ ratio: 0.9 });
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(gallery(page).getByText(`3 / ${car.images.length}`)).toBeVisible();
  await expect(gallery(page).getByRole('img', { name: /, picture 3 of/ })).toBeInViewport({ ratio: 0.9 });
});

test('[VEH-011] on a phone Back closes the pictures, not the page; another Back leaves it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const car = await findCar('harbour', 'with pictures', withPictures);
  await visit('harbour', '/search');
  await visit('harbour', `/cars/${car.slug}`);
  const opener = page.getByRole('button', { name: 'View fullscreen' });
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await opener.click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText(`2 / ${car.images.length}`)).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/cars/${car.slug}$`));
  await expect(opener).toBeFocused();
  await expect(gallery(page).getByText(`2 / ${car.images.length}`)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  // Closed by its button, it leaves nothing behind that Back would have to go through.
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await page.waitForURL('**/search');
});

test('[UI-005] Back closes the enquiry on its page, and leads from the page that follows back to the car', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('harbour', '/search');
  const card = page.locator('a[href^="/cars/"]').first();
  await card.click();
  await page.waitForURL('**/cars/**');
  const { pathname } = new URL(page.url());
  const enquire = page.getByRole('link', { name: 'Request Photos' });
  const dialog = page.getByRole('dialog');
  await enquire.click();
  await dialog.getByLabel('First Name').fill('Ada');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await enquire.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: /^Home/ }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.waitForURL(`**${pathname}`);
  await page.goBack();
  await page.waitForURL('**/search');
});

test('[VEH-017][VEH-018][VEH-019] a mouse turns the car by 20 px a frame, hotspots go with it, the hint goes', async ({
  page,
  visit,
}) => {
  const car = await findCar('harbour', 'that turns', (c) => withSpin(c) && c.hotspots !== null);
  await visit('harbour', `/cars/${car.slug}`);
  const turntable = page.getByRole('slider', { name: /^Turn the/ });
  const picture = turntable.locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(`/600x400/.*${hash(car.spin_images[0])}`));
  await expect(page.getByText('Drag to turn')).toBeVisible();
  await expect.poll(() => isHydrated(page, '[role="slider"][aria-label^="Turn the"]')).toBe(true);
  const box = await turntable.boundingBox();
  if (!box) throw new Error('The turntable is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 19, y);
  await expect(turntable).toHaveAttribute('aria-valuenow', '0');
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect(turntable).toHaveAttribute('aria-valuenow', '3');
  // The demo's frames are rendered when they are first requested.
  await expect(picture).toHaveAttribute('src', new RegExp(hash(car.spin_images[3])), { timeout: 20_000 });
  await expect(page.getByText('Drag to turn')).toHaveCount(0);
  for (const { description, position } of car.hotspots?.exterior ?? []) {
    const spot = page.getByRole('button', { name: description });
    const place = position['3'];
    await expect(spot).toHaveCount(place ? 1 : 0);
    if (!place) continue;
    const rendered = await spot.boundingBox();
    expect((rendered?.x ?? 0) + (rendered?.width ?? 0) / 2).toBeCloseTo(box.x + place.x * box.width, 0);
    await spot.focus();
    // The list of features may say the same.
    await expect(page.locator('[data-side]').filter({ hasText: description })).toBeVisible();
  }
  await page.reload();
  await expect(turntable).toBeVisible();
  await expect(page.getByText('Drag to turn')).toHaveCount(0);
});

test('[VEH-014][VEH-015] without a script the first frame and all pictures are there', async ({
  browser,
}) => {
  const car = await findCar('harbour', 'that turns', withSpin);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('harbour', `/cars/${car.slug}`));
  // The gallery may hold the same picture.
  await expect(page.locator(`img[src*="${hash(car.spin_images[0])}"]`).first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await gallery(page).getByRole('link', { name: 'Show picture 3' }).click();
  await expect(gallery(page).getByRole('img', { name: /, picture 3 of/ })).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('[VEH-012][VEH-013] films play on demand, in players that the page’s policy allows', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const link = page.locator('a[href^="/cars/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  const films = {
    video_url: 'https://vimeo.com/76979871',
    external_video_url: 'https://youtu.be/dQw4w9WgXcQ',
    spin_images: [],
  };
  const address = endpoints.getCar.path.replace(':slug', path.split('/').at(-1) ?? '');
  const car = JSON.parse((await ask('harbour', address)).body) as Car; // the API's own contract
  await page.route(`**${address}`, (route) => route.fulfill({ json: { ...car, ...films } }));
  const requested: string[] = [];
  for (const host of ['player.vimeo.com', 'www.youtube-nocookie.com']) {
    await page.route(`https://${host}/**`, async (route) => {
      requested.push(route.request().url());
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Film</title><p>It plays.</p>',
      });
    });
  }
  await link.click();
  await page.waitForURL(`**${path}`);
  await gallery(page).getByRole('link', { name: 'Show video' }).click();
  expect(requested).toEqual([]);
  await gallery(page)
    .getByRole('link', { name: /^Play video/ })
    .click();
  await expect(gallery(page).frameLocator('iframe').getByText('It plays.')).toBeVisible();
  await page.getByRole('link', { name: 'Watch Video' }).click();
  const dialog = page.getByRole('dialog', { name: /^Video of/ });
  await expect(dialog.frameLocator('iframe').getByText('It plays.')).toBeVisible();
  expect(requested).toEqual([
    'https://player.vimeo.com/video/76979871?autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
