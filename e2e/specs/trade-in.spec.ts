import type { Page } from '@playwright/test';
import type { Car } from 'shared-contracts/entities/car';
import { ask } from '../src/ask';
import { walkWithTab } from '../src/keyboard-walk';
import { expectAccessible, expectValidMarkup, expectWithinWidth } from '../src/page-checks';
import { eventsOf } from '../src/page-events';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { siteNames, urlOf, type SiteName } from '../src/sites';
import { findCar, hasPlainPrice } from '../src/stock';
import { answerCondition, findByRego, pricedRego, sendDetails } from '../src/trade-in-steps';

/*
 * Trading a car in against the real API, from its rego to an accepted offer, at both widths.
 */

const phone = { width: 375, height: 740 };
const desktop = { width: 1280, height: 800 };

const someCar = (site: SiteName): Promise<Car> =>
  findCar(site, 'for sale', (car) => hasPlainPrice(car) && !car.reserved, 'status = in_stock');

const priceOf = (page: Page): Promise<string | null> =>
  page.getByRole('status').filter({ hasText: 'We’ll pay' }).locator('p').nth(1).textContent();

for (const { site, path, viewport, hasCheckout } of [
  { site: 'harbour', path: '/sell-your-car', viewport: phone, hasCheckout: true },
  { site: 'apex', path: '/trade-in', viewport: desktop, hasCheckout: false },
] as const) {
  test.describe(`on ${site} at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.describe.configure({ timeout: 90_000 });

    test('[FIN-048][FIN-049][FIN-050][FIN-054] a rego becomes an accepted offer', async ({
      page,
      visit,
      visitor,
    }) => {
      const rego = await pricedRego(site, visitor);
      await visit(site, path);
      await expectAccessible(page);
      await findByRego(page, rego);
      await expect(page.getByRole('heading', { name: /^We found a .* Is that yours\?$/ })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, that’s mine' }).click();
      await expect(page.getByRole('heading', { name: 'What condition is it in?' })).toBeFocused();
      await expectAccessible(page);
      await answerCondition(page, 'Good');
      await expect(page.getByText('We’ll pay')).toBeVisible();
      const good = await priceOf(page);
      await expectAccessible(page);
      await expectWithinWidth(page);

      // Back keeps the answers; worse ones are another price.
      await page.goBack();
      await expect(page.getByLabel('How many kilometres are on the clock?')).toHaveValue('52k');
      await answerCondition(page, 'Poor');
      await expect(page.getByText('We’ll pay')).toBeVisible();
      const poor = await priceOf(page);
      expect(poor).not.toBe(good);

      // A reload shows the same offer.
      await page.reload();
      await expect(page.getByText('We’ll pay')).toBeVisible();
      expect(await priceOf(page)).toBe(poor);
      await page.getByRole('button', { name: 'Continue with this offer' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Continue without photos' }).click();
      await sendDetails(page);
      await page.getByRole('button', { name: 'Accept offer' }).click();
      await expect(page.getByRole('heading', { name: 'Offer accepted' })).toBeFocused();
      await expectAccessible(page);
      const tracked = await eventsOf(page, 'analytics:tracked');
      expect(tracked.filter(({ eventId }) => eventId === 18)).toHaveLength(1);

      // The offer stands beside the cars of the site, and in their calculators.
      const car = await someCar(site);
      const changeOver = page.locator('[data-slot="finance.changeOver"]');
      const text = new RegExp(`^Change.* with your .* at ${poor?.replace('$', String.raw`\$`)}, until \\d`);
      await visit(site, `/cars/${car.slug}`);
      await expect(changeOver).toContainText(text);
      await expectAccessible(page);
      if (!hasCheckout) return;
      const figures = await changeOver.textContent();
      await visit(site, `/cars/${car.slug}/checkout`);
      await expect(changeOver).toHaveText(figures ?? '');
      await expectAccessible(page);
      await expectWithinWidth(page);
    });

    test('the steps can be walked with the keyboard alone', async ({ page, visit }) => {
      await visit(site, path);
      const stops = (await walkWithTab(page)).map(({ role, name }) => `${role} ${name}`);
      expect(stops).toEqual(expect.arrayContaining(['textbox Rego', 'combobox State', 'button Find my car']));
    });
  });
}

test('[FIN-046][SHL-037] each address is the page on every site that takes trade-ins, and never gated', async () => {
  for (const site of siteNames) {
    for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in?car_id=1']) {
      const { status, body } = await ask(site, path);
      expect([site, path, status]).toEqual([site, path, site === 'bigrig' ? 404 : 200]);
      if (status === 200) expect(body).toContain('name="rego"');
    }
  }
});

test('[FIN-046] the header leads to the site’s own address, which is the canonical one', async ({
  page,
  visit,
}) => {
  await visit('summit', '/trade-in');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sell-my-car$/);
  await expectValidMarkup((await ask('summit', '/sell-my-car')).body);
  expect((await ask('summit', '/')).body).toContain('href="/sell-my-car"');
});

test('[FIN-047] the car of interest is named; an unknown one is no car', async ({ page, visit }) => {
  const car = await someCar('harbour');
  await visit('harbour', `/cars/trade-in?car_id=${car.id}`);
  const wanted = page.getByRole('region', { name: 'The car you want' });
  await expect(wanted.getByRole('link')).toHaveAttribute('href', `/cars/${car.slug}`);
  await visit('harbour', '/cars/trade-in?car_id=999999999');
  await expect(page.getByRole('heading', { name: 'What do you drive?' })).toBeVisible();
  await expect(wanted).toBeHidden();
});

test('[FIN-053] a car over the limits gets no price, and its lead is sent', async ({ page, visit }) => {
  await visit('harbour', '/sell-your-car');
  await page.getByText('I don’t have the rego').click();
  for (const [label, text] of [
    ['Make', 'Toyota'],
    ['Model', 'RAV4'],
    ['Year', '2012'],
    ['Kilometres', '160,000'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByRole('button', { name: 'Value this car' }).click();
  await expect(
    page.getByText(
      /^Online estimates are generally not given for cars over 7 years old or over 100,000 km\. /,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue without photos' }).click();
  await sendDetails(page);
  await expect(page.getByRole('heading', { name: 'Thanks, we have your details' })).toBeVisible();
});

test('[FIN-056] the questions say that 2 sets of keys are expected', async ({ page, visit }) => {
  await visit('harbour', '/sell-your-car');
  await page.getByText('What do I need to bring?').click();
  await expect(page.getByText(/2 sets of keys/)).toBeVisible();
});

test('[SHL-031] a valuation of a signed-in visitor is in My Garage, and leads back to its offer', async ({
  page,
  visit,
  visitor,
}) => {
  const rego = await pricedRego('coastal', visitor);
  await visit('coastal', '/my-garage');
  await signIn(page, somePhone());
  await expect(page.getByRole('heading', { name: 'My Garage' })).toBeVisible();
  await page.getByRole('link', { name: 'Value your car' }).click();
  await findByRego(page, rego);
  await expect(page.getByRole('button', { name: 'Yes, that’s mine' })).toBeVisible();
  await visit('coastal', '/my-garage');
  const listed = page.getByRole('region', { name: 'Trade-in valuations' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText(/\$[\d,]+Valid until \d/);
  await expectAccessible(page);
  await listed.getByRole('link').click();
  await expect(page.getByText('Your first estimate')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a rego is posted and answered with its offer, or with what is wrong', async ({
    page,
    visitor,
    consoleWatch,
  }) => {
    consoleWatch.expect(/status of 422/);
    const rego = await pricedRego('harbour', visitor);
    await page.goto(urlOf('harbour', '/sell-your-car'));
    await page.getByRole('button', { name: 'Find my car' }).click();
    await expect(page.getByLabel('Rego', { exact: true })).toHaveAccessibleDescription('Rego is required.');
    await findByRego(page, rego);
    await expect(page).toHaveURL(/\/sell-your-car\?valuation=/);
    await expect(page.getByText('Your first estimate')).toBeVisible();
    await expectWithinWidth(page);
  });
});
