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

/** Waits until the page's scripts run: it reports its address once it has been hydrated. */
export async function hydrated(page: Page): Promise<void> {
  const reported = async (): Promise<number> => (await eventsOf(page, 'navigation:changed')).length;
  // Not waitForFunction, which needs the 'unsafe-eval' that the policy of the pages refuses.
  await expect
    .poll(reported, { message: 'the scripts of the page run', timeout: hydratedMs })
    .toBeGreaterThan(0);
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
