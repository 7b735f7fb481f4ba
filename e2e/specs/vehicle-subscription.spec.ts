import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { expectAccessible, expectSteadyLayout, watchLayout } from '../src/page-checks';
import { root } from '../src/platform-process';
import { expect, test } from '../src/site-test';
import { siteNames, sites, urlOf, type SiteName } from '../src/sites';
import { findCar } from '../src/stock';

/*
 * The page of a car that is rented by the week: its subscription with what it includes, and no loan beside it.
 */

const rented = (site: SiteName): Promise<Car> =>
  findCar(site, 'by subscription', ({ sold }) => !sold, 'subscription_price > 0');

interface Described {
  includes: string[];
  terms: { label: string; value: string }[];
}
const describedBy = (site: SiteName): Described =>
  (
    JSON.parse(readFileSync(join(root, 'sites', sites[site].slug, 'site.json'), 'utf8')) as {
      vehicle: { subscription: Described };
    }
  ).vehicle.subscription; // of sample sites, which all describe theirs

const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Price and contact' });
const described = (page: Page): Locator =>
  sidebar(page).getByRole('region', { name: 'Your subscription includes' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[VEH-021] each site’s page lists below the weekly price what its subscription includes', async ({
    page,
  }) => {
    for (const site of siteNames) {
      const { slug, subscription_price: perWeek } = await rented(site);
      const { includes, terms } = describedBy(site);
      await page.goto(urlOf(site, `/cars/${slug}`), { waitUntil: 'domcontentloaded' });
      await expect(sidebar(page).getByText(`$${perWeek}`, { exact: true }), site).toBeVisible();
      await expect(described(page).getByRole('listitem'), site).toHaveText(includes);
      await expect(described(page).getByRole('term'), site).toHaveText(terms.map(({ label }) => label));
      await expect(described(page).getByRole('definition'), site).toHaveText(terms.map(({ value }) => value));
    }
  });
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[VEH-021] a subscription stands between its price and the next steps, and no loan beside it', async ({
      page,
      visit,
    }) => {
      await watchLayout(page);
      const { slug } = await rented('summit');
      await visit('summit', `/cars/${slug}`);
      await expect(described(page)).toBeVisible();
      await expectSteadyLayout(page);
      await expectAccessible(page);
      await expect(sidebar(page)).not.toContainText(/comparison rate|p\.a\./i);
      await expect(sidebar(page).getByRole('link', { name: 'Get Finance' })).toHaveCount(0);
      await expect(page.locator('[data-slot="finance.box"], [data-slot="finance.calculator"]')).toHaveCount(
        0,
      );
      // As wide as the column, and nothing of it beyond the screen.
      const box = await described(page).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
    });
  });
}
