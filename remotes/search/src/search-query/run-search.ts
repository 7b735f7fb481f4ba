import type { CarCard } from 'shared-contracts/entities/car-card';
import type { Facet, FilterName, SearchResult, SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { reduceSearch } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { planSearch } from './plan-search';
import { toCard } from './to-card';

/** Values of a list that travel with a page when the site sets no other limit. */
const defaultLimit = 60;

function valueLimit(name: FilterName, { facets }: PublicTenantConfig['search']): number {
  switch (name) {
    case 'make_model':
    case 'model':
      return facets.makeModelLimit;
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
  const entries = Object.entries(facet.values).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  const limit = valueLimit(name, site.search);
  const kept = entries.filter(([value], at) => at < limit || state.filters[name].includes(value));
  return { values: Object.fromEntries(kept), stats: null };
}

/** Runs the search of a page in one request and reduces the answers (SRC-076). Rejects with `ApiFailure`. */
export async function runSearch(
  { site, search, signal }: Pick<LoadServices, 'site' | 'search' | 'signal'>,
  state: SearchState,
): Promise<SearchResult<CarCard>> {
  const { queries, counted } = planSearch(site, state);
  const [first, ...others] = (await search(queries, { signal })).map(reduceSearch);
  if (!first)
    throw new Error('search: the service answered no result for the page, so nothing can be shown.');
  const facets: Record<string, Facet> = {};
  for (const name of site.site.search_filters) {
    const at = counted.indexOf(name);
    const facet = at < 0 ? first.facets[name] : others[at]?.facets[name];
    if (facet) facets[name] = trimFacet(facet, name, state, site);
  }
  return { ...first, hits: first.hits.map(toCard), facets };
}
