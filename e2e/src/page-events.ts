import { expect, type Locator, type Page } from '@playwright/test';
import type { EventBus } from 'shared-contracts/events/bus';
import type { EventName, EventPayload } from 'shared-contracts/events/schemas';

/** What the shell offers to the overlay and to tests. */
interface ForecourtWindow {
  forecourt?: { events: EventBus };
}

/** Payloads of every event of one name since the document was loaded, oldest first. */
export const eventsOf = <N extends EventName>(page: Page, name: N): Promise<EventPayload<N>[]> =>
  page.evaluate((wanted) => {
    const { forecourt } = globalThis as ForecourtWindow;
    const recorded = forecourt?.events.recording().filter((event) => event.name === wanted) ?? [];
    return recorded.map(({ payload }) => payload) as EventPayload<N>[]; // parsed by the bus
  }, name);

/** Sends an event in the name of a remote. */
export const publish = <N extends EventName>(
  page: Page,
  name: N,
  payload: EventPayload<N>,
  sender: string,
): Promise<void> =>
  page.evaluate(
    ([event, body, from]) => {
      const { forecourt } = globalThis as ForecourtWindow;
      forecourt?.events.publish(event, body as never, from); // of this event, as the caller's type says
    },
    [name, payload, sender] as const,
  );

/** A page whose scripts do not run by then is not going to. */
const hydratedMs = 10_000;

/** Whether React has taken over the content between the frame's parts, or never will: then a strip offers to retry. */
const isContentTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const content = document.querySelector('#content > [data-remote] > *');
    return (
      content === null ||
      Object.keys(content).some((key) => key.startsWith('__reactFiber')) ||
      document.querySelector('[data-part="retry-strip"]') !== null
    );
  });

/**
 * Waits until the page's scripts run: the frame reports its address once it has hydrated, the content follows it. A button of
 * the content that is pressed between the two does nothing yet.
 */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = async (): Promise<boolean> =>
    (await eventsOf(page, 'navigation:changed')).length > 0 && (await isContentTakenOver(page));
  // Not waitForFunction, which needs the 'unsafe-eval' that the policy of the pages refuses.
  await expect
    .poll(isHydrated, {
      message: 'the scripts of the page run',
      timeout: hydratedMs,
      intervals: [50, 100, 200],
    })
    .toBe(true);
}

/**
 * Waits until React has taken over an element of the server's page. Parts of a page hydrate one after another; until then
 * their forms and links are the browser's own and lead to documents.
 */
export async function takenOver(element: Locator): Promise<void> {
  const isTakenOver = (): Promise<boolean> =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isTakenOver, { message: 'the part has hydrated', timeout: hydratedMs }).toBe(true);
}
