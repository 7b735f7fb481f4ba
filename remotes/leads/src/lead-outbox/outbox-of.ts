import type { Platform } from 'shared-contracts/remote/remote-module';
import { createOutbox, type Outbox } from './create-outbox';

/** By the page's bus: a page has one. */
const outboxes = new WeakMap<Platform['events'], Outbox>();

/** The outbox of a page, which its forms and its start share. In the browser only. */
export function outboxOf(platform: Platform): Outbox {
  const known = outboxes.get(platform.events);
  if (known) return known;
  const outbox = createOutbox(platform);
  outboxes.set(platform.events, outbox);
  return outbox;
}
