import type { CarCard } from 'shared-contracts/entities/car-card';
import { defaultSortBy, type SearchResult, type SearchState } from 'shared-contracts/entities/search';
import { notFound, redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { queryToSearchState, searchStateToQuery } from 'shared-contracts/search/url-state';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { budgetFormHref } from '../budget/budget';
import type { Nearby } from 'shared-rules/search/nearby';
import { sortsOf } from '../distance/sorts';
import { resolveQueryHref } from '../plain-language/resolve-query-href';
import { ignoredWords, originalQueryOf } from '../search-session/query-href';
import { readQuery } from '../plain-language/read-query';
import { specList } from '../car-card/lazy';
import { tileFilter } from '../filters/lazy';
import { carousel, noResults, relaxationsList } from './lazy';
import { hrefOf, withPreset, type Preset } from '../search-session/preset';
import { pagePromos, type PagePromos } from '../promo/page-promos';
import type { Relaxation, Relaxations } from '../relaxations/relaxations';
import { runSearch, type Checks, type FoundCars } from '../search-query/run-search';
import {
  reuseUnchangedResult,
  reuseUnchangedCounts,
  reuseUnchangedState,
} from '../rendering/reuse-unchanged';
import { previousResults, withArrivedCounts } from './previous-results';
import { plainFormHref } from '../search-session/plain-form';
import type { SessionData } from '../search-session/session-data';

/** Critical data of a results page. */
export interface ResultsData extends SessionData {
  promos: PagePromos;
  /** Where results are on screen already, the page first says that there are none, and asks for these then. */
  relaxations: Relaxations;
}

/** State of an address. An order the site does not offer counts as none. */
function stateOf(
  query: URLSearchParams,
  preset: Preset,
  site: PublicTenantConfig,
  before: SearchState | undefined,
): SearchState {
  const requested = withPreset(queryToSearchState(query), preset);
  const state = before ? reuseUnchangedState(requested, before) : requested;
  const isOffered = sortsOf(site, state.near !== null).some(({ value }) => value === state.sortBy);
  return isOffered ? state : { ...state, sortBy: defaultSortBy };
}

/** The code for places is fetched with the first postcode. */
async function nearbyOf(
  { near }: SearchState,
  context: LoadContext,
  before: ResultsData | null,
): Promise<Nearby | null> {
  if (!near) return null;
  const { findNearby } = await import(/* webpackChunkName: 'distance' */ 'shared-rules/search/find-nearby');
  return findNearby(near, context, before?.nearby);
}

/** Relaxations of an empty search; their code is fetched with the first one. */
async function relaxationsOf(
  state: SearchState,
  context: LoadContext,
  nearby: Nearby | null,
): Promise<Relaxation[]> {
  try {
    const [{ findRelaxations }] = await Promise.all([
      import(/* webpackChunkName: 'relaxations' */ '../relaxations/relaxations'),
      relaxationsList.code(),
      noResults.code(),
    ]);
    return await findRelaxations(context, state, nearby);
  } catch (error) {
    // The search itself was answered: an empty page without relaxations is still true.
    if (context.signal.aborted) throw error;
    return [];
  }
}

/** Runs a search after another one: what they have in common stays, and the counts may come after the cars. */
async function runWith(
  before: SearchResult<CarCard> | undefined,
  context: LoadContext,
  state: SearchState,
  nearby: Nearby | null,
  checks: Checks = [],
): Promise<FoundCars> {
  const found = await runSearch(context, state, nearby, before !== undefined, checks);
  if (!before) return found;
  const result = reuseUnchangedResult(found.result, before);
  if (!found.counts) return { ...found, result };
  const counts = found.counts.then((facets) => reuseUnchangedCounts(facets, before.facets));
  // The page may have gone on by then.
  counts.catch(() => undefined);
  return { ...found, result: { ...result, facets: { ...before.facets, ...result.facets } }, counts };
}

/** A search whose words are read, and what it finds. */
type Answered = Pick<ResultsData, 'state' | 'originalQuery' | 'ignored' | 'nearby'> & FoundCars;

/**
 * Runs the search of an address. Its words are read as sending them would (`readQuery`); the query to
 * be sure of them travels with the search, which is run again where it was taken for another one.
 */
async function answer(
  requested: SearchState,
  context: LoadContext,
  before: ResultsData | null,
): Promise<Answered> {
  const { searchParams } = context.url;
  const originalQuery = originalQueryOf(searchParams);
  // Another page or filter of words that were searched as text before needs no second reading.
  const isText =
    before !== null && before.addressState.query === requested.query && before.originalQuery === null;
  const parse = originalQuery === null && !isText ? await readQuery(requested, context) : null;
  const run = async (state: SearchState, checks?: Checks) => {
    const kept = before ? reuseUnchangedState(state, before.state) : state;
    const nearby = await nearbyOf(kept, context, before);
    return { state: kept, nearby, ...(await runWith(before?.result, context, kept, nearby, checks)) };
  };
  if (!parse) return { originalQuery, ignored: ignoredWords(searchParams), ...(await run(requested)) };
  const words = requested.query;
  const first = parse.first?.state ?? requested;
  const found = await run({ ...first, page: requested.page }, parse.queries);
  const confirmed = parse.queries.length === 0 ? parse.first : await parse.confirm(found.checked);
  if (!confirmed) return { originalQuery: null, ignored: [], ...found };
  const state = { ...confirmed.state, page: requested.page };
  const isSame = searchStateToQuery(state) === searchStateToQuery(found.state);
  const isRead = searchStateToQuery(state) !== searchStateToQuery(requested) || confirmed.ignored.length > 0;
  return {
    originalQuery: isRead ? words : null,
    ignored: confirmed.ignored,
    ...(isSame ? found : await run(state)),
  };
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
  const financeTerms = context.financeTerms?.() ?? null;
  const sent =
    budgetFormHref(url.searchParams, site) ??
    (await resolveQueryHref(context)) ??
    plainFormHref(url.searchParams);
  if (sent !== null) throw redirectTo(sent);
  const previous = previousResults(context);
  const before = previous && (await withArrivedCounts(previous));
  let preset = before?.preset;
  try {
    const resolved = await resolve(context);
    if (!resolved) throw notFound();
    preset = resolved;
    const addressState = stateOf(url.searchParams, preset, site, before?.addressState);
    const [{ state, nearby, result, counts, originalQuery, ignored }] = await Promise.all([
      answer(addressState, context, before),
      site.search.layout === 'grid' ? null : carousel.code(),
      site.card.layout === 'spec' ? specList.code() : null,
      // A page that is moved to comes with its filters whole; one on screen has them, or no view of them.
      before ? null : tileFilter.code().catch(() => null),
    ]);
    // A page beyond the last, such as an old link: the nearest one that holds cars.
    if (result.hits.length === 0 && result.count > 0 && state.page > 1) {
      throw redirectTo(hrefOf({ ...state, page: Math.max(1, result.pages) }, preset));
    }
    const relax = (signal: AbortSignal): Promise<Relaxation[]> =>
      relaxationsOf(state, { ...context, signal }, nearby);
    return {
      state,
      addressState: searchStateToQuery(addressState) === searchStateToQuery(state) ? state : addressState,
      preset,
      result,
      ...(counts ? { counts } : {}),
      ...(before ? { isContinued: true } : {}),
      promos: pagePromos(context, state, before?.promos),
      nearby,
      relaxations: result.count > 0 ? [] : before ? relax : await relax(signal),
      originalQuery,
      ignored,
      financeTerms,
      hasFailed: false,
    };
  } catch (error) {
    if (!before || !preset || error instanceof Response || signal.aborted) throw error;
    const state = stateOf(url.searchParams, preset, site, before.addressState);
    const nothing = { originalQuery: null, ignored: [], hasFailed: true, isContinued: true };
    return { ...before, state, addressState: state, preset, ...nothing, shown: before.shown ?? before.state };
  }
}
