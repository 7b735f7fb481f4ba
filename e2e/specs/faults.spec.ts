import type { Page, Route } from '@playwright/test';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';
import { ask } from '../src/ask';
import { browserFaults, mend } from '../src/browser-faults';
import { serverFaults, storeBrokenRelease, type ServerFault } from '../src/broken-releases';
import { expectSteadyLayout, watchLayout } from '../src/page-checks';
import { publish } from '../src/page-events';
import { places } from '../src/places';
import { expectFloor, isHydrated, noteFloor } from '../src/server-floor';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * Isolation: whatever one remote does, the rest of the page works, what the server rendered of it stays and can
 * be used, and it heals without a reload.
 */

/** How long a test waits for what must come; the limits themselves are proven on a clock of the test's own. */
const patienceMs = 20_000;
test.describe.configure({ timeout: 60_000 });

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This section is unavailable. Please try again.' });

/** Says that a part of the page does not work while what the server rendered of it stays. */
const strip = (page: Page) => page.locator('[data-part="retry-strip"]');

/** Messages that belong to a broken remote. */
const expectedMessages = (remote: RemoteName): RegExp =>
  // A busy machine may be late with the page that the menu leads to.
  new RegExp(
    `\\[forecourt\\] ${remote}|/assets/${remote}/|Broken on purpose|Unexpected (?:token|end)|shell\\.content took longer`,
  );

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

/** What a visitor came for is there, and nothing has moved. */
async function expectUsable(page: Page, remote: RemoteName): Promise<void> {
  await expectFloor(page);
  for (const selector of places[remote].floor)
    await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expectSteadyLayout(page);
}

/** A link or a form of the broken part leads on, as a document. */
async function expectWayOut(page: Page, remote: RemoteName): Promise<void> {
  const { leave } = places[remote];
  if (!leave) return;
  const requested: string[] = [];
  const note = (route: Route): Promise<void> => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    requested.push(`${request.method()} ${request.url()}`);
    // No content: the browser stays where it is.
    return route.fulfill({ status: 204 });
  };
  await page.route('**', note);
  await leave.by(page);
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toMatch(new RegExp(`^${leave.method} .*${leave.to.source}`));
  await page.unroute('**', note);
}

for (const remote of remoteNames) {
  for (const [fault, { answer, endsWith }] of Object.entries(browserFaults)) {
    const id = remote === 'search' && fault === 'answers 404' ? '[SHL-081] ' : '';
    test(`${id}${remote} ${fault} in the browser: what the server rendered stays and works, and it heals`, async ({
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(expectedMessages(remote));
      let isBroken = true;
      await page.route(`**/assets/${remote}/**`, (route) =>
        isBroken ? answer(route, remote) : route.continue(),
      );
      await page.setViewportSize({ width: 1440, height: 900 });
      await watchLayout(page);
      await noteFloor(page, remote);
      // A script that hangs keeps the document from being loaded, not from being used.
      await page.goto(urlOf('harbour', await places[remote].path()), { waitUntil: 'domcontentloaded' });
      await expect(strip(page)).toBeVisible({ timeout: patienceMs });
      await expect(strip(page)).toContainText('This section is unavailable. Please try again.');
      await expectUsable(page, remote);
      await expectRestOfPage(page, remote);
      await expectWayOut(page, remote);
      await expectUsable(page, remote);
      if (endsWith === 'release') {
        // The code is there and broken: only another version of it helps.
        await expectNavigation(page);
        return;
      }
      isBroken = false;
      await mend(page);
      // By itself or by the visitor's hand, whichever comes first.
      await strip(page)
        .getByRole('button', { name: 'Retry' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await expect(strip(page)).toHaveCount(0, { timeout: patienceMs });
      // What stands far down is hydrated when it comes near.
      await page.locator(places[remote].own).first().scrollIntoViewIfNeeded();
      await expect.poll(() => isHydrated(page, places[remote].own)).toBe(true);
      await expect(panel(page)).toHaveCount(0);
      await expectNavigation(page);
    });
  }
}

test('on a phone nothing moves either, and the strip covers neither bar nor button', async ({
  page,
  consoleWatch,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await watchLayout(page);
  for (const remote of ['vehicle', 'search', 'leads'] as const) {
    consoleWatch.allow(expectedMessages(remote));
    await page.route(`**/assets/${remote}/**`, (route) => route.abort());
    await noteFloor(page, remote);
    await page.goto(urlOf('harbour', await places[remote].path()));
    if (places[remote].isPart) await page.locator(places[remote].own).first().scrollIntoViewIfNeeded();
    await expect(strip(page)).toBeVisible({ timeout: patienceMs });
    await expectFloor(page);
    await expectSteadyLayout(page);
    const covered = await strip(page).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const others = [...document.querySelectorAll('[data-edge]')].map((other) =>
        other.getBoundingClientRect(),
      );
      return others.filter(
        (other) =>
          other.left < right &&
          other.right > left &&
          other.top < bottom &&
          other.bottom > top &&
          other.width > 0,
      ).length;
    });
    expect(covered).toBe(0);
    await page.unroute(`**/assets/${remote}/**`);
  }
});

test('[SHL-084] without the search remote the home page keeps slides and tiles', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(expectedMessages('search'));
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.goto(urlOf('harbour', '/'));
  await expect(strip(page)).toBeVisible({ timeout: patienceMs });
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show Me [\d,]+ cars$/ })).toBeVisible();
  await expect(page.locator('[data-slide] img').first()).toBeVisible();
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
  // Without a pointer on its way to a link, which would have fetched the remote before.
  await publish(page, 'navigation:requested', { href: await carPath('harbour') }, 'search');
  await expect(panel(page)).toBeVisible({ timeout: patienceMs });
  isBroken = false;
  await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible({ timeout: patienceMs });
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
  await expect(page).toHaveURL(/\/enquire/, { timeout: patienceMs });
});

test.describe('one after the other', () => {
  // A bundle that hangs holds the process for seconds, and the page that another of these tests begins with lacks its cars.
  test.describe.configure({ mode: 'default' });
  for (const remote of remoteNames) {
    test(`${remote} broken on the server: the page comes, and the browser renders what was left out`, async ({
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(expectedMessages(remote));
      consoleWatch.allow('status of 503');
      const path = await places[remote].path();
      const join = path.includes('?') ? '&' : '?';
      for (const fault of Object.keys(serverFaults) as ServerFault[]) {
        const version = await storeBrokenRelease(remote, fault);
        const address = `${path}${join}fc-override=${remote}@${version}`;
        const answer = await ask('harbour', address);
        // A page that lacks what it is about is unavailable; what only could not be rendered, the browser renders.
        const isWhole = places[remote].isPart || fault === 'throws on render';
        expect([fault, answer.status]).toEqual([fault, isWhole ? 200 : 503]);
        expect(answer.body).toContain('</html>');
        expect(answer.body).toMatch(/<footer/);
        const { leftOut } = JSON.parse(
          /<script type="application\/json" id="fc-page"[^>]*>(.*?)<\/script>/s.exec(answer.body)?.[1] ??
            '{}',
        ) as { leftOut: string[] };
        expect([fault, leftOut]).toEqual([fault, expect.arrayContaining([remote])]);
        expect(answer.headers['cache-control']).toBe('no-store');
        // Its part for the browser is whole, so that the page is whole in the end.
        await page.goto(urlOf('harbour', address));
        await expect(page.locator(places[remote].own).first()).toBeVisible({ timeout: patienceMs });
        await expect(panel(page)).toHaveCount(0);
        await page.context().clearCookies();
      }
    });
  }
});

for (const [width, height] of [
  [375, 812],
  [1280, 900],
] as const) {
  test(`[SHL-081] at ${width} px pages open although no further code of the frame comes`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(/\/assets\/shell\/|ERR_FAILED|Loading chunk/);
    await page.setViewportSize({ width, height });
    // The site with a bar above its header and a wide menu: each has code of its own.
    const first = await ask('apex', '/search');
    expect(first.body).toContain('data-wide');
    const failed: string[] = [];
    await page.route('**/assets/shell/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (first.body.includes(pathname) || !pathname.endsWith('.js')) return route.continue();
      failed.push(pathname);
      return route.abort();
    });
    await page.goto(urlOf('apex', '/search'));
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await publish(page, 'navigation:requested', { href: await carPath('apex') }, 'search');
    await expect(page.locator('[data-remote^="vehicle@"] h1')).toBeVisible({ timeout: patienceMs });
    expect(await page.evaluate(() => (globalThis as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
    // What the server rendered of the frame is still there.
    await expect(page.locator('[data-wide]').first()).toBeAttached();
  });
}
