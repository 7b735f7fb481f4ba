import {
  defaultSortBy,
  nearestSortBy,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';
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

/**
 * Words and filters of a state as query parameters; what is empty is left out.
 *
 * @param more expressions that hold besides, such as the shopper's radius
 */
export function conditions(
  state: Pick<SearchState, 'query' | 'filters'>,
  except?: FilterName,
  more: readonly string[] = [],
): Pick<MultiSearchQuery, 'q' | 'filter'> {
  const filter = [...filterExpressions(state.filters, except), ...more];
  return { ...(state.query ? { q: state.query } : {}), ...(filter.length > 0 ? { filter } : {}) };
}

/**
 * What a results page asks for (SRC-075, SRC-016): its hits, the counts of the filters the site shows, and the
 * counts of chosen filters as if they were not chosen.
 *
 * @param more expressions that hold besides the state's filters
 */
export function planSearch(
  site: PublicTenantConfig,
  state: SearchState,
  more: readonly string[] = [],
): SearchPlan {
  const { index, hitsPerPage } = site.search;
  const shown = site.site.search_filters;
  const counted = shown
    .filter((name) => filterExpression(name, state.filters[name]) !== null)
    .slice(0, searchLimits.queries - 1);
  const page: MultiSearchQuery = {
    indexUid: index,
    ...conditions(state, undefined, more),
    facets: shown.filter((name) => !counted.includes(name)),
    // The index knows no places: that order is made of several answers (see `nearestHits`).
    sort: [state.sortBy === nearestSortBy ? defaultSortBy : state.sortBy],
    hitsPerPage,
    offset: (state.page - 1) * hitsPerPage,
  };
  const counts = counted.map((name): MultiSearchQuery => ({
    indexUid: index,
    ...conditions(state, name, more),
    facets: [name],
    hitsPerPage: 0,
  }));
  return { queries: [page, ...counts], counted };
}
