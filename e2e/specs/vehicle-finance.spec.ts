import type { Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { enlargeText, expectAccessible, expectWithinWidth } from '../src/page-checks';
import { eventsOf } from '../src/page-events';
import { expect, openUntouched, test } from '../src/site-test';
import { urlOf, type SiteName } from '../src/sites';
import { findCar } from '../src/stock';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });
const calculator = (page: Page) => page.getByRole('region', { name: 'Finance calculator' });
const weeklyLine = (page: Page) =>
  sidebar(page)
    .locator('[data-slot="finance.weeklyEstimate"]')
    .getByText(/per week/);
const rateOf = (page: Page) => calculator(page).getByRole('slider', { name: 'Interest rate' });

/** A car in stock, not rented by the week, with an entry of a lender that is complete. */
const canBeFinanced = ({
  finance_lenders: lenders,
  sold,
  price,
  subscription_price: rent,
  year,
}: Car): boolean =>
  !sold &&
  rent === null &&
  (price ?? 0) > 500 &&
  year >= 2020 &&
  Object.values(lenders ?? {}).some(
    (entry) => entry.interestRate !== null && entry.comparisonRate !== null && entry.paymentWeek !== null,
  );
const financed = (site: SiteName) => findCar(site, 'that can be financed', canBeFinanced);

test('[FIN-027] the code comes when the calculator is near; a step of the rate changes the sidebar, and a reload keeps it', async ({
  page,
}) => {
  const { slug, id } = await financed('harbour');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/calculator[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  await openUntouched(page, 'harbour', `/cars/${slug}`);
  expect(scripts).toEqual([]);
  const before = await weeklyLine(page).textContent();
  await rateOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBe(1);
  await expect(async () => {
    await rateOf(page).press('ArrowRight');
    expect((await eventsOf(page, 'finance:estimate-updated')).length).toBeGreaterThan(0);
  }).toPass();
  const weekly = (await eventsOf(page, 'finance:estimate-updated')).at(-1)?.weekly ?? 0;
  const words = `$${Math.round(weekly)} per week`;
  await expect(calculator(page).getByRole('status')).toHaveText(words);
  await expect(weeklyLine(page)).toHaveText(words);
  expect(before).not.toBe(words);
  expect((await eventsOf(page, 'analytics:tracked')).filter(({ eventId }) => eventId === 26)).toEqual([
    { eventId: 26, params: { car_id: id } },
  ]);
  await expectAccessible(page);
  await page.reload();
  await rateOf(page).scrollIntoViewIfNeeded();
  await expect(weeklyLine(page)).toHaveText(words);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FIN-026][FIN-036][FIN-038][FIN-039][FIN-040][FIN-041] each site’s calculator has its own bounds, in the server’s page', async ({
    page,
  }) => {
    const rates = {
      coastal: ['7.5', '14.5'],
      apex: ['1', '14.5'],
      summit: ['5.99', '15.99'],
      outback: ['9.95', '19.95'],
      bigrig: ['4', '20'],
    } as const;
    // Controls are in the page, for the script to come.
    const hidden = { includeHidden: true };
    for (const [site, [min, max]] of Object.entries(rates) as [keyof typeof rates, readonly string[]][]) {
      const { slug } = await financed(site);
      await page.goto(urlOf(site, `/cars/${slug}`), { waitUntil: 'domcontentloaded' });
      const rate = calculator(page).getByRole('slider', { name: 'Interest rate', ...hidden });
      await expect(rate, site).toHaveAttribute('min', min ?? '');
      await expect(rate, site).toHaveAttribute('max', max ?? '');
      await expect(rate, site).toBeEnabled({ enabled: site !== 'apex' });
      const start = site === 'bigrig' ? 'Monthly' : 'Weekly';
      await expect(calculator(page).getByRole('radio', { name: start, ...hidden })).toBeChecked();
      const terms = site === 'summit' ? ['3 years', '5 years'] : [];
      await expect(calculator(page).getByRole('option', hidden)).toHaveText(terms);
    }
  });

  test('[FIN-055] the calculator shows what it is an estimate of, and no control that does nothing', async ({
    page,
  }) => {
    const { slug } = await financed('harbour');
    await page.goto(urlOf('harbour', `/cars/${slug}`));
    await expect(calculator(page)).toContainText('$128 per week');
    await expect(calculator(page)).toContainText('$39,923');
    await expect(calculator(page)).toContainText('An estimate for $30,000 over 6 years at 10% p.a.');
    await expect(rateOf(page)).toBeHidden();
  });
});

test('[FIN-028] three changes are one event 26 of the car, none is none, and another load of the page counts again', async ({
  page,
  visit,
}) => {
  const { slug, id } = await financed('harbour');
  const counted = async () =>
    (await eventsOf(page, 'analytics:tracked')).filter(({ eventId }) => eventId === 26);
  const inputs = {
    amount: calculator(page).getByRole('spinbutton', { name: 'Loan amount' }),
    deposit: calculator(page).getByRole('spinbutton', { name: 'Deposit or trade-in' }),
  };
  const changeThree = async (): Promise<void> => {
    await inputs.amount.press('ArrowUp');
    await inputs.deposit.press('ArrowUp');
    await rateOf(page).press('ArrowRight');
  };
  const estimates = async () => (await eventsOf(page, 'finance:estimate-updated')).length;
  await visit('harbour', `/cars/${slug}`);
  await rateOf(page).scrollIntoViewIfNeeded();
  await inputs.amount.focus();
  await inputs.deposit.focus();
  await inputs.amount.press('Tab');
  expect(await counted()).toEqual([]);
  await expect(async () => {
    await inputs.amount.press('ArrowUp');
    expect(await estimates()).toBeGreaterThan(0);
  }).toPass();
  await changeThree();
  expect(await estimates()).toBeGreaterThanOrEqual(4);
  expect(await counted()).toEqual([{ eventId: 26, params: { car_id: id } }]);
  await page.reload();
  await rateOf(page).scrollIntoViewIfNeeded();
  // What was kept is worked out again, which is no change of the shopper's.
  await expect.poll(estimates).toBe(1);
  expect(await counted()).toEqual([]);
  await changeThree();
  expect(await counted()).toEqual([{ eventId: 26, params: { car_id: id } }]);
});

test('[FIN-044] the brand that lists its fees shows all four beside its disclaimer; another site shows none', async ({
  page,
  visit,
}) => {
  const fees = [
    'Establishment fee: $395',
    'Vehicle security registration: $6',
    'Monthly account administration: $8',
    'Dealer agency fee: $912.25',
  ];
  for (const [site, shown] of [
    ['summit', fees],
    ['harbour', []],
  ] as const) {
    const { slug } = await financed(site);
    await visit(site, `/cars/${slug}`);
    await calculator(page).scrollIntoViewIfNeeded();
    const listed = calculator(page).locator('dl > div').filter({ hasText: /: \$/ });
    await expect(listed, site).toHaveText([...shown]);
  }
});

for (const site of ['harbour', 'coastal', 'bigrig', 'summit'] as const) {
  for (const percent of [150, 200]) {
    test(`[UI-029] a car’s page on ${site} is as wide as a phone with text at ${percent} %`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const { slug } = await financed(site);
      await visit(site, `/cars/${slug}`);
      await enlargeText(page, percent);
      // Its code comes when it is near.
      await page.locator('[data-slot="finance.calculator"]').scrollIntoViewIfNeeded();
      await expect(calculator(page)).toBeVisible();
      await expectWithinWidth(page);
      // In large text the trail has as many lines as it needs; at 100 % it is one, which is moved sideways.
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
      expect(
        await trail.evaluateAll((links) =>
          links
            .flatMap((link) => [...link.children])
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        ),
      ).toEqual([]);
    });
  }
}
