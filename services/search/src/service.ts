import type { FastifyInstance } from 'fastify';
import type { Part } from 'shared-contracts/entities/part';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import type { CacheCounts } from './gateway/answer-cache';
import type { GatewayRoutes } from './gateway/routes';
import type { SearchKey } from './gateway/search-key';
import type { RebuildProgress } from './index/car-index';
import type { Logger } from './logger';
import type { BreakerState } from './gateway/search-breaker';
import type { StockOf } from './gateway/stock-answers';

/** Where the search server is and what the service needs besides. */
export interface SearchServiceOptions {
  /** Address of Meilisearch, without a slash at the end. */
  host: string;
  /** Master key of Meilisearch. It leaves this process in no answer and in no log. */
  masterKey: string;
  now: () => Date;
  log: Logger;
  /** Searched by shoppers while the search server does not answer; without it their searches fail then. */
  stockOf?: StockOf;
}

/** State of the car index. */
export interface SearchHealth {
  /** False when Meilisearch does not answer. */
  ok: boolean;
  /** Cars in the index; null when unknown. */
  documents: number | null;
}

/** Search of a platform: the index, the gateway and the keys. Expected failures are `ApiFailure`. */
export interface SearchService {
  /** Makes the index with the platform's settings, or brings its settings up to date (API-044). */
  ensureIndex(uid?: string): Promise<void>;
  /** Adds or replaces cars; resolves when they can be found. A car whose id is known is replaced whole. */
  indexCars(documents: readonly CarDocument[], uid?: string): Promise<void>;
  /** Removes cars by id; resolves when they can no longer be found. */
  removeCars(ids: readonly number[], uid?: string): Promise<void>;
  /**
   * Fills a new index and swaps it in: no query fails or sees a half-filled index. Cars indexed or removed
   * through this service meanwhile are kept as they were given last. Resolves with the number of cars; fails and
   * changes nothing when the stream fails.
   */
  rebuild(
    documents: AsyncIterable<CarDocument>,
    options?: { uid?: string; onProgress?: (progress: RebuildProgress) => void },
  ): Promise<{ cars: number }>;
  /** Puts a site's parts into an index in place of those it had there; resolves when they can be found (SRC-010). */
  indexParts(uid: string, site: string, parts: readonly Part[]): Promise<void>;
  /**
   * The gateway in process: limits, base filter, collapse and cache of the HTTP routes, without a key. Answers
   * in the order of the queries. Rejects with `ApiFailure`: `bad_request`, `unavailable`.
   */
  query(
    site: TenantConfig,
    queries: MultiSearchQuery[],
    options?: {
      signal?: AbortSignal;
      /** Searches the stock itself, without facets, where the search server does not answer. */
      fromStock?: boolean;
    },
  ): Promise<SearchResponse<CarDocument>[]>;
  /** A key valid for at most one hour and for at least fifteen minutes more. */
  signKey(site: TenantConfig): Promise<SearchKey>;
  /** `POST {prefix}/indexes/:indexUid/search` and `POST {prefix}/multi-search` (API-001). */
  registerGateway(app: FastifyInstance, routes: GatewayRoutes): Promise<void>;
  /** @param uid the default index where it is missing */
  health(uid?: string): Promise<SearchHealth>;
  /** How many answers came from the cache, with an equal request under way, and by asking, since the start. */
  cacheCounts(): CacheCounts;
  /** Whether the search server answers; known within half a second, whatever hangs. */
  isUp(): Promise<boolean>;
  /** `open` while searches are refused at once, because the search server does not answer. */
  breaker(): BreakerState;
}
