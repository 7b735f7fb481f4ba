import type { Page } from '@playwright/test';
import { apiPrefix, endpoints } from 'shared-contracts/api/endpoints';
import { eventsOf, publish } from '../src/page-events';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * What the shell does for the remotes: toasts, the shopper's store, analytics and moves to another page.
 */

const stored = <T>(page: Page, key: string): Promise<T | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key); // written by the shell

test('[SHL-065] one toast at a time; the same id replaces its text', async ({ page, visit }) => {
  await visit('harbour', '/about-us');
  await publish(page, 'toast:requested', { id: 'a', title: 'First', durationMs: 60_000 }, 'vehicle');
  await publish(page, 'toast:requested', { id: 'b', title: 'Second', durationMs: 60_000 }, 'vehicle');
  await expect(page.getByText('Second', { exact: true })).toBeVisible();
  await expect(page.getByText('First', { exact: true })).toHaveCount(0);
  await publish(page, 'toast:requested', { id: 'b', title: 'Second, again', durationMs: 60_000 }, 'vehicle');
  await expect(page.getByText('Second, again', { exact: true })).toBeVisible();
  await expect(page.getByText('Second', { exact: true })).toHaveCount(0);
  await publish(page, 'toast:dismissed', { id: 'b' }, 'vehicle');
  await expect(page.getByText('Second, again', { exact: true })).toHaveCount(0);
});

test('[SHL-071][CON-022] a saved car stays in this browser only, and every remote is notified', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/search');
  const card = page.locator('article[data-car]').first();
  const id = Number(await card.getAttribute('data-car'));
  const heart = card.getByRole('button', { name: /^Save / });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Adding one is counted, which is no call about the favourite itself.
    if (pathname.startsWith(`${apiPrefix}/`) && pathname !== endpoints.trackEvent.path) calls.push(pathname);
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const [entry, ...others] =
    (await stored<Record<string, unknown>[]>(page, 'harbour-motors:favourites')) ?? [];
  expect(others).toEqual([]);
  expect(Object.keys(entry ?? {}).toSorted()).toEqual([
    'id',
    'make',
    'model',
    'name',
    'primary_image_url',
    'slug',
  ]);
  expect(entry?.['id']).toBe(id);
  expect(calls).toEqual([]);

  await card.getByRole('link', { name: /^View Details/ }).click();
  const saved = page.locator('[data-remote^="vehicle@"]').getByRole('button', { name: 'Saved' });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await saved.click();
  await expect.poll(() => stored<unknown[]>(page, 'harbour-motors:favourites')).toEqual([]);
});

test('[SHL-073][VEH-085] viewed cars are kept, the latest first, each once', async ({ page, visit }) => {
  const [a, b] = [await carPath('harbour', 'make=Toyota'), await carPath('harbour', 'make=Kia')];
  const idOf = (path: string): number => Number(path.split('-').at(-1));
  for (const path of [a, b, a]) {
    await visit('harbour', path);
    await expect.poll(() => eventsOf(page, 'vehicle:viewed')).toHaveLength(1);
  }
  const viewed = await eventsOf(page, 'vehicle:viewed');
  expect(Object.keys(viewed[0]?.record ?? {}).toSorted()).toEqual([
    'body',
    'id',
    'make',
    'model',
    'simple_body',
    'stocknum',
  ]);
  const list = (await stored<Record<string, unknown>[]>(page, 'harbour-motors:viewed')) ?? [];
  expect(list.map(({ id }) => id)).toEqual([idOf(a), idOf(b)]);
  for (const entry of list)
    expect(Object.keys(entry).toSorted()).toEqual(Object.keys(viewed[0]?.record ?? {}).toSorted());
});

test('[SHL-073] no more than twenty viewed cars are kept', async ({ page, visit }) => {
  await visit('harbour', '/about-us');
  for (let id = 1; id <= 21; id += 1) {
    const record = { id, stocknum: `S${id}`, make: 'Toyota', model: 'RAV4', body: null, simple_body: null };
    await publish(page, 'vehicle:viewed', { record }, 'vehicle');
  }
  const list = (await stored<{ id: number }[]>(page, 'harbour-motors:viewed')) ?? [];
  expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at));
});

test('[SHL-076] analytics are sent by the shell alone, with the id of the website', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/about-us');
  const sent = page.waitForRequest(`**${endpoints.trackEvent.path}`);
  await publish(page, 'analytics:tracked', { eventId: 25, label: 'Used Car' }, 'vehicle');
  expect((await sent).postDataJSON()).toEqual({ event_id: 25, label: 'Used Car', website_id: 7 });
  const layer = await page.evaluate(
    () => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [],
  );
  expect(layer.filter(({ event_id }) => event_id === 25)).toHaveLength(1);
});

test('[SHL-077] a preloaded picture that cannot be had is a note in the console and nothing else', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.allow(/404 \(Not Found\)/);
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  page.on('dialog', () => notes.push('a dialog'));
  let preloaded = '';
  await page.route('**/images/**', (route) => {
    preloaded ||= route.request().url();
    return route.fulfill({ status: 404, body: '' });
  });
  await visit('harbour', '/search');
  await expect(page.locator('article[data-car]')).toHaveCount(21);
  await expect.poll(() => notes.some((note) => note.includes('404') || note.includes('icture'))).toBe(true);
  expect(preloaded).not.toBe('');
  expect(notes).not.toContain('a dialog');
});

test('[CON-027] a remote asks the shell to move on, without loading a document', async ({ page, visit }) => {
  await visit('harbour', '/about-us');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await publish(page, 'navigation:requested', { href: '/search?make=Kia' }, 'vehicle');
  await expect(page).toHaveURL(urlOf('harbour', '/search?make=Kia'));
  await expect(page.locator('article[data-car]').first()).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
  const last = (await eventsOf(page, 'navigation:changed')).at(-1);
  expect(last).toEqual({ path: '/search', query: '?make=Kia', hash: '' });
});
