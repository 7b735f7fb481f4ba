import type { EventBus } from 'shared-contracts/events/bus';
import type { SiteStorage } from 'shared-contracts/storage';
import { hasRunOut } from 'shared-rules/trade-in';

const sender = 'shell';

/**
 * Keeps the trade-in offer of this visit while it counts, and publishes it, so that every page of the tab shows the same
 * one (FIN-054).
 *
 * @param storage the site's part of the session storage
 * @returns the clean-up
 */
export function keepTradeIn(storage: SiteStorage, events: EventBus, now: () => Date): () => void {
  const publish = (): void => {
    const validUntil = storage.read('trade-in-until');
    if (validUntil !== null && hasRunOut({ validUntil }, now())) {
      for (const area of ['trade-in', 'trade-in-until'] as const) storage.clear(area);
    }
    events.publish('trade-in:changed', { offer: storage.read('trade-in') }, sender);
  };
  publish();
  const stops = [
    events.subscribe('trade-in:valued', ({ id, offer_price, rego, regoState, lead_id, ...rest }) => {
      const { adjustmentAnswers = null, validUntil = null } = rest;
      storage.write('trade-in', { offer_price, id, adjustmentAnswers, rego, regoState, lead_id });
      storage.write('trade-in-until', validUntil);
      publish();
    }),
    events.subscribe('trade-in:offer-accepted', ({ id, lead_id, offer_price }) => {
      const kept = storage.read('trade-in');
      if (kept?.id !== id) return;
      storage.write('trade-in', { ...kept, lead_id, offer_price });
      publish();
    }),
    // Signing out has cleared the offer by then; a page that shows it must not go on doing so.
    events.subscribe('auth:user-changed', () => {
      if (events.last('trade-in:changed')?.offer && storage.read('trade-in') === null) publish();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
