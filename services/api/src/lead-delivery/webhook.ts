import { createHmac } from 'node:crypto';
import type { LeadRecord } from './lead-record';
import { DeliveryError } from './delivery-error';

const defaultTimeoutMs = 15_000;
/** Longest pause a receiver may ask for. */
const maxRetryAfterS = 86_400;

/** Signature of Standard Webhooks: `v1,` and the HMAC-SHA256 of id, timestamp and body. */
function signWebhook(secret: string, id: string, timestampS: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestampS}.${body}`).digest('base64')}`;
}

/** What happened to a lead; an accepted trade-in offer changes one that was delivered before. */
export type LeadEvent = 'lead.created' | 'lead.offer_accepted';

/** What a receiver gets. */
const webhookBody = (lead: LeadRecord, type: LeadEvent): string =>
  JSON.stringify({
    type,
    timestamp: type === 'lead.created' ? lead.createdAt : (lead.tradeIn?.acceptedAt ?? lead.createdAt),
    data: {
      lead_id: lead.id,
      site: lead.site,
      dealership: lead.facts.dealership.slug,
      category: lead.category,
      subcategory: lead.subcategory,
      source: lead.source,
      url: lead.url,
      vehicle: lead.facts.vehicle,
      ...(lead.facts.finance ? { finance: lead.facts.finance } : {}),
      values: lead.values,
      ...(lead.tradeIn ? { trade_in: lead.tradeIn } : {}),
      lead_attributes: lead.attributes,
    },
  });

export interface WebhookOptions {
  type: LeadEvent;
  url: string;
  secret: string;
  now: Date;
  timeoutMs?: number;
  fetcher?: typeof fetch;
}

/** Posts a lead, signed. Only 2xx is success; 410 ends it, Retry-After is kept. */
export async function postWebhook(lead: LeadRecord, options: WebhookOptions): Promise<void> {
  const { type, url, secret, now, timeoutMs = defaultTimeoutMs, fetcher = fetch } = options;
  const id = type === 'lead.created' ? `lead-${lead.id}` : `lead-${lead.id}-accepted`;
  const timestampS = Math.floor(now.getTime() / 1000);
  const body = webhookBody(lead, type);
  const response = await fetcher(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestampS),
      'webhook-signature': signWebhook(secret, id, timestampS, body),
    },
    body,
  });
  await response.body?.cancel();
  if (response.ok) return;
  const retryAfterS = Number(response.headers.get('retry-after'));
  throw new DeliveryError(`The webhook answered ${response.status}.`, {
    isFinal: response.status === 410,
    ...(retryAfterS > 0 ? { retryAfterS: Math.min(retryAfterS, maxRetryAfterS) } : {}),
  });
}
