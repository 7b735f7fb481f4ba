import type { CallApi } from 'shared-contracts/api/endpoints';
import type { EventBus } from 'shared-contracts/events/bus';
import type { EventPayload } from 'shared-contracts/events/schemas';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { warn } from '../platform/console.client';

type Tracked = EventPayload<'analytics:tracked'>;
type Provider = (tracked: Tracked, websiteId: number) => Promise<void> | void;

/** Sends to the platform's own endpoint. */
const sendToApi =
  (api: CallApi): Provider =>
  async ({ eventId, label, params }, websiteId) => {
    await api('trackEvent', {
      body: {
        event_id: eventId,
        website_id: websiteId,
        ...(label === undefined ? {} : { label }),
        ...(params === undefined ? {} : { params }),
      },
    });
  };

/** The queue that tag managers read. */
interface TagManagerWindow {
  dataLayer?: unknown[];
}

const sendToDataLayer: Provider = ({ eventId, label, params }, websiteId) => {
  const page = globalThis as TagManagerWindow;
  page.dataLayer ??= [];
  page.dataLayer.push({ event: 'forecourt', event_id: eventId, label, params, website_id: websiteId });
};

/**
 * Forwards what the page's parts report to the providers of the site: the only place that sends analytics
 * (SHL-076). A provider that fails costs one console warning and nothing else (SHL-075). On a site that asks for consent
 * (`privacy.consent`) the data layer, which others read, gets nothing before it is given; the platform's own endpoint
 * keeps no more than what happened and to which car, and counts as needed.
 *
 * @returns the clean-up
 */
export function startAnalytics(site: PublicTenantConfig, api: CallApi, events: EventBus): () => void {
  if (!site.analytics.enabled) return () => undefined;
  const providers = { api: sendToApi(api), dataLayer: sendToDataLayer };
  let isAccepted = !site.privacy.consent;
  const stopAsking = events.subscribe('privacy:changed', (choice) => {
    isAccepted = choice.isAccepted;
  });
  const stopSending = events.subscribe('analytics:tracked', (tracked) => {
    for (const name of site.analytics.providers) {
      if (name === 'dataLayer' && !isAccepted) continue;
      const send = async (): Promise<void> => providers[name](tracked, site.site.id);
      send().catch((error: unknown) => {
        warn(`Analytics event ${tracked.eventId} did not reach "${name}": ${String(error)}`);
      });
    }
  });
  return () => {
    stopAsking();
    stopSending();
  };
}
