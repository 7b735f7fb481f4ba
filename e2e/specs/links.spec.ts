import type { Page } from '@playwright/test';
import { paths } from 'shared-contracts/routes';
import { ask } from '../src/ask';
import { createCrawl, linksIn } from '../src/crawl';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, sites, type SiteName } from '../src/sites';

/*
 * No link of any page of any site leads to a missing page: from every page type over every link that the server writes,
 * over those that only a hydrated page shows, and over those on the pages of a shopper who has signed in.
 */

/** Pages of a list that this site has: not every site has parts or a comparison. */
async function present(site: SiteName, wanted: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(wanted.map((path) => ask(site, path)));
  return wanted.filter((_, index) => answers[index]?.status === 200);
}

/** Pages of a list that this site has, to a shopper who has signed in. */
async function served(site: SiteName, wanted: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(wanted.map((path) => ask(site, path)));
  return wanted.filter((_, index) => answers[index]?.status !== 404);
}

/** Pages that a crawl from the home page may not come by. */
const startPages = async (site: SiteName): Promise<string[]> => {
  const car = await carPath(site);
  const slug = car.split('/').at(-1) ?? '';
  return [
    '/',
    '/search',
    '/search?query=zzzzzzzz',
    '/search/used-cars',
    '/search/new-cars',
    '/search/demo-cars',
    '/parts/search',
    car,
    `/enquire?car=${slug}`,
    '/success',
    `/compare?cars=${slug}`,
    `/locations/${sites[site].location}`,
    '/dealer-locator',
    '/dealer-locator?postcode=4000',
    '/dealerships',
    '/contact',
    `/contact-us/${sites[site].location}`,
    '/sign-in',
    '/sitemap.xml',
  ];
};

/** Page types whose parts come or change once their scripts run. */
const livePages = async (site: SiteName): Promise<string[]> => [
  '/',
  '/search',
  '/search?query=zzzzzzzz',
  await carPath(site),
  `/locations/${sites[site].location}`,
  '/dealer-locator',
  '/contact',
  '/service',
  '/compare',
];

/** Pages for a shopper who has signed in. */
const ownPages = [paths.watchlist, paths.myGarage, paths.compare];

/** Links of the page that is open, once what waits until it comes near is there too. */
async function linksOf(page: Page): Promise<string[]> {
  for (let y = 0; y < 12; y++) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const links = linksIn(await page.evaluate(() => document.documentElement.outerHTML));
  expect(links.length).toBeGreaterThan(10);
  return links;
}

for (const site of siteNames) {
  test(`${site}: every link leads to a page, as the server writes it, once a page runs, and after signing in`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(300_000);
    // Pictures make no links.
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    // One crawl: what one step has requested and read, the next ones need not.
    const crawl = createCrawl(site);
    const followLinksOf = async (path: string): Promise<void> => {
      const links = await linksOf(page);
      await crawl.follow(links.map((href) => ({ href, on: path })));
    };

    await test.step("the server's pages", async () => {
      const starts = await present(site, await startPages(site));
      await crawl.follow(starts.map((href) => ({ href, on: '/' })));
      // The crawl itself: it went over every page type and over hundreds of addresses.
      expect(crawl.kinds()).toEqual(
        expect.arrayContaining(['/', '/search', '/cars/:', '/locations/:', '/about-us', '/search/:']),
      );
      expect(crawl.count()).toBeGreaterThan(100);
    });
    await test.step('pages that run', async () => {
      for (const path of await present(site, await livePages(site))) {
        await visit(site, path);
        await followLinksOf(path);
      }
    });
    await test.step('pages of a shopper who has signed in', async () => {
      const own = await served(site, ownPages);
      const gate = own.find((path) => path !== paths.compare);
      // Not every site keeps cars for its shoppers.
      if (gate === undefined) return;
      await visit(site, paths.search);
      const save = page.locator('article[data-car]').first().getByRole('button', { name: /save/i });
      if ((await save.count()) > 0) await save.click();
      await visit(site, gate);
      await signIn(page, somePhone());
      await expect(page).toHaveURL(new RegExp(`${gate}$`));
      for (const path of own) {
        await visit(site, path);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        // The account shows that the session is there.
        await expect(page.getByLabel('Your account')).toBeVisible();
        await followLinksOf(path);
      }
    });
    expect(crawl.dead()).toEqual([]);
  });
}
