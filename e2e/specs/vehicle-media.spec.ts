import { expectAccessible } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * The inside of a car all around, and its film, as the demo stock has them.
 */

test('[VEH-014][VEH-018] the inside is opened, looked around in and read, with keys and buttons', async ({
  page,
  visit,
}) => {
  // Its picture is rendered when it is first requested.
  const car = await findCar('harbour', 'that shows its inside', (one) => one.spin_interior_image !== null);
  await visit('harbour', `/cars/${car.slug}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  for (const [from, to] of [
    ['Spin', 'Images'],
    ['Images', 'Interior'],
  ] as const) {
    // The views hydrate after the page around them; a key pressed before goes nowhere.
    await expect(async () => {
      await tab(from).press('ArrowRight');
      await expect(tab(to)).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
  }
  const inside = page.getByRole('region', { name: /^Interior of/ });
  const picture = inside.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 25_000 })
    .toBeGreaterThan(0);
  const left = () => inside.evaluate(({ scrollLeft }) => scrollLeft);
  const middle = await inside.evaluate(({ scrollWidth, clientWidth }) => (scrollWidth - clientWidth) / 2);
  // The way ahead is what is seen first.
  await expect.poll(left).toBeCloseTo(middle, -1);
  await page.getByRole('button', { name: 'Look right' }).click();
  await expect.poll(left).toBeGreaterThan(middle + 100);
  await inside.focus();
  await page.keyboard.press('ArrowLeft');
  for (const { description } of car.hotspots?.interior ?? []) {
    await inside.getByRole('button', { name: description }).focus();
    await expect(page.locator('p', { hasText: description })).toBeVisible();
  }
  await expectAccessible(page);
});

test('[VEH-012] the film is the second slide, comes from the site’s own host and plays', async ({
  page,
  visit,
}) => {
  const car = await findCar('harbour', 'with a film', (one) => one.video_url !== null, 'colour = "White"');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') requested.push(request.url());
  });
  await visit('harbour', `/cars/${car.slug}`);
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  await expect(
    gallery.getByRole('list', { name: 'Thumbnails' }).getByRole('link').nth(1),
  ).toHaveAccessibleName('Show video');
  await gallery.getByRole('link', { name: 'Show video' }).click();
  expect(requested).toEqual([]);
  await gallery.getByRole('link', { name: /^Play video/ }).click();
  const film = gallery.locator('video');
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.3);
  expect(new Set(requested)).toEqual(new Set([urlOf('harbour', car.video_url ?? '')]));
  const { width, height, duration } = await film.evaluate((video) => {
    const { videoWidth, videoHeight, duration: seconds } = video as HTMLVideoElement;
    return { width: videoWidth, height: videoHeight, duration: seconds };
  });
  expect([width, height, duration]).toEqual([720, 480, 6]);
  await expectAccessible(page);
});
