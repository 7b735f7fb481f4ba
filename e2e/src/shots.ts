import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createPlatformProcess, makeHome, root } from './platform-process';
import { carPath, siteNames, sites, urlOf } from './sites';

/*
 * Takes pictures of every page type of every site on a phone and on a desktop, for people to look at:
 * `node --import tsx e2e/src/shots.ts [words of the file names]`. They go to `.cache/shots/`.
 * With E2E_PORT a running platform is used.
 */

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
] as const;

const folder = join(root, '.cache/shots');
const wanted = process.argv.slice(2);

const pagesOf = async (site: (typeof siteNames)[number]): Promise<Record<string, string>> => ({
  home: '/',
  search: '/search',
  empty: '/search?query=zzzzzzzz',
  vehicle: await carPath(site),
  enquire: `/enquire?car=${(await carPath(site)).split('/').at(-1)}`,
  success: '/success',
  location: `/locations/${sites[site].location}`,
  locator: '/dealer-locator',
  contact: '/contact',
  service: '/service',
  offers: '/special-offers',
  finance: '/finance',
  'finance-car': `/finance?car_id=${(await carPath(site)).split('/').at(-1)}`,
  personalised: `/personalised/finance?car_id=${(await carPath(site)).split('/').at(-1)}`,
  missing: '/nothing-here',
});

// They are looked at.
process.env['FORECOURT_DEMO_PICTURES'] = 'whole';
const own = process.env['E2E_PORT'] === undefined ? createPlatformProcess(await makeHome()) : null;
if (own) {
  await own.start();
  process.env['E2E_PORT'] = String(own.port());
}
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
await mkdir(folder, { recursive: true });
for (const site of siteNames) {
  for (const [name, path] of Object.entries(await pagesOf(site))) {
    for (const viewport of sizes) {
      const file = `${site}-${name}-${viewport.width}.png`;
      if (wanted.length > 0 && !wanted.some((word) => file.includes(word))) continue;
      const page = await browser.newPage({ viewport });
      await page.goto(urlOf(site, path));
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, file), fullPage: true });
      await page.close();
      console.info(file);
    }
  }
}
await browser.close();
await own?.remove();
