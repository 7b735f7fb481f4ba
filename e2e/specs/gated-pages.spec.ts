import { expectNoTraces, fillIn, someone, watchTraces } from '../src/personal-traces';
import { signIn, somePhone } from '../src/sign-in';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';

/*
 * The draw and the payment of an invoice: the gate before each, the way back through it, and what happens behind it.
 */

test('[SHL-024] an anonymous visitor of the draw signs in, is back at the wheel, and spins it once', async ({
  page,
  visit,
}) => {
  const details = someone();
  const traces = await watchTraces(page);
  // The wheel does not turn.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(urlOf('harbour', '/spin-to-win'), { referer: urlOf('harbour', '/special-offers') });
  await expect(page).toHaveURL(
    urlOf('harbour', '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspecial-offers'),
  );
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/special-offers',
  );
  await signIn(page, details.phone);
  await expect(page).toHaveURL(urlOf('harbour', '/spin-to-win'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spin to win');
  await fillIn(page, details);
  await page.getByLabel('I agree to the terms of the draw').check();
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  const result = page.getByRole('status').getByRole('heading', { level: 2 });
  const prize = await result.innerText();
  await traces.collect();

  await visit('harbour', '/spin-to-win');
  await expect(result).toHaveText(prize);
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  await traces.collect();
  await expectNoTraces(traces, details);
});

test('[SHL-025] with the flag off an anonymous visitor signs in, is back at the invoice, and pays it', async ({
  page,
}) => {
  const details = someone();
  const traces = await watchTraces(page);
  await page.goto(urlOf('harbour', '/online-payment'), { referer: urlOf('harbour', '/about-us') });
  await expect(page).toHaveURL(
    urlOf('harbour', '/sign-in?type=online-payment&redirect=%2Fonline-payment&back=%2Fabout-us'),
  );
  await signIn(page, details.phone);
  await expect(page).toHaveURL(urlOf('harbour', '/online-payment'));
  await page.getByLabel('Approve the payment').check();
  await fillIn(page, details);
  await page.getByLabel('Dealership').selectOption({ label: 'Springwood' });
  await page.getByLabel('Invoice number').fill('INV-42');
  await page.getByLabel('Amount').fill('125.50');
  await page.getByRole('button', { name: 'Pay $125.50' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, your invoice is paid' })).toBeVisible();
  await traces.collect();
  await expectNoTraces(traces, details);
});

test('[SHL-025] with the flag on an anonymous visitor has the page at once', async ({ page, visit }) => {
  expect(await visit('apex', '/online-payment')).toBe(200);
  await expect(page).toHaveURL(urlOf('apex', '/online-payment'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay an invoice');
  await expect(page.getByLabel('Invoice number')).toBeVisible();
});

test('[SHL-033] who comes back to a gated page after the session has ended can sign in again', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/401/);
  await page.goto(urlOf('coastal', '/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F'));
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('coastal', '/my-garage'));
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page).toHaveURL(urlOf('coastal', '/special-offers'));
  await page.context().clearCookies();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  await signIn(page, somePhone());
  await expect(page).toHaveURL(urlOf('coastal', '/my-garage'));
});
