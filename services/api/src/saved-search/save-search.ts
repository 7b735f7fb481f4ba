import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { alertConsent } from 'shared-contracts/entities/saved-search';
import { stockNouns } from 'shared-rules/stock-noun';
import type { Tx } from '../database/database';
import type { IpHash } from '../http/ip-hash';
import type { Operation, Services } from '../http/operation';
import { countCall } from '../http/rate-limit';
import { storable } from '../http/storable';
import { enqueueAlert } from '../outbox/enqueue';
import type { AlertTokens } from './alert-token';
import { findMatches, type MatchServices } from './find-matches';
import { readRequest } from './read-request';
import { SAVES_BY_ADDRESS, SAVES_BY_IP, textsOfSite } from './saved-search-limits';

/** What saved searches need besides the common services. */
export interface SavedSearchServices extends Services, MatchServices {
  tokens: AlertTokens;
  ipHash: IpHash;
  /** Texts that each site may send in 24 hours to have a search confirmed. */
  dailyTexts: number;
  /** Called when an alert was queued. */
  onAlert: () => void;
  /** Called when a search is due. */
  onDue: () => void;
}

interface NewSearch {
  site: string;
  query: string;
  channel: string;
  address: string;
  frequency: string;
  consentText: string;
  ipHash: string;
  now: Date;
}

async function storeSearch(tx: Tx, tokens: AlertTokens, search: NewSearch): Promise<void> {
  const { site, now } = search;
  const [id, alertId] = [randomUUID(), randomUUID()];
  const at = now.toISOString();
  await tx.execute(sql`insert into saved_searches (id, site_slug, token_hash, query, channel, address, frequency,
      consent_version, consent_text, ip_hash, created_at)
    values (${id}, ${site}, ${tokens.hashOf(tokens.tokenOf(id))}, ${storable(search.query)}, ${search.channel},
      ${storable(search.address)}, ${search.frequency}, ${alertConsent.version}, ${search.consentText},
      ${search.ipHash}, ${at})`);
  await tx.execute(sql`insert into alerts (id, site_slug, search_id, changes, created_at)
    values (${alertId}, ${site}, ${id}, '[]', ${at})`);
  await enqueueAlert(tx, 'alert.confirm', { site, alertId, now });
}

/**
 * Saves a search and asks the owner of the address to confirm it: until then nothing else is sent there. The answer says
 * nothing about the address.
 */
export const saveSearch =
  (services: SavedSearchServices): Operation<'saveSearch'> =>
  async ({ body }, { site, config, visitor }) => {
    const { db, now, tokens, ipHash, dailyTexts, onAlert } = services;
    const { state, query, address } = readRequest(body, config);
    const at = now();
    const count = (limit: typeof SAVES_BY_IP, subject: string) =>
      countCall(db, limit, { site: site.slug, ipHash: ipHash(subject), now: at });
    await count(SAVES_BY_IP, visitor.ip);
    await count(SAVES_BY_ADDRESS, `address ${address}`);
    if (body.channel === 'text') await count(textsOfSite(dailyTexts), 'texts of the site');
    // A search that cannot be answered now could never be matched.
    await findMatches(services, site, state);
    await db.withSite(site.slug, (tx) =>
      storeSearch(tx, tokens, {
        site: site.slug,
        query,
        channel: body.channel,
        address,
        frequency: body.frequency,
        consentText: alertConsent.text(config.site.name, stockNouns(config)),
        ipHash: ipHash(visitor.ip),
        now: at,
      }),
    );
    onAlert();
    return { status: 201, body: { sent: true } };
  };
