import type { Page } from '@playwright/test';
import { ask } from '../src/ask';
import {
  expectAccessible,
  expectPictures,
  expectSteadyLayout,
  expectValidMarkup,
  expectWithinWidth,
  watchLayout,
} from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, sites, type SiteName } from '../src/sites';

/*
 * Every page type of every site, on a desktop and on a phone: the right status, markup without errors, no message in
 * the console, no broken picture, nothing that jumps, nothing that sticks out, and nothing that axe finds.
 */

interface PageType {
  name: string;
  path: (site: SiteName) => string | Promise<string>;
  status?: number;
}

const pageTypes: readonly PageType[] = [
  { name: 'home', path: () => '/' },
  { name: 'search', path: () => '/search' },
  { name: 'search without results', path: () => '/search?query=zzzzzzzz' },
  { name: 'vehicle', path: (site) => carPath(site) },
  {
    name: 'enquiry about a car',
    path: async (site) => `/enquire?car=${(await carPath(site)).split('/').at(-1)}`,
  },
  {
    name: 'test drive of a car',
    path: async (site) => `/book-test-drive?car_id=${(await carPath(site)).split('-').at(-1)}`,
  },
  { name: 'success', path: () => '/success' },
  { name: 'location', path: (site) => `/locations/${sites[site].location}` },
  { name: 'dealer locator', path: () => '/dealer-locator' },
  { name: 'contact', path: () => '/contact' },
  { name: 'content', path: () => '/service' },
  { name: 'not found', path: () => '/nothing-here', status: 404 },
];

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

/** What holds at every width. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectPictures(page);
  await expectWithinWidth(page);
  await expectAccessible(page);
}

for (const site of siteNames) {
  for (const { name, path, status = 200 } of pageTypes) {
    test(`${site}: the ${name} page is valid HTML, steady, and whole at both widths`, async ({
      page,
      visit,
      consoleWatch,
    }) => {
      test.setTimeout(90_000);
      const address = await path(site);
      const { status: given, body } = await ask(site, address);
      expect(given).toBe(status);
      await expectValidMarkup(body);
      // The browser itself reports the status of the page.
      if (status === 404) consoleWatch.expect(/status of 404.*nothing-here/);
      await page.setViewportSize(desktop);
      await watchLayout(page);
      expect(await visit(site, address)).toBe(status);
      await expectWhole(page);
      await expectSteadyLayout(page);
      // The same page as on a phone that is turned: one load serves both widths.
      await page.setViewportSize(phone);
      await expectWhole(page);
    });
  }
}

// What jumps while a page loads on a phone is a matter of its type: each is loaded there once, the sites taking turns.
for (const [at, { name, path, status = 200 }] of pageTypes.entries()) {
  const site = siteNames[at % siteNames.length] ?? 'harbour';
  test(`${site}: nothing jumps while the ${name} page loads on a phone`, async ({
    page,
    visit,
    consoleWatch,
  }) => {
    if (status === 404) consoleWatch.expect(/status of 404.*nothing-here/);
    await page.setViewportSize(phone);
    await watchLayout(page);
    expect(await visit(site, await path(site))).toBe(status);
    await expectPictures(page);
    await expectSteadyLayout(page);
  });
}
