import { endpoints } from 'shared-contracts/api/endpoints';
import type { Car } from 'shared-contracts/entities/car';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import type { QuoteRequest } from 'shared-contracts/entities/quote';
import type { Page } from '@playwright/test';
import { ask } from '../src/ask';
import { walkWithTab } from '../src/keyboard-walk';
import {
  enlargeText,
  expectAccessible,
  expectSteadyLayout,
  expectWithinWidth,
  watchLayout,
} from '../src/page-checks';
import { eventsOf } from '../src/page-events';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { siteNames, urlOf, type SiteName } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';

/*
 * The pages about finance: their addresses and gates, the form with what a link fills in, and the provider's quote.
 */

const addresses = ['/finance', '/finance-enquiry', '/apply-for-finance'];
const sizes = { phone: { width: 375, height: 740 }, desktop: { width: 1280, height: 800 } };

const isFinanced = (car: Car): boolean =>
  hasPlainPrice(car) &&
  car.year >= 2020 &&
  Object.values(car.finance_lenders ?? {}).some((entry) => entry.comparisonRate !== null);
const financed = (site: SiteName) => findCar(site, 'that can be financed', isFinanced, 'status = in_stock');
/** Signed-out visitors of the one site that asks for sign-in see no finance page. */
const openSites = siteNames.filter((site) => site !== 'summit');

const canonical = (html: string): string =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'https://none/').pathname;
const form = (page: Page) => page.locator('#finance-form').getByRole('form');
const redirectOf = async (site: SiteName, path: string) => {
  const { status, headers } = await ask(site, path);
  return { status, location: headers.location };
};

test('[FIN-001] each of the three addresses is the finance page, with the form and the site’s own canonical one', async () => {
  for (const site of openSites) {
    for (const path of addresses) {
      const { status, body } = await ask(site, path);
      expect([site, path, status]).toEqual([site, path, 200]);
      expect(body).toMatch(/id="finance-form"[^>]*>.*name="budget"/s);
      expect(canonical(body)).toBe(site === 'coastal' ? '/apply-for-finance' : '/finance');
    }
  }
});

test('[SHL-036] the finance page asks for sign-in where the site says so, and keeps the link’s query', async () => {
  for (const [path, redirect] of [
    ['/finance', '%2Ffinance'],
    ['/finance-enquiry', '%2Ffinance-enquiry'],
    ['/apply-for-finance?vehiclePriceBudget=30000', '%2Fapply-for-finance%3FvehiclePriceBudget%3D30000'],
  ] as const) {
    expect(await redirectOf('summit', path)).toEqual({
      status: 302,
      location: `/sign-in?type=finance&redirect=${redirect}&back=%2F`,
    });
  }
});

test('[FIN-002] [SHL-035] a car’s own page: open without an nvic or without the flag, gated with both, 404 for no car', async () => {
  const without = await findCar('summit', 'without an nvic', ({ has_nvic }) => !has_nvic);
  const other = await financed('harbour');
  for (const [site, car] of [
    ['summit', without],
    ['harbour', other],
  ] as const) {
    const { status, body } = await ask(site, `/personalised/finance?car_id=${car.id}`);
    expect(status).toBe(200);
    expect(body).toContain(car.name);
  }
  const gated = await findCar('summit', 'with an nvic', ({ has_nvic }) => has_nvic);
  const back = encodeURIComponent(`/cars/${gated.slug}`);
  expect(await redirectOf('summit', `/personalised/finance?car_id=${gated.id}`)).toEqual({
    status: 302,
    location: `/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D${gated.id}&back=${back}`,
  });
  for (const query of ['?car_id=999999999', '?car_id=nothing', '']) {
    expect((await ask('harbour', `/personalised/finance${query}`)).status).toBe(404);
  }
});

test('[FIN-002] [FIN-003] [FIN-018] Get Finance leads through sign-in to the car’s own page, with its quote', async ({
  page,
  visit,
}) => {
  const isQuoted = (car: Car): boolean =>
    isFinanced(car) &&
    car.has_nvic &&
    (car.youxQuote === null || car.youxQuote.weeklyRepaymentAmount !== null);
  const car = await findCar('summit', 'with an nvic', isQuoted, 'status = in_stock');
  await visit('summit', `/cars/${car.slug}`);
  await page
    .getByRole('complementary', { name: 'Price and contact' })
    .getByRole('link', { name: 'Get Finance' })
    .click();
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance/);
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('summit', `/personalised/finance?car_id=${car.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(car.name);
  const quote = page.locator('[data-quote]');
  await expect(quote).toContainText(/\$\d+ per week.*\d+\.\d\d% p\.a\..*\d+\.\d\d% comparison rate/s);
  await expectAccessible(page);
});

/** To the second step; before the form hydrates the button does nothing. */
async function goOn(page: Page): Promise<void> {
  const firstName = form(page).getByLabel('First Name');
  await expect(async () => {
    if (!(await firstName.isVisible()))
      await form(page).getByRole('button', { name: 'Continue' }).click({ timeout: 1000 });
    await expect(firstName).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function fillDetails(page: Page): Promise<void> {
  await form(page).getByLabel('First Name').fill('Ada');
  await form(page).getByLabel('Last Name').fill('Lovelace');
  await form(page).getByLabel('Postcode').fill('4000');
  await form(page).getByLabel('Mobile Number').fill('0412 345 678');
  await form(page).getByLabel('Email Address').fill('ada@example.com');
}

for (const [site, hasSelect] of [
  ['harbour', false],
  ['apex', true],
] as const) {
  test(`[FIN-004] [FIN-005] [FIN-006] [LEA-035] ${site}: a car’s finance is requested with what the link says, over a reload`, async ({
    page,
    visit,
  }) => {
    const car = await financed(site);
    await visit(site, `/cars/${car.slug}`);
    const link = page
      .getByRole('complementary', { name: 'Price and contact' })
      .getByRole('link', { name: 'Get Finance' });
    await link.click();
    await expect(page).toHaveURL(/\/finance\?preferredDealership=.*#finance-form$/);
    const price = `$${car.price?.toLocaleString('en-AU')}`;
    await expect(form(page).getByLabel(/^Budget/)).toHaveValue(price);
    const summary = page.getByRole('complementary', { name: 'The vehicle and its payment' });
    await expect(summary).toContainText(car.make);
    await expect(summary).toContainText(/comparison rate/);
    const select = form(page).getByLabel('Dealership');
    await expect(select).toHaveCount(hasSelect ? 1 : 0);
    if (hasSelect) await expect(select).toHaveValue(car.dealership_slug);
    await form(page).getByLabel('Comments').fill('What would it cost?');
    await goOn(page);
    await fillDetails(page);
    await page.reload();
    await expect(form(page).getByLabel('Comments')).toHaveValue('What would it cost?');
    await goOn(page);
    await expect(form(page).getByLabel('Email Address')).toHaveValue('ada@example.com');
    const [sent] = await Promise.all([
      page.waitForRequest(`**${endpoints.createLead.path}`),
      form(page).getByRole('button', { name: 'Send enquiry' }).click(),
    ]);
    const lead = sent.postDataJSON() as LeadRequest; // what the form sends there
    expect(lead).toMatchObject({
      category: 'Finance Enquiry',
      car_id: car.id,
      values: { dealership_slug: car.dealership_slug, car_id: car.id, budget: car.price },
    });
    await expect(page).toHaveURL(urlOf(site, '/success'));
    const tracked = (await eventsOf(page, 'analytics:tracked')).map(({ eventId }) => eventId);
    expect(tracked.filter((id) => id === 9)).toEqual([9]);
  });
}

test('[FIN-006][LEA-028] a finance enquiry that fails is not counted, and keeps what was typed', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/500.*api\/leads/);
  await visit('harbour', '/finance');
  await page.route(`**${endpoints.createLead.path}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Down.' } } }),
  );
  await form(page)
    .getByLabel(/^Budget/)
    .fill('45k');
  await form(page).getByLabel('Comments').fill('What would it cost?');
  await goOn(page);
  await fillDetails(page);
  await form(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Down.' })).toBeVisible();
  const tracked = (await eventsOf(page, 'analytics:tracked')).map(({ eventId }) => eventId);
  expect(tracked.filter((id) => id === 9)).toEqual([]);
  await expect(form(page).getByLabel('First Name')).toHaveValue('Ada');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FIN-005] the whole form is there, says what is wrong with it, and is answered with the thank-you page', async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect('status of 422');
    const car = await financed('harbour');
    const link = `/finance?preferredDealership=${car.dealership_slug}&vehiclePriceBudget=30000&car_id=${car.id}`;
    await page.goto(urlOf('harbour', link));
    await expect(form(page).getByRole('button', { name: 'Continue' })).toBeHidden();
    await form(page)
      .getByLabel(/^Budget/)
      .fill('lots');
    await form(page).getByLabel('Comments').fill('What would it cost?');
    await fillDetails(page);
    await form(page).getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/enquire\?/);
    await expect(page.getByText('Please enter your budget in dollars').first()).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com');
    await page.getByLabel(/^Budget/).fill('$45,000.00');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(urlOf('harbour', '/success'));
  });
});

for (const [name, size] of Object.entries(sizes)) {
  test(`the finance pages hold still, and a keyboard reaches all of them: ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(size);
    await watchLayout(page);
    const car = await financed('harbour');
    for (const path of ['/finance', `/finance?car_id=${car.id}`, `/personalised/finance?car_id=${car.id}`]) {
      await visit('harbour', path);
      await expect(form(page)).toBeVisible();
      await expectSteadyLayout(page);
      await expectAccessible(page);
      const stops = (await walkWithTab(page)).map(({ role, name: label }) => `${role} ${label}`);
      expect(stops).toEqual(expect.arrayContaining(['button Continue', 'spinbutton I can pay']));
      await expectWithinWidth(page);
    }
  });
}

test.describe('the provider’s quote on a car’s page', () => {
  const isUnquoted = (car: Car): boolean => isFinanced(car) && car.youxQuote === null;
  const quoteLine = (page: Page) =>
    page.getByRole('complementary', { name: 'Price and contact' }).locator('[data-quote]');

  test('[FIN-015] [FIN-016] [FIN-017] [FIN-018] it is requested once, with seven values, and moves nothing', async ({
    page,
    visit,
  }) => {
    const car = await findCar('summit', 'without a quote', isUnquoted, 'status = in_stock');
    const requests: QuoteRequest[] = [];
    await page.route(`**${endpoints.quoteFinance.path}`, (route) => {
      requests.push(route.request().postDataJSON() as QuoteRequest); // checked below
      return route.fulfill({
        json: { weeklyRepaymentAmount: 118.2, comparisonRate: 9.1, advertisedRate: 8.4 },
      });
    });
    await watchLayout(page);
    await visit('summit', `/cars/${car.slug}`);
    await expect(quoteLine(page)).toContainText('$118 per week');
    await expect(quoteLine(page)).toContainText('8.40% p.a.');
    await expect(quoteLine(page)).toContainText('9.10% comparison rate');
    await expectSteadyLayout(page);
    expect(requests).toEqual([
      {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: car.price,
        loanTerm: 5,
        year: car.year,
        vin: car.vin,
        nvic: car.nvic,
        whoIsHelping: 'Summit Subaru',
      },
    ]);
    expect(await eventsOf(page, 'finance:quote-received')).toHaveLength(1);
  });

  test('[FIN-018] one that fails is logged and leaves no line', async ({ page, visit, consoleWatch }) => {
    const car = await findCar('summit', 'without a quote', isUnquoted, 'status = in_stock');
    consoleWatch.expect(/500.*youx\/quote/);
    consoleWatch.expect('finance quote of car');
    await page.route(`**${endpoints.quoteFinance.path}`, (route) => route.fulfill({ status: 500, json: {} }));
    const answered = page.waitForResponse(`**${endpoints.quoteFinance.path}`);
    await visit('summit', `/cars/${car.slug}`);
    await answered;
    await expect(quoteLine(page)).toHaveCount(0);
  });

  test('[FIN-017] a site that takes no quotes asks for none', async ({ page, visit }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const car = await financed('harbour');
    await visit('harbour', `/cars/${car.slug}`);
    await page.getByRole('region', { name: 'Finance calculator' }).scrollIntoViewIfNeeded();
    expect(requests).not.toContain(endpoints.quoteFinance.path);
  });
});

test('[FIN-030] the calculator’s disclaimer is the service’s, by the car’s id', async ({ page, visit }) => {
  const car = await financed('harbour');
  const path = endpoints.financeDisclaimer.path.replace(':slug', String(car.id));
  await page.route(`**${path}`, (route) => route.fulfill({ json: { disclaimer: 'D1' } }));
  await visit('harbour', `/cars/${car.slug}`);
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.getByText('D1', { exact: true })).toBeVisible();
});

test('[UI-029] what payments borrow fits a small phone with text at 200 %', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const site of openSites) {
    await visit(site, '/finance');
    await enlargeText(page, 200);
    await expect(page.getByRole('radiogroup', { name: 'How often' })).toBeVisible();
    await expectWithinWidth(page);
  }
});
