import type { FilterName, SearchState } from 'shared-contracts/entities/search';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { filterExpression, filterExpressions } from './filter-expressions';

/** The queries of one results page; they travel in one request. */
export interface SearchPlan {
  /** The page itself first, then one query for each entry of `counted`. */
  queries: MultiSearchQuery[];
  /** Chosen filters whose counts need a query without themselves: ticking one make must not empty the list of makes. */
  counted: FilterName[];
}

/** Words and filters of a state as query parameters; what is empty is left out. */
export function conditions(
  state: Pick<SearchState, 'query' | 'filters'>,
  except?: FilterName,
): Pick<MultiSearchQuery, 'q' | 'filter'> {
  const filter = filterExpressions(state.filters, except);
  return { ...(state.query ? { q: state.query } : {}), ...(filter.length > 0 ? { filter } : {}) };
}

/**
 * What a results page asks for (SRC-075, SRC-016): its hits, the counts of the filters the site shows, and the
 * counts of chosen filters as if they were not chosen.
 */
export function planSearch(site: PublicTenantConfig, state: SearchState): SearchPlan {
  const { index, hitsPerPage } = site.search;
  const shown = site.site.search_filters;
  const counted = shown
    .filter((name) => filterExpression(name, state.filters[name]) !== null)
    .slice(0, searchLimits.queries - 1);
  const page: MultiSearchQuery = {
    indexUid: index,
    ...conditions(state),
    facets: shown.filter((name) => !counted.includes(name)),
    sort: [state.sortBy],
    hitsPerPage,
    offset: (state.page - 1) * hitsPerPage,
  };
  const counts = counted.map((name): MultiSearchQuery => ({
    indexUid: index,
    ...conditions(state, name),
    facets: [name],
    hitsPerPage: 0,
  }));
  return { queries: [page, ...counts], counted };
}
