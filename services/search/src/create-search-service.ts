import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchResponse } from 'shared-contracts/search/wire';
import { createGateway } from './gateway/gateway';
import { parseMultiSearch } from './gateway/request-shape';
import { addGatewayRoutes } from './gateway/routes';
import { createKeyring } from './gateway/search-key';
import type { SigningKey } from './gateway/tenant-token';
import { createCarIndexes } from './index/car-index';
import { replaceParts } from './index/part-index';
import type { SearchService, SearchServiceOptions } from './service';
import { isHealthy } from './server/probe';
import { createMeiliTransport } from './transport/meili-transport';
import { createGuardedTransport } from './gateway/search-breaker';

/** Index of a platform whose sites name no other (API-002). */
const DEFAULT_INDEX = 'cars_production';
/** The search key's own id. Fixed, so that every process of an installation signs with the same key. */
const SEARCH_KEY_UID = '6f0f1a52-4c1d-4a1e-9f5e-2d1c7b3a9e10';
const REQUEST_LIMIT_MS = 60_000;

/** The key tenant tokens are signed with: it may search and nothing else. Made when the server has none. */
async function searchKeyOf(client: Meilisearch): Promise<SigningKey> {
  try {
    return { uid: SEARCH_KEY_UID, secret: (await client.getKey(SEARCH_KEY_UID)).key };
  } catch (error) {
    if (!(error instanceof MeilisearchApiError) || error.response.status !== 404) throw error;
  }
  const made = await client.createKey({
    uid: SEARCH_KEY_UID,
    name: 'storefront',
    description: 'Searches for the sites; signs their tenant tokens',
    actions: ['search'],
    indexes: ['*'],
    expiresAt: null,
  });
  return { uid: SEARCH_KEY_UID, secret: made.key };
}

/** Stops waiting when the caller gives up; the request itself goes on for others who wait for it. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as unknown); // whatever the caller aborted with
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * Connects to Meilisearch and makes the default car index when there is none.
 *
 * @throws when the server does not answer or refuses the master key
 */
export async function createSearchService(options: SearchServiceOptions): Promise<SearchService> {
  const { host, masterKey, now, log, stockOf } = options;
  const client = new Meilisearch({ host, apiKey: masterKey, timeout: REQUEST_LIMIT_MS });
  const indexes = createCarIndexes(client, log);
  let signing = await searchKeyOf(client);
  const key = {
    current: () => signing,
    renew: async () => {
      log.warn({}, 'the search server does not know the search key; making it again');
      signing = await searchKeyOf(client);
    },
  };
  const transport = createGuardedTransport(createMeiliTransport(host), {
    probe: (limitMs) => isHealthy(host, limitMs),
    log,
  });
  const gateway = createGateway({
    transport,
    key,
    isModelWord: indexes.isModelWord,
    now,
    log,
    stockOf,
  });
  const keyring = createKeyring(now);
  /** Called after a change of the index, so that the next query sees it. */
  const changing = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } finally {
      gateway.forget();
    }
  };
  await indexes.ensure(DEFAULT_INDEX);

  return {
    ensureIndex: (uid = DEFAULT_INDEX) => indexes.ensure(uid),
    indexCars: (documents, uid = DEFAULT_INDEX) => changing(() => indexes.index(uid, documents)),
    removeCars: (ids, uid = DEFAULT_INDEX) => changing(() => indexes.remove(uid, ids)),
    rebuild: (documents, { uid = DEFAULT_INDEX, onProgress = () => undefined } = {}) =>
      changing(() => indexes.rebuild(uid, documents, onProgress)),
    indexParts: (uid, site, parts) => changing(() => replaceParts(client, uid, site, parts)),
    async query(site, queries, { signal, fromStock = false } = {}) {
      if (queries.length === 0) return [];
      const checked = parseMultiSearch({ queries });
      const { text } = await unlessAborted(gateway.multi(site, checked, { fromStock }), signal);
      // Parsed for each caller: an answer from the cache must not carry the changes of an earlier one.
      const answer = JSON.parse(text) as MultiSearchResponse<CarDocument>; // of our own documents
      return answer.results;
    },
    signKey: async (site) => keyring(site, signing),
    registerGateway: (app, routes) =>
      addGatewayRoutes(app, { ...routes, gateway, signingKey: key.current, now, log }),
    cacheCounts: () => gateway.counts(),
    isUp: () => transport.isUp(),
    breaker: () => transport.state(),
    async health(uid = DEFAULT_INDEX) {
      try {
        const { numberOfDocuments } = await client.index(uid).getStats();
        return { ok: true, documents: numberOfDocuments };
      } catch {
        return { ok: false, documents: null };
      }
    },
  };
}
