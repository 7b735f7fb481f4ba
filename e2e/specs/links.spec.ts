import { ask } from '../src/ask';
import { createCrawl, linksIn } from '../src/crawl';
import { expect, test } from '../src/site-test';
import { carPath, siteNames, sites, type SiteName } from '../src/sites';

/*
 * No link of any page of any site leads to a missing page: from every page type over every link that the server writes,
 * and over those that only a hydrated page shows.
 */

/** Pages of a list that this site has: not every site has parts or a comparison. */
async function present(site: SiteName, paths: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => ask(site, path)));
  return paths.filter((_, index) => answers[index]?.status === 200);
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

for (const site of siteNames) {
  test(`${site}: every link of the server's pages leads to a page`, async () => {
    test.setTimeout(240_000);
    const crawl = createCrawl(site);
    const starts = await present(site, await startPages(site));
    await crawl.follow(starts.map((href) => ({ href, on: '/' })));
    expect(crawl.dead()).toEqual([]);
    // The crawl itself: it went over every page type and over hundreds of addresses.
    expect(crawl.kinds()).toEqual(
      expect.arrayContaining(['/', '/search', '/cars/:', '/locations/:', '/about-us', '/search/:']),
    );
    expect(crawl.count()).toBeGreaterThan(100);
  });

  test(`${site}: every link that appears once a page runs leads to a page`, async ({ page, visit }) => {
    test.setTimeout(240_000);
    // Pictures make no links.
    await page.route('**/images/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const crawl = createCrawl(site);
    for (const path of await present(site, await livePages(site))) {
      await visit(site, path);
      // What waits until it comes near: the page is walked to its end.
      for (let y = 0; y < 12; y++) {
        await page.mouse.wheel(0, 900);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      const links = linksIn(html);
      expect(links.length).toBeGreaterThan(10);
      await crawl.follow(links.map((href) => ({ href, on: path })));
    }
    expect(crawl.dead()).toEqual([]);
  });
}
