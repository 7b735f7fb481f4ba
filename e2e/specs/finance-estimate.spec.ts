import type { Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { paymentProblems } from '../src/lawful-finance';
import { expectAccessible, expectSteadyLayout, expectWithinWidth, watchLayout } from '../src/page-checks';
import { eventsOf, hydrated } from '../src/page-events';
import { expect, test, type Visit } from '../src/site-test';
import { urlOf, type SiteName } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * An estimate of the calculator: how the loan goes over its time, the link that shares it, and its sheet of paper.
 */

const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' });
const term = (page: Page) => calculator(page).getByRole('slider', { name: 'Term' });
const chart = (page: Page) => calculator(page).getByRole('img', { name: /^What you still owe/ });
const weeklyLine = (page: Page) =>
  page.getByRole('complementary', { name: 'Price and contact' }).locator('[data-payment] > span').first();

const isFinanced = (car: Car): boolean =>
  hasPlainPrice(car) &&
  car.year >= 2020 &&
  Object.values(car.finance_lenders ?? {}).some((entry) => entry.comparisonRate !== null);

/** Opens the page of a car that can be financed at its calculator, once that works. */
async function openCalculator(page: Page, visit: Visit, site: SiteName): Promise<void> {
  const { slug } = await findCar(site, 'that can be financed', isFinanced, 'status = in_stock');
  await visit(site, `/cars/${slug}`);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(chart(page)).toHaveAccessibleName(/at \d+ years$/);
}

/** The loan of the calculator as its fields say it. */
const loanOf = async (page: Page): Promise<(string | null)[]> => [
  ...(await calculator(page)
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))), // these are inputs
  ...(await calculator(page)
    .getByRole('slider')
    .evaluateAll((sliders) => sliders.map((slider) => slider.getAttribute('aria-valuetext')))),
];

for (const width of [375, 1280]) {
  test(`[FIN-055] at ${width} px the chart follows a change, fits the page and moves nothing`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayout(page);
    await openCalculator(page, visit, 'harbour');
    await expectSteadyLayout(page);
    await expect(chart(page)).toHaveAccessibleName(/\$0 at 6 years$/);
    await term(page).press('ArrowLeft');
    await expect(chart(page)).toHaveAccessibleName(/\$0 at 5.5 years$/);
    await calculator(page).getByRole('spinbutton', { name: 'Residual at the end' }).fill('9000');
    const labels = await chart(page)
      .locator('text')
      .evaluateAll((texts) =>
        texts
          .map((text) => text.getBoundingClientRect())
          .map(({ left, right, top }) => ({ left, right, top }))
          .toSorted((first, second) => first.top - second.top || first.left - second.left),
      );
    // Those of the years stand side by side in the last line.
    const years = labels.slice(-6);
    for (const [index, { right }] of years.entries())
      expect(right).toBeLessThan(years[index + 1]?.left ?? width);
    await calculator(page).getByRole('button', { name: 'Show as a table' }).click();
    const table = calculator(page).getByRole('table', { name: 'The loan year by year' });
    await expect(table.getByRole('row')).toHaveCount(8);
    await expectWithinWidth(page);
    await expectAccessible(page);
  });
}

test('[FIN-027][FIN-055] a copied link opens the same estimate in another tab, and the sidebar shows its payment', async ({
  page,
  visit,
  context,
  consoleWatch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, visit, 'coastal');
  await term(page).press('ArrowLeft');
  await calculator(page).getByRole('spinbutton', { name: 'Deposit or trade-in' }).fill('1234');
  await calculator(page).getByRole('radio', { name: 'Fortnightly' }).check();
  await calculator(page).getByRole('button', { name: 'Share this estimate' }).click();
  await expect(page.getByText('Link to your estimate copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.hash).toBe('#finance-calculator');

  const other = await context.newPage();
  consoleWatch.watch(other);
  await other.goto(urlOf('coastal', link.pathname + link.search + link.hash));
  await hydrated(other);
  await expect(calculator(other)).toBeInViewport();
  await expect.poll(() => loanOf(other)).toEqual(await loanOf(page));
  const payment = await calculator(page).locator('[data-payment]').first().textContent();
  await expect(calculator(other).locator('[data-payment]').first()).toHaveText(payment ?? '');
  const [estimate] = await eventsOf(other, 'finance:estimate-updated');
  await expect(weeklyLine(other)).toHaveText(`$${Math.round(estimate?.weekly ?? 0)} per week`);
  expect((await paymentProblems(other)).problems).toEqual([]);
});

test('[FIN-043] an estimate is printed on one page, with car, loan, rates, warning and disclaimer and nothing else', async ({
  page,
  visit,
}) => {
  // A browser without a window has no dialog to print with.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openCalculator(page, visit, 'outback');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const payment = await calculator(page).locator('[data-payment]').first().textContent();
  await calculator(page).getByRole('button', { name: 'Print this estimate' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article', { name: 'Finance estimate' });
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(name ?? '');
  await expect(sheet.locator('[data-payment]')).toHaveText(payment ?? '');
  await expect(sheet).toContainText('Establishment fee$1,300');
  await expect(sheet.locator('[data-warning]')).toBeVisible();
  await expect(sheet).toContainText('offered by ThirdPay Leisure Finance to approved applicants');
  const { payments, problems } = await paymentProblems(page);
  expect(problems).toEqual([]);
  expect(payments).toHaveLength(1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Price and contact' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The browser has printed: the page is as it was.
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('article[aria-label="Finance estimate"]')).toHaveCount(0);
});
