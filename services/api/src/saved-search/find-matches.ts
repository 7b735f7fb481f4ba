import type { CallApi } from 'shared-contracts/api/endpoints';
import type { SearchState } from 'shared-contracts/entities/search';
import { ApiFailure } from 'shared-contracts/errors';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import { conditions } from 'shared-rules/search/filter-expressions';
import { findNearby } from 'shared-rules/search/find-nearby';
import { radiusFilter } from 'shared-rules/search/nearby';
import type { Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';

/** Cars that a saved search watches; of more it watches the newest listings. */
const mostWatched = 500;

/** What finding the cars of a saved search needs. */
export interface MatchServices extends Pick<Services, 'search'> {
  /** The API in this process, for a site. */
  callOf: (site: SiteBundle) => CallApi;
}

/** The cars of a search. */
export interface Matches {
  /** Newest listings first. */
  cars: CarDocument[];
  /** There are more than are watched. */
  isPartial: boolean;
}

/** The radius of a search, which must be known: without it cars from anywhere would match. */
async function radiusOf(
  { near }: SearchState,
  site: SiteBundle,
  callOf: MatchServices['callOf'],
): Promise<string[]> {
  if (!near?.withinKm) return [];
  const { signal } = new AbortController();
  const nearby = await findNearby(near, { site: site.config, api: callOf(site), signal });
  if (nearby?.problem) {
    throw new ApiFailure('invalid_fields', nearby.problem, { fields: { query: nearby.problem } });
  }
  return radiusFilter(near, nearby);
}

/** The cars that a site's results page shows for a search, in any order of its own. Rejects with `ApiFailure`. */
export async function findMatches(
  { search, callOf }: MatchServices,
  site: SiteBundle,
  state: SearchState,
): Promise<Matches> {
  const { config } = site;
  const query: MultiSearchQuery = {
    indexUid: config.search.index,
    ...conditions(state, undefined, await radiusOf(state, site, callOf)),
    sort: ['created_at:desc'],
    hitsPerPage: searchLimits.hits,
  };
  const [first] = await search.query(config, [query]);
  const pages = Math.min(first?.totalPages ?? 1, mostWatched / searchLimits.hits);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ({ ...query, page: at + 2 }));
  const rest = others.length > 0 ? await search.query(config, others) : [];
  // Between two answers a car may move from one page to the next.
  const byId = new Map(
    [first, ...rest]
      .flatMap((answer) => answer?.hits ?? [])
      .map((car): [number, CarDocument] => [car.id, car]),
  );
  return { cars: [...byId.values()], isPartial: (first?.totalHits ?? 0) > mostWatched };
}
