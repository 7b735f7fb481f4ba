import type { Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { expect, openUntouched, test } from '../src/site-test';
import { findCar, hasPlainPrice } from '../src/stock';
import { urlOf } from '../src/sites';

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Within a tenth of what cars like it cost, so surely inside the market's range. */
function isNearMarket({ price, autograb_data: market }: Car): boolean {
  const average = market?.state_average_market_price ?? null;
  return price !== null && average !== null && Math.abs(average - price) < price / 10;
}

const burnsFuel = (car: Car): boolean => car.simple_fuel === 'Petrol' && hasPlainPrice(car);

test('[VEH-052] a petrol car’s page has the fuel calculator, an electric one’s has none', async ({
  page,
  visit,
}) => {
  const petrol = await findCar('harbour', 'that burns petrol', burnsFuel);
  await visit('harbour', `/cars/${petrol.slug}`);
  await expect(section(page, 'Fuel cost')).toHaveCount(1);
  const isElectric = ({ simple_fuel: fuel }: Car): boolean => fuel === 'Electric';
  const electric = await findCar('harbour', 'that is electric', isElectric, 'fuel = Electric');
  await visit('harbour', `/cars/${electric.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Fuel cost')).toHaveCount(0);
});

test('[VEH-053][VEH-056] the fuel calculator hydrates near the view and keeps what was typed', async ({
  page,
}) => {
  // However little a car's page says, the calculator is far from a small view.
  await page.setViewportSize({ width: 375, height: 500 });
  const car = await findCar('harbour', 'that burns petrol', burnsFuel);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/running-costs/.test(request.url())) scripts.push(request.url());
  });
  await openUntouched(page, 'harbour', `/cars/${car.slug}`);
  expect(scripts).toEqual([]);
  const fuel = section(page, 'Fuel cost');
  await expect(fuel.getByRole('textbox', { name: 'Distance a week' })).toHaveValue('250 kms');
  await fuel.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBe(1);
  await fuel.getByRole('textbox', { name: 'Fuel consumption' }).fill('10');
  await fuel.getByRole('textbox', { name: 'Fuel price per litre' }).fill('$1.85');
  await fuel.getByRole('textbox', { name: 'Distance a week' }).fill('1,250 kms');
  await expect(fuel.getByText('$231.25')).toBeVisible();
  await page.reload();
  await fuel.scrollIntoViewIfNeeded();
  await expect(fuel.getByText('$231.25')).toBeVisible();
});

test('[VEH-057][VEH-059] the delivery calculator answers from the price table of the site', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/404.*delivery-price/);
  const car = await findCar('harbour', 'that is for sale', hasPlainPrice);
  await visit('harbour', `/cars/${car.slug}`);
  const delivery = section(page, 'Delivery');
  const postcode = delivery.getByRole('textbox', { name: 'Your postcode' });
  await delivery.scrollIntoViewIfNeeded();
  await expect(async () => {
    await postcode.fill('4000');
    await postcode.press('Enter');
    await expect(delivery.getByText('Brisbane Metro', { exact: true })).toBeVisible();
  }).toPass();
  await expect(delivery.getByText('$150', { exact: true })).toBeVisible();
  await postcode.fill('9999');
  await delivery.getByRole('button', { name: 'Check price' }).click();
  await expect(delivery.getByText(/^Sorry, we can't provide an estimate for that location\./)).toBeVisible();
});

test('[VEH-064] the needle turns for 2 to 2.5 s, and not at all with reduced motion', async ({
  page,
  visit,
}) => {
  const car = await findCar(
    'harbour',
    'with market figures',
    (candidate) => burnsFuel(candidate) && isNearMarket(candidate),
  );
  const needle = page.getByRole('img', { name: /^(?:Good|Great) Deal\./ }).locator('g');
  const turning = () =>
    needle.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
  await visit('harbour', `/cars/${car.slug}`);
  await section(page, 'Fuel cost').scrollIntoViewIfNeeded();
  await needle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(turning).toEqual([2200]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await section(page, 'Fuel cost').scrollIntoViewIfNeeded();
  await needle.scrollIntoViewIfNeeded();
  await expect(needle).toHaveAttribute('data-turned');
  expect(await turning()).toEqual([]);
});

test('[VEH-047][VEH-050] without scripts every spec and feature is there, and the fuel has its price', async ({
  browser,
}) => {
  const car = await findCar(
    'harbour',
    'with many features',
    (candidate) => burnsFuel(candidate) && candidate.standardEquipment.length > 8,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(urlOf('harbour', `/cars/${car.slug}`));
  const features = section(page, 'Features');
  await expect(features.getByRole('listitem').filter({ visible: true })).toHaveCount(
    car.standardEquipment.length,
  );
  const specs = section(page, 'Specifications');
  await expect(specs.getByText('Doors', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Show (?:All|More)$/ }).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(section(page, 'Fuel cost').getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await expect(section(page, 'Delivery').getByText(/^Brisbane Metro \(4000 to 4179\)/)).toBeVisible();
  await context.close();
});
