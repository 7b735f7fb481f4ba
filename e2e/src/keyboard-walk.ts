import type { CDPSession } from '@playwright/test';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { watchFocus, type Arrival, type FocusWatch } from './focus-watch';

/** One place where Tab stops, as assistive technology says it. */
export interface Stop {
  role: string;
  name: string;
}

export interface WalkOptions {
  /** Selector of the part that keeps the focus, such as an open dialog; the whole page by default. */
  within?: string;
}

/** No page has as many stops. */
const mostStops = 500;
/** Parts of a stop that takes several Tabs itself, such as a date. */
const mostParts = 12;
/** Roles that say nothing about what a stop does. */
const emptyRoles = ['generic', 'none', 'presentation', ''];

/** What one stop may take on a busy machine. */
const stopLimitMs = 2_000;

/** Gives the test more time for one more stop, so that its limit ends a walk that hangs and none that is long. */
function allowStop(): void {
  const info = test.info();
  info.setTimeout(info.timeout + stopLimitMs);
}

/** The focused element's role and name as the browser gives them to assistive technology. */
async function nameOfFocused(session: CDPSession): Promise<Stop> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return { role: '', name: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '').trim() };
}

/** Brings up what loads late, so that nothing appears behind the walk. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Whether the stop looks different while it has the focus, seen as a picture. */
async function changesWithFocus(page: Page, { area: clip }: Arrival): Promise<boolean> {
  const focused = await page.screenshot({ clip });
  const stop = await page.evaluateHandle(() => document.activeElement);
  await stop.evaluate((element) => element instanceof HTMLElement && element.blur());
  const resting = await page.screenshot({ clip });
  await stop.evaluate((element) => element instanceof HTMLElement && element.focus());
  return !focused.equals(resting);
}

const inPage = {
  arrive: () => (globalThis as { focusWatch?: FocusWatch }).focusWatch?.arrive() ?? null,
  missed: () => (globalThis as { focusWatch?: FocusWatch }).focusWatch?.missed() ?? [],
};

/**
 * Walks a page, or an open dialog, once around with Tab alone and fails with everything that is wrong: a stop without
 * a visible mark of the focus, without role or name, outside the view or covered; a focus that comes to a stop a second
 * time before the walk is around; something clickable in view that is no stop. Closed menus and `details` are
 * walked closed: open what is to be walked first. Ends at the stop where it began.
 *
 * @returns the stops in their order
 */
export async function walkWithTab(page: Page, { within }: WalkOptions = {}): Promise<Stop[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (within === undefined) await settle(page);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchFocus, within ?? null);
  const stops: Stop[] = [];
  const problems: string[] = [];
  let parts = 0;
  for (let tab = 0; tab < mostStops; tab += 1) {
    allowStop();
    await page.keyboard.press('Tab');
    const arrival = await page.evaluate(inPage.arrive);
    // Between the last stop and the first the browser's own controls have the focus.
    if (arrival === null && tab > stops.length + mostParts) break;
    if (arrival === null) continue;
    const isSame = arrival.number === stops.length - 1 && stops.length > 1;
    parts = isSame ? parts + 1 : 0;
    if (isSame && arrival.isComposite && parts < mostParts) continue;
    if (arrival.number < stops.length) {
      if (arrival.number > 0) problems.push(`${arrival.markup} has the focus again: the walk is trapped`);
      break;
    }
    const { markup } = arrival;
    const stop = await nameOfFocused(session);
    stops.push(stop);
    problems.push(...arrival.problems.map((what) => `${markup} ${what}`));
    if (!arrival.isMarked && !(await changesWithFocus(page, arrival)))
      problems.push(`${markup} shows no focus`);
    if (stop.name === '') problems.push(`${markup} has no name`);
    if (emptyRoles.includes(stop.role)) problems.push(`${markup} has no role`);
  }
  const missed = await page.evaluate(inPage.missed);
  problems.push(...missed.map((markup) => `${markup} is not reached`));
  await session.detach();
  expect(problems, 'what a shopper with a keyboard meets').toEqual([]);
  expect(stops.length, 'stops of the walk').toBeGreaterThan(0);
  return stops;
}

/** Whether a locator's element has the focus; false too while it is not there. */
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll(([element]) => element !== undefined && element === document.activeElement);

/**
 * Presses Tab until the first element of a locator has the focus, as a shopper does who is looking for it.
 *
 * @param key `Shift+Tab` goes back
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tab = 0; tab < mostStops; tab += 1) {
    if (await hasFocus(wanted)) return;
    allowStop();
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(wanted)}.`);
}
