import type { Page } from '@playwright/test';
import { hrefs, paths } from 'shared-contracts/routes';
import { ask } from '../src/ask';
import { fewOfEachKind } from '../src/crawl';
import { paymentProblems } from '../src/lawful-finance';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { siteNames } from '../src/sites';

const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' });

/** Expects payments on the page, each as the law wants it. */
async function expectLawful(page: Page, where: string): Promise<string[]> {
  const { payments, problems } = await paymentProblems(page);
  expect(problems, where).toEqual([]);
  return payments;
}

/** The first car of the results that shows a payment, and that payment. */
async function financedCar(page: Page): Promise<{ path: string; payment: string }> {
  const card = page
    .locator('article[data-car]')
    .filter({ has: page.locator('[data-payment]') })
    .first();
  const path = await card.getByRole('link').first().getAttribute('href');
  const payment = await card.locator('[data-payment] > span').first().textContent();
  if (path === null || payment === null) throw new Error('No card of the results shows a payment.');
  return { path, payment };
}

/** Changes of the calculator, after each of which the law holds too. */
async function changeEverything(page: Page, where: string): Promise<void> {
  const field = (name: string) => calculator(page).getByRole('spinbutton', { name });
  await field('Loan amount').scrollIntoViewIfNeeded();
  await expect(async () => {
    await field('Loan amount').press('ArrowUp');
    await expect(calculator(page).locator('[data-payment]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await field('Deposit or trade-in').press('ArrowUp');
  const rate = calculator(page).getByRole('slider', { name: 'Interest rate' });
  if (await rate.isEnabled()) await rate.press('ArrowRight');
  await expectLawful(page, `${where}, another loan`);
  for (const frequency of ['Weekly', 'Fortnightly', 'Monthly']) {
    await calculator(page).getByRole('radio', { name: frequency }).check();
    await expectLawful(page, `${where}, ${frequency}`);
  }
}

for (const site of siteNames) {
  test(`[FIN-043] every payment of ${site} has its rate, its comparison rate and the warning beside it`, async ({
    page,
    visit,
  }) => {
    test.slow();
    for (const path of ['/', paths.finance, paths.search]) {
      await visit(site, path);
      await expectLawful(page, `${site} ${path}`);
    }
    const { path } = await financedCar(page);
    expect((await expectLawful(page, `${site} results`)).length).toBeGreaterThan(0);
    await visit(site, path);
    await page.locator('[data-slot="finance.calculator"]').scrollIntoViewIfNeeded();
    // Sidebar, sticky header, box and calculator.
    expect((await expectLawful(page, `${site} ${path}`)).length).toBeGreaterThanOrEqual(3);
    await changeEverything(page, `${site} ${path}`);
  });
}

/** Addresses of the site's own that its header and footer lead to. */
async function menuPaths(page: Page): Promise<string[]> {
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))];
}

for (const site of siteNames) {
  test(`[FIN-043] whatever else of ${site} shows a payment shows the rates and the warning with it`, async ({
    page,
    visit,
  }) => {
    test.slow();
    await visit(site, paths.search);
    const { path: carPage } = await financedCar(page);
    const slug = carPage.split('/').at(-1) ?? '';
    const id = slug.split('-').at(-1) ?? '';
    const ofCar = [
      `${paths.finance}?car_id=${id}`,
      `${paths.personalisedFinance}?car_id=${id}`,
      `${paths.tradeInForCar}?car_id=${id}`,
      `${paths.enquire}?car=${slug}`,
      `${paths.print}?car_id=${slug}`,
      hrefs.checkout(slug, 'checkout'),
      hrefs.checkout(slug, 'buy-online'),
    ];
    for (const path of [...fewOfEachKind(await menuPaths(page)), ...ofCar]) {
      // The search page and the home page are tested above; what shows no payment on the server is quickly known.
      const { body, status } = await ask(site, path);
      if (status !== 200 || !/\$[\d,]+ (?:per|a) (?:week|fortnight|month)/.test(body)) continue;
      await visit(site, path);
      await expectLawful(page, `${site} ${path}`);
    }
  });
}

test('[FIN-043] a saved car has the rates beside its payment, and the warning below', async ({
  page,
  visit,
}) => {
  await visit('coastal', paths.search);
  const card = page
    .locator('article[data-car]')
    .filter({ has: page.locator('[data-payment]') })
    .first();
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(page).toHaveURL(/sign-in/);
  await signIn(page, somePhone());
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
  await visit('coastal', paths.myGarage);
  await expect(page.locator('main [data-payment]').first()).toBeVisible();
  expect((await expectLawful(page, 'saved cars')).length).toBeGreaterThanOrEqual(1);
});

test('[FIN-043] a comparison of cars has the rates beside each payment, and the warning below', async ({
  page,
  visit,
}) => {
  await visit('harbour', paths.search);
  const cards = page.locator('article[data-car]').filter({ has: page.locator('[data-payment]') });
  const links = await cards
    .locator('h2 a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const slugs = links.flatMap((href) => href?.split('/').at(-1) ?? []);
  await visit('harbour', hrefs.compare(slugs.slice(0, 2)));
  await expect(page.locator('[data-payment]').first()).toBeVisible();
  expect((await expectLawful(page, 'compare')).length).toBeGreaterThanOrEqual(2);
});

test('[FIN-043] on a phone the payments are as lawful', async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('harbour', paths.search);
  const { path } = await financedCar(page);
  await expectLawful(page, 'phone, results');
  await visit('harbour', path);
  await expectLawful(page, 'phone, car');
  await page.evaluate(() => scrollTo(0, 1500));
  await expectLawful(page, 'phone, sticky header');
});

for (const site of siteNames.filter((name) => name !== 'harbour')) {
  test(`[FIN-014][FIN-027] a car of ${site} has one payment: on its card, beside its price, in its box and in its calculator`, async ({
    page,
    visit,
  }) => {
    // The dearest cost more than a calculator lends.
    await visit(site, `${paths.search}?sortBy=price:asc`);
    const { path, payment } = await financedCar(page);
    await visit(site, path);
    await page.locator('[data-slot="finance.calculator"]').scrollIntoViewIfNeeded();
    // The provider's quote says its own terms.
    const shown = await page
      .locator('[data-slot^="finance."]:not([data-slot="finance.quote"]) [data-payment] > span:first-child')
      .allTextContents();
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(new Set(shown), path).toEqual(new Set([payment]));
  });
}

test('[FIN-014][FIN-027] where a site keeps the plain defaults, each payment of a car names its own terms', async ({
  page,
  visit,
}) => {
  await visit('harbour', paths.search);
  const { path, payment } = await financedCar(page);
  await visit('harbour', path);
  await page.locator('[data-slot="finance.calculator"]').scrollIntoViewIfNeeded();
  const sidebar = page.getByRole('complementary', { name: 'Price and contact' });
  await expect(sidebar.locator('[data-payment]')).toContainText(payment);
  await expect(sidebar.locator('[data-basis]')).toContainText(
    'Second Loan Co: 5 years, no deposit, $495 fees',
  );
  const box = page.locator('[data-slot="finance.box"]');
  await expect(box).toContainText(`An example with a deposit and a final payment, before lender fees.`);
  await expect(box).toContainText(
    /Second Loan Co quotes \$[\d,]+ per week at .*: 5 years, no deposit, \$495 fees\./,
  );
  await expect(calculator(page)).toContainText('An estimate for $30,000 over 6 years at 10% p.a.');
});
