import type { Page, Route } from '@playwright/test';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';
import { ask } from '../src/ask';
import { serverFaults, storeBrokenRelease, type ServerFault } from '../src/broken-releases';
import { places } from '../src/places';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * Isolation (design §4): whatever one remote does, the rest of the page works, its own place says so within the
 * limits (a second on the server, four in the browser), and it heals without a reload.
 */

/** Until the place of a remote that does not come shows its fallback: four seconds, and a busy machine's slack. */
const fallbackMs = 4_000 + 2_500;

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This section is unavailable. Please try again.' });

/** A remote's container with every page and slot replaced, appended to its entry script. */
const wrapped = (remote: RemoteName, code: string): string => `${code}
;(() => {
  const whole = globalThis.fc_${remote};
  const Component = () => { throw new Error('Broken on purpose.'); };
  const change = (part) => ({ ...part, Component });
  globalThis.fc_${remote} = {
    init: (scope) => whole.init(scope),
    get: async (name) => {
      const { remote } = (await whole.get(name))();
      const slots = Object.fromEntries(Object.entries(remote.slots).map(([key, part]) => [key, change(part)]));
      return () => ({ remote: { ...remote, routes: remote.routes.map(change), slots } });
    },
  };
})();`;

/** What a remote's files answer in the browser while it is broken. */
const browserFaults: Record<string, (route: Route, remote: RemoteName) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Failed' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  // Neither answered nor refused; the browser gives up when the test ends.
  hangs: () => new Promise(() => undefined),
  'sends broken JavaScript': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var broken = (' }),
  'sends something else': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'var other = 1;' }),
  'throws on load': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('Broken on purpose.');` }),
  'throws on render': async (route, remote) => {
    if (!route.request().url().includes('remoteEntry')) return route.continue();
    const { body } = await ask('harbour', new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: wrapped(remote, body) });
  },
};

/** Messages that belong to a broken remote. */
const expectedMessages = (remote: RemoteName): RegExp =>
  new RegExp(`\\[forecourt\\] ${remote}|/assets/${remote}/|Broken on purpose|Unexpected (?:token|end)`);

async function expectRestOfPage(page: Page, remote: RemoteName): Promise<void> {
  await expect(page.locator('header nav').first()).toBeAttached();
  await expect(page.locator(places[remote].neighbour).first()).toBeVisible();
}

/** The menu leads to another page without loading a document. */
async function expectNavigation(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator('footer').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(urlOf('harbour', '/about-us'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
}

for (const remote of remoteNames) {
  for (const [fault, answer] of Object.entries(browserFaults)) {
    const id = remote === 'search' && fault === 'answers 404' ? '[SHL-081] ' : '';
    test(`${id}${remote} ${fault} in the browser: the rest works, and it heals`, async ({
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(expectedMessages(remote));
      let isBroken = true;
      await page.route(`**/assets/${remote}/**`, (route) =>
        isBroken ? answer(route, remote) : route.continue(),
      );
      await page.setViewportSize({ width: 1440, height: 900 });
      // A script that hangs keeps the document from being loaded, not from being used.
      await page.goto(urlOf('harbour', await places[remote].path()), { waitUntil: 'domcontentloaded' });
      await expect(panel(page).first()).toBeVisible({ timeout: fallbackMs });
      await expectRestOfPage(page, remote);
      if (fault === 'throws on render') {
        // The code is there and broken: only another version of it helps.
        await expectNavigation(page);
        return;
      }
      isBroken = false;
      // By itself or by the visitor's hand, whichever comes first.
      const retry = panel(page).first().getByRole('button', { name: 'Retry' });
      await retry.click({ timeout: 1_000 }).catch(() => undefined);
      await expect(page.locator(places[remote].own).first()).toBeVisible({ timeout: fallbackMs });
      await expect(panel(page)).toHaveCount(0);
      await expectNavigation(page);
    });
  }
}

test('[SHL-084] without the search remote the home page keeps slides and tiles', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(expectedMessages('search'));
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto(urlOf('harbour', '/'));
  await expect(panel(page).first()).toBeVisible({ timeout: fallbackMs });
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  await expect(page.locator('[data-slide] img')).toBeVisible();
  await expect(page.locator('[data-part="feature-tiles"] > li')).toHaveCount(3);
});

test('a remote that fails on the way is healed by itself, without a hand', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.allow(expectedMessages('vehicle'));
  let isBroken = true;
  await page.route('**/assets/vehicle/**', (route) => (isBroken ? route.abort() : route.continue()));
  await visit('harbour', '/search');
  await page
    .locator('article[data-car]')
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(panel(page)).toBeVisible({ timeout: fallbackMs });
  isBroken = false;
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible({ timeout: 12_000 });
});

test('without the leads remote an enquiry button still leads to a page', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.allow(expectedMessages('leads'));
  // A site without the chat, whose button would be in its place.
  await visit('apex', await carPath('apex'));
  await page.route('**/assets/leads/**', (route) => route.abort());
  await page.getByRole('complementary').getByRole('link', { name: 'Enquire Now' }).click();
  await expect(page).toHaveURL(/\/enquire/, { timeout: fallbackMs });
});

/** A page with a broken server bundle may take this long: a second for the remote, and a busy machine's slack. */
const serverMs = 1_000 + 1_500;

for (const remote of remoteNames) {
  test(`${remote} broken on the server: the page comes in time, and the browser draws what was left out`, async ({
    page,
    consoleWatch,
  }) => {
    test.setTimeout(60_000);
    consoleWatch.allow(expectedMessages(remote));
    consoleWatch.allow('status of 503');
    const path = await places[remote].path();
    const join = path.includes('?') ? '&' : '?';
    for (const fault of Object.keys(serverFaults) as ServerFault[]) {
      const version = await storeBrokenRelease(remote, fault);
      const address = `${path}${join}fc-override=${remote}@${version}`;
      const answer = await ask('harbour', address);
      // A page that lacks what it is about is unavailable; what only could not be drawn, the browser draws.
      const isWhole = places[remote].isPart || fault === 'throws on render';
      expect([fault, answer.status]).toEqual([fault, isWhole ? 200 : 503]);
      expect(answer.tookMs, `${remote} ${fault}`).toBeLessThan(serverMs);
      expect(answer.body).toContain('</html>');
      expect(answer.body).toMatch(/<footer/);
      const { leftOut } = JSON.parse(
        /<script type="application\/json" id="fc-page"[^>]*>(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}',
      ) as { leftOut: string[] };
      expect([fault, leftOut]).toEqual([fault, expect.arrayContaining([remote])]);
      expect(answer.headers['cache-control']).toBe('no-store');
      // Its part for the browser is whole, so that the page is whole in the end.
      await page.goto(urlOf('harbour', address));
      await expect(page.locator(places[remote].own).first()).toBeVisible({ timeout: fallbackMs });
      await expect(panel(page)).toHaveCount(0);
      await page.context().clearCookies();
    }
  });
}
