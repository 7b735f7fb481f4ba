import type { CarCard } from 'shared-contracts/entities/car-card';
import type { Facet, FilterName, SearchResult, SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { reduceSearch } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';
import { radiusFilter, type Nearby } from '../distance/nearby';
import { isNearestFirst, nearestHits } from '../distance/nearest-first';
import { planSearch } from './plan-search';
import { toCard } from 'shared-contracts/search/to-card';

/** Values of a list that travel with a page when the site sets no other limit. */
const defaultLimit = 60;
/** Models of the chosen make, all of which a shopper may look for; those of every make are only a beginning. */
const modelsOfMakes = 120;

function valueLimit(name: FilterName, { make }: SearchState['filters'], site: PublicTenantConfig): number {
  const { facets } = site.search;
  switch (name) {
    case 'make_model':
      return facets.makeModelLimit;
    case 'model':
      return make.length > 0 ? modelsOfMakes : facets.makeModelLimit;
    case 'city':
      return facets.cityLimit;
    case 'dealership_name':
      return facets.dealershipLimit;
    default:
      return defaultLimit;
  }
}

/** The most frequent values, and those that are chosen; a range needs its ends only. */
function trimFacet(facet: Facet, name: FilterName, state: SearchState, site: PublicTenantConfig): Facet {
  if (isRangeFilter(name)) return { values: {}, stats: facet.stats };
  const entries = Object.entries(facet.values).sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  const limit = valueLimit(name, state.filters, site);
  const kept = entries.filter(([value], at) => at < limit || state.filters[name].includes(value));
  return { values: Object.fromEntries(kept), stats: null };
}

/**
 * Runs the search of a page in one request and reduces the answers (SRC-076); the cars of the nearest dealership travel
 * beside it where that order is asked for. Rejects with `ApiFailure`.
 *
 * @param nearby what the shopper's postcode came to
 */
export async function runSearch(
  { site, search, signal }: Pick<LoadServices, 'site' | 'search' | 'signal'>,
  state: SearchState,
  nearby: Nearby | null = null,
): Promise<SearchResult<CarCard>> {
  const { queries, counted } = planSearch(site, state, radiusFilter(state.near, nearby));
  const [page] = queries;
  const isByDistance = page !== undefined && nearby !== null && isNearestFirst(state, nearby);
  const [answers, nearest] = await Promise.all([
    search(queries, { signal }),
    isByDistance ? nearestHits({ search, signal }, page, nearby) : null,
  ]);
  const [first, ...others] = answers.map(reduceSearch);
  if (!first)
    throw new Error('search: the service answered no result for the page, so nothing can be shown.');
  const facets: Record<string, Facet> = {};
  for (const name of site.site.search_filters) {
    const at = counted.indexOf(name);
    const facet = at < 0 ? first.facets[name] : others[at]?.facets[name];
    if (facet) facets[name] = trimFacet(facet, name, state, site);
  }
  return { ...first, hits: (nearest ?? first.hits).map(toCard), facets };
}
