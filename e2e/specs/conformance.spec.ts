import { remoteNames } from 'shared-contracts/slots';
import { ask } from '../src/ask';
import { expect, test } from '../src/site-test';
import { carPath } from '../src/sites';
import { serveStockHost, stockRemote, storeStockRemote } from '../src/stock-apps';
import { test as anyPage } from '../src/test';

/*
 * The federation contract in both directions, with applications that know nothing of our build (`conformance/`). Every
 * test fails on any message in the console.
 */

test.describe.configure({ mode: 'default', timeout: 120_000 });

anyPage('a stock host loads every remote and shows a slot or page of each', async ({ page }) => {
  const host = await serveStockHost('harbour');
  try {
    await page.goto(host.url);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of remoteNames) await expect(part(name)).toBeVisible();
    // Its code is fetched when it comes near the view.
    await part('finance').scrollIntoViewIfNeeded();
    await expect(part('search').getByRole('heading', { name: 'Just arrived' })).toBeVisible();
    await expect(part('search').getByRole('link').first()).toBeVisible();
    await expect(part('vehicle').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      part('locations')
        .getByRole('link', { name: /Springwood/ })
        .first(),
    ).toBeVisible();
    await expect(part('finance').getByRole('slider').first()).toBeVisible();
    const name = part('leads').getByLabel(/name/i).first();
    await name.fill('Alex');
    await expect(name).toHaveValue('Alex');
  } finally {
    host.close();
  }
});

test('no page of shoppers names a container for other hosts', async () => {
  for (const path of ['/', '/search', await carPath('harbour'), '/dealer-locator', '/contact']) {
    const { body } = await ask('harbour', path);
    expect([path, body.includes('remoteEntry.js'), body.includes('/mf/')]).toEqual([path, true, false]);
  }
});

test('the shell renders and hydrates a remote of the stock plugin beside slots of its own remotes', async ({
  page,
  visit,
}) => {
  const version = await storeStockRemote();
  const path = `${stockRemote.path}?fc-override=${stockRemote.name}@${version}`;
  const { body } = await ask('harbour', path);
  expect(body.includes('Loaded for /tyres'), 'the server renders the page').toBe(true);

  expect(await visit('harbour', path)).toBe(200);
  const button = page.getByRole('button', { name: /^Counted/ });
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Counted 0', { timeout: 500 });
  }).toPass();
  // Styles of both kinds are there, under a policy that refuses every style element without the page's nonce.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '7px');
  const count = Number((await button.textContent())?.replace(/\D/g, ''));
  await expect(button).toHaveCSS('border-top-width', `${count + 3}px`);
  await expect(page.getByRole('heading', { name: 'Just arrived' })).toBeVisible();
  // Its links are the shell's: no document is loaded.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'All cars', exact: true }).click();
  await expect(page).toHaveURL(/\/search/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
