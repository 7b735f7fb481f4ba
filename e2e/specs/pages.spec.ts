import { ask } from '../src/ask';
import {
  expectAccessible,
  expectPictures,
  expectSteadyLayout,
  expectValidMarkup,
  watchLayout,
} from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, sites, type SiteName } from '../src/sites';

/*
 * Every page type of every site, on a phone and on a desktop: the right status, no message in the console, no broken
 * picture, nothing that jumps, nothing that axe finds, and markup without errors.
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
  { name: 'success', path: () => '/success' },
  { name: 'location', path: (site) => `/locations/${sites[site].location}` },
  { name: 'dealer locator', path: () => '/dealer-locator' },
  { name: 'contact', path: () => '/contact' },
  { name: 'content', path: () => '/service' },
  { name: 'not found', path: () => '/nothing-here', status: 404 },
];

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
] as const;

for (const site of siteNames) {
  for (const { name, path, status = 200 } of pageTypes) {
    test(`${site}: the ${name} page is valid HTML`, async () => {
      const { status: given, body } = await ask(site, await path(site));
      expect(given).toBe(status);
      await expectValidMarkup(body);
    });

    for (const size of sizes) {
      test(`${site}: the ${name} page is whole at ${size.width} px`, async ({
        page,
        visit,
        consoleWatch,
      }) => {
        test.setTimeout(60_000);
        // The browser itself reports the status of the page.
        if (status === 404) consoleWatch.allow(/status of 404.*nothing-here/);
        await page.setViewportSize(size);
        await watchLayout(page);
        expect(await visit(site, await path(site))).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectPictures(page);
        await expectSteadyLayout(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          'nothing sticks out at the side',
        ).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  }
}
