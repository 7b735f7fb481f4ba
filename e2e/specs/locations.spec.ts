import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { enlargeText, expectWithinWidth } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { carPath } from '../src/sites';

const canonical = (html: string): string => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';

for (const path of ['/dealer-locator', '/dealerships']) {
  test(`[LOC-001] ${path} shows the visible locations with a map`, async ({ page, visit }) => {
    expect(await visit('harbour', path)).toBe(200);
    const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
    // The holding location of the sample site is hidden (LOC-007).
    expect(names.toSorted()).toEqual(
      [
        'Cleveland',
        'Southport',
        'Southport Service',
        'Springwood',
        'Springwood Parts',
        'Springwood Service',
      ].toSorted(),
    );
    await expect(page.locator('[data-map]')).toBeVisible();
  });
}

test('[LOC-007] a hidden location is nowhere: no page, no list, no select, no map, no sitemap', async ({
  page,
  visit,
}) => {
  const hidden = { name: 'Holding Yard', slug: 'holding-yard' };
  for (const path of [`/locations/${hidden.slug}`, `/contact-us/${hidden.slug}`]) {
    expect((await ask('harbour', path)).status, path).toBe(404);
  }
  const places = await ask('harbour', endpoints.listLocations.path);
  expect(places.body).toContain('springwood');
  const pages = [
    '/',
    '/search',
    await carPath('harbour'),
    '/dealer-locator',
    '/dealerships?filter=brand',
    '/dealer-locator?postcode=4163',
    '/contact',
    '/locations/harbour-cleveland',
    '/enquire',
    '/service',
    '/sitemap.xml',
    endpoints.listLocations.path,
    endpoints.listSpecialHours.path,
  ];
  for (const path of pages) {
    const { status, body } = await ask('harbour', path);
    expect([path, status]).toEqual([path, 200]);
    expect(body.includes(hidden.slug) || body.includes(hidden.name), path).toBe(false);
  }
  // What only comes with the scripts: the buttons of the map and the choices of the forms.
  for (const path of ['/dealer-locator', '/contact', '/']) {
    await visit('harbour', path);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(hidden.name);
  }
});

test('[LOC-001] by brand each location stands under its manufacturers', async ({ page, visit }) => {
  await visit('apex', '/dealerships?filter=brand');
  const groups = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('article') });
  const titles = await groups.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(3);
  for (const group of await groups.all()) {
    expect(await group.getByRole('article').count()).toBeGreaterThan(0);
  }
});

test('[LOC-002] a slug is a location, else a dealership, else nothing', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/404.*locations\/zzz/);
  expect(await visit('harbour', '/locations/springwood')).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Springwood');
  expect(await visit('harbour', '/locations/harbour-springwood')).toBe(200);
  for (const group of ['Sales', 'Service', 'Parts']) {
    await expect(page.getByRole('region', { name: group, exact: true }).getByRole('article')).toHaveCount(1);
  }
  expect(await visit('harbour', '/locations/zzz')).toBe(404);
});

test('[LOC-003][DEL-010] both contact addresses are one page with form, locations and hours', async ({
  page,
  visit,
}) => {
  for (const path of ['/contact', '/contact-us']) {
    expect(await visit('harbour', path)).toBe(200);
    await expect(
      page.getByRole('main').locator('form[method="post"]').getByLabel('Email Address'),
    ).toBeVisible();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  }
  const links = await Promise.all(
    ['/contact', '/contact-us'].map(async (path) => canonical((await ask('harbour', path)).body)),
  );
  expect(links[0]).toMatch(/\/contact$/);
  expect(links[1]).toBe(links[0]);
});

test('[LOC-008] a location has its name, a picture or its drawing, and a map', async ({ page, visit }) => {
  await visit('harbour', '/locations/springwood');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Springwood');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(page.locator('[data-map]')).toBeVisible();
});

test('[LOC-011] the hours follow the chosen counter; only those with hours are offered', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/locations/southport');
  const choice = page.getByRole('radiogroup', { name: 'Opening hours of' });
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Sales opening hours' })).toBeVisible();
  await choice.getByRole('radio', { name: 'Service' }).check();
  await expect(page.getByRole('table', { name: 'Service opening hours' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sales opening hours' })).toBeHidden();
  await expect(choice.getByRole('radio', { name: 'Parts' })).toHaveCount(0);
});

test('[LOC-019] upcoming special hours open in a dialog, one row each', async ({ page, visit }) => {
  await visit('harbour', '/locations/springwood');
  const { body } = await ask('harbour', endpoints.listSpecialHours.path);
  const opener = page
    .getByRole('region', { name: 'Opening hours', exact: true })
    .getByRole('button', { name: 'Holiday Opening Hours' })
    .filter({ visible: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Holiday Opening Hours' });
  const rows = await dialog.getByRole('listitem').count();
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual((JSON.parse(body) as unknown[]).length);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[UI-029] a location with several opening hours is as wide as a small phone with text at 200 %', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('coastal', '/locations/burleigh-heads');
  await enlargeText(page, 200);
  await expect(page.getByRole('radiogroup', { name: 'Opening hours of' })).toBeVisible();
  await expectWithinWidth(page);
});
