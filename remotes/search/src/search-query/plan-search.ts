import {
  chosenValues,
  defaultSortBy,
  nearestSortBy,
  type FilterName,
  type SearchState,
} from 'shared-contracts/entities/search';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { conditions, filterExpression } from 'shared-rules/search/filter-expressions';

/** Facts that a page states about its cars beside their number; quick to count. */
const factFilters: readonly FilterName[] = ['price', 'year', 'location_name'];

/**
 * The queries of a results page (SRC-075, SRC-016), which travel in one request: the cars first, then the counts of the
 * filters the site shows, those of chosen filters as if they were not chosen: one chosen make must not empty the list of
 * makes.
 *
 * @param more expressions that hold besides the state's filters
 * @param resultsFirst counts most filters in a query of its own, so that the cars need not wait for it
 */
export function planSearch(
  site: PublicTenantConfig,
  state: SearchState,
  more: readonly string[] = [],
  resultsFirst = false,
): MultiSearchQuery[] {
  const { index, hitsPerPage } = site.search;
  const shown = site.site.search_filters;
  const counted = shown
    .filter((name) => filterExpression(name, chosenValues(state.filters[name])) !== null)
    .slice(0, searchLimits.queries - (resultsFirst ? 2 : 1));
  const others = shown.filter((name) => !counted.includes(name));
  /** Price bands come with prices: they say where most of them are (see `usualPrice`). */
  const withBands = (names: FilterName[]): FilterName[] =>
    names.includes('price') && !shown.includes('price_range') ? [...names, 'price_range'] : names;
  const isWithCars = (name: FilterName): boolean => !resultsFirst || factFilters.includes(name);
  const page: MultiSearchQuery = {
    indexUid: index,
    ...conditions(state, undefined, more),
    facets: withBands(others.filter(isWithCars)),
    // The index knows no places: that order is made of several answers (see `nearestHits`).
    sort: [state.sortBy === nearestSortBy ? defaultSortBy : state.sortBy],
    hitsPerPage,
    offset: (state.page - 1) * hitsPerPage,
  };
  const count = (facets: FilterName[], except?: FilterName): MultiSearchQuery => ({
    indexUid: index,
    ...conditions(state, except, more),
    facets: withBands(facets),
    hitsPerPage: 0,
  });
  const later = others.filter((name) => !isWithCars(name));
  return [page, ...(later.length > 0 ? [count(later)] : []), ...counted.map((name) => count([name], name))];
}
