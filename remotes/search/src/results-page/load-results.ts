import type { CarCard } from 'shared-contracts/entities/car-card';
import { defaultSortBy, type SearchResult, type SearchState } from 'shared-contracts/entities/search';
import { notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { queryToSearchState } from 'shared-contracts/search/url-state';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { budgetFormHref } from '../budget/budget';
import { hrefOf, withPreset, type Preset } from '../presets/preset';
import { runSearch } from '../search-query/run-search';
import { plainFormHref } from './plain-form';
import { resultsOnScreen } from './results-on-screen';

/** Critical data of a results page. */
export interface ResultsData {
  /** What was asked for, the preset included. */
  state: SearchState;
  preset: Preset;
  result: SearchResult<CarCard>;
  /** The search failed and `result` is that of the search before. */
  hasFailed: boolean;
}

/** State of an address. An order the site does not offer counts as none. */
function stateOf(query: URLSearchParams, preset: Preset, site: PublicTenantConfig): SearchState {
  const state = withPreset(queryToSearchState(query), preset);
  const isOffered = site.search.sortOptions.some(({ value }) => value === state.sortBy);
  return isOffered ? state : { ...state, sortBy: defaultSortBy };
}

/**
 * Loads a results page. A search that fails while results are on screen keeps those (SRC-027); otherwise the
 * failure is the page's.
 *
 * @param resolve what the path stands for; null ends in the 404 page
 */
export async function loadResults(
  context: LoadContext,
  resolve: (context: LoadContext) => Promise<Preset | null> | Preset,
): Promise<ResultsData> {
  const { url, site, signal } = context;
  const sent = budgetFormHref(url.searchParams, site) ?? plainFormHref(url.searchParams);
  if (sent !== null) throw redirectTo(sent);
  const before = resultsOnScreen();
  let preset = before?.preset;
  try {
    const resolved = await resolve(context);
    if (!resolved) throw notFound();
    preset = resolved;
    const state = stateOf(url.searchParams, preset, site);
    const result = await runSearch(context, state);
    // A page beyond the last, such as an old link: the nearest one that holds cars.
    if (result.hits.length === 0 && result.count > 0 && state.page > 1) {
      throw redirectTo(hrefOf({ ...state, page: Math.max(1, result.pages) }, preset));
    }
    return { state, preset, result, hasFailed: false };
  } catch (error) {
    if (!before || !preset || error instanceof Response || signal.aborted) throw error;
    const state = stateOf(url.searchParams, preset, site);
    return { state, preset, result: before.result, hasFailed: true };
  }
}
