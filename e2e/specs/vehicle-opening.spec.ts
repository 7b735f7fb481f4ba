import type { Page } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { hrefs } from 'shared-contracts/routes';
import { eventsOf } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * How a car's page opens: what its first view fetches, what waits until it comes near, and what a shopper who is about
 * to open a car from the results has already been given.
 */

/** Paths of everything the page fetches from now on. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const codeOf = (remote: string, paths: string[]): string[] =>
  paths.filter((path) => path.startsWith(`/assets/${remote}/`) && path.endsWith('.js'));

test('[VEH-072][VEH-091] the first view fetches nothing of the remotes far down; their code comes when they are near, and nothing moves', async ({
  page,
  visit,
}) => {
  const fetched = fetchedBy(page);
  await visit('harbour', await carPath('harbour', 'car_type=used'));
  await page.waitForLoadState('networkidle');
  expect(codeOf('vehicle', fetched)).not.toEqual([]);
  expect([...codeOf('leads', fetched), ...codeOf('locations', fetched)]).toEqual([]);
  expect(
    await page.locator('link[rel=preload][href*="/leads/"], link[rel=preload][href*="/locations/"]').count(),
  ).toBe(0);

  const form = page.locator('[data-slot="leads.form"] form');
  const location = page.locator('[data-slot="locations.card"] section');
  const rendered = { form: await form.elementHandle(), location: await location.elementHandle() };
  const heights = async () => [(await form.boundingBox())?.height, (await location.boundingBox())?.height];
  const before = await heights();
  await location.scrollIntoViewIfNeeded();
  await expect.poll(() => codeOf('locations', fetched).length).toBeGreaterThan(0);
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => codeOf('leads', fetched).some((path) => path.includes('form'))).toBe(true);
  await page.waitForLoadState('networkidle');
  // The very elements that the server sent have hydrated.
  expect(await form.evaluate((element, first) => element === first, rendered.form)).toBe(true);
  expect(await location.evaluate((element, first) => element === first, rendered.location)).toBe(true);
  expect(await heights()).toEqual(before);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(form.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
});

test('[VEH-091] a form whose code has not come can be filled in and sent', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.allow(/leads/);
  // Neither answered nor refused.
  await page.route('**/assets/leads/**', () => new Promise(() => undefined));
  await visit('harbour', await carPath('harbour', 'car_type=used'));
  const answers = {
    name: 'Ada',
    last_name: 'Lovelace',
    postcode: '4000',
    phone: '0412 345 678',
    email: 'ada@example.com',
    message: 'Is it still there?',
  };
  // At one go: after a few seconds the place of a remote that hangs says so.
  await page.locator('[data-slot="leads.form"] form').evaluate((form: HTMLFormElement, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null; // a text field
      if (!field) throw new Error(`The form has no ${name}.`);
      field.value = text;
    }
    form.requestSubmit();
  }, answers);
  await expect(page).toHaveURL(urlOf('harbour', '/success'));
});

test('a change of the address and of what is saved leaves the waiting form as it is', async ({
  page,
  visit,
}) => {
  await visit('harbour', await carPath('harbour', 'car_type=used'));
  const form = page.locator('[data-slot="leads.form"] form');
  const rendered = await form.elementHandle();
  await page.getByRole('complementary').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#vehicle-map';
  });
  const arrived = async () => (await eventsOf(page, 'navigation:changed')).at(-1)?.hash;
  await expect.poll(arrived).toBe('#vehicle-map');
  await expect(page.locator('#vehicle-map')).toBeInViewport();
  expect(await form.evaluate((element, first) => element === first, rendered)).toBe(true);
  await expect(form).toBeVisible();
});

/** Paths of one car's data and of the questions beside it. */
const isCarData = (path: string): boolean =>
  /^\/api\/cars\/[^/]+$/.test(path) || path === endpoints.listFaq.path;

test('[VEH-083] a car whose card the pointer rests on is opened without a further request for its data, and counted only then', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const fetched = fetchedBy(page);
  const link = page.locator('article[data-car] h2 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  const data = endpoints.getCar.path.replace(':slug', path.slice(hrefs.vehicle('').length));
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === data);
  await link.hover();
  await answered;
  await page.waitForLoadState('networkidle');
  const ahead = fetched.filter(isCarData);
  expect(ahead.sort()).toEqual([data, endpoints.listFaq.path].sort());
  expect(fetched.filter((address) => address.endsWith('/view.json'))).toEqual([]);
  expect(await eventsOf(page, 'vehicle:viewed')).toEqual([]);

  await link.click();
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible();
  await expect(page).toHaveURL(urlOf('harbour', path));
  await expect.poll(() => fetched.filter((address) => address.endsWith('/view.json')).length).toBe(1);
  expect(fetched.filter(isCarData)).toHaveLength(ahead.length);
  await expect(page.locator('#content')).toBeFocused();
});
