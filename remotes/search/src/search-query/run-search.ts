import type { CarCard } from 'shared-contracts/entities/car-card';
import type { Facet, FilterName, SearchResult, SearchState } from 'shared-contracts/entities/search';
import type { LoadServices, SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import { reduceSearch, searchLimits } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { compareText } from 'shared-rules/text-order';
import { radiusFilter, type Nearby } from 'shared-rules/search/nearby';
import { isNearestFirst } from '../distance/is-nearest-first';
import type { nearestHits } from '../distance/nearest-first';
import { planSearch } from './plan-search';
import { toCard } from 'shared-contracts/search/to-card';
import { usualPrice } from './usual-price';

type Answer = Awaited<ReturnType<SearchClient>>[number];

/** Values of a list that travel with a page when the site sets no other limit; the others come when a shopper looks for them. */
const defaultLimit = 60;
/** Models of the chosen make; those of every make are only a beginning. */
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
  if (isRangeFilter(name)) {
    return { values: {}, stats: facet.stats, ...(facet.most === undefined ? {} : { most: facet.most }) };
  }
  const entries = Object.entries(facet.values).sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  const limit = valueLimit(name, state.filters, site);
  const kept = entries.filter(([value], at) => at < limit || state.filters[name].includes(value));
  const isPartial = kept.length < entries.length || entries.length >= searchLimits.facetValues;
  return { values: Object.fromEntries(kept), stats: null, ...(isPartial ? { isPartial } : {}) };
}

/** Counts of a search by filter and value. */
export type Facets = SearchResult<CarCard>['facets'];

/** Prices with what most cars cost, where their bands came with them. */
function withUsualPrice(facets: Facets): Facets {
  const { price, price_range: bands } = facets;
  const most = price && bands ? usualPrice(bands.values) : undefined;
  return price && most !== undefined ? { ...facets, price: { ...price, most } } : facets;
}

/** The code for places is fetched with the first postcode. */
async function nearestCars(...query: Parameters<typeof nearestHits>): Promise<CarDocument[]> {
  const { nearestHits: run } = await import(/* webpackChunkName: 'distance' */ '../distance/nearest-first');
  return run(...query);
}

/** Queries that travel with a search, such as what has to be counted to be sure of its words. */
export type Checks = Parameters<SearchClient>[0];

/** What a search found. */
export interface FoundCars {
  result: SearchResult<CarCard>;
  /** All counts, where `result` has come before most of them; null when it has them. */
  counts: Promise<Facets> | null;
  /** Answers to the queries that travelled with it. */
  checked: Answer[];
}

/**
 * Runs the search of a page in one request and reduces the answers (SRC-076); the cars of the nearest dealership travel
 * beside it where that order is requested, and checks that one request does not hold besides. Rejects with `ApiFailure`.
 *
 * @param nearby what the shopper's postcode came to
 * @param resultsFirst takes the cars as soon as they are there, before the filters are counted
 * @param checks queries that travel with the search, at most as many as a request holds; the cars then wait for their answers
 */
export async function runSearch(
  { site, search, signal }: Pick<LoadServices, 'site' | 'search' | 'signal'>,
  state: SearchState,
  nearby: Nearby | null = null,
  resultsFirst = false,
  checks: Checks = [],
): Promise<FoundCars> {
  const facetsOf = (answers: readonly Answer[]): Facets => {
    const counted: Facets = Object.assign(
      {},
      ...answers.map((answer) => withUsualPrice(reduceSearch(answer).facets)),
    );
    return Object.fromEntries(
      site.site.search_filters.flatMap((name) => {
        const facet = counted[name];
        return facet ? [[name, trimFacet(facet, name, state, site)]] : [];
      }),
    );
  };
  const pageOf = (answers: readonly Answer[], near: CarDocument[] | null = null): SearchResult<CarCard> => {
    const [first] = answers;
    if (!first)
      throw new Error('search: the service answered no result for the page, so nothing can be shown.');
    const page = reduceSearch(first);
    return { ...page, hits: (near ?? page.hits).map(toCard), facets: facetsOf(answers) };
  };
  const isByDistance = nearby !== null && isNearestFirst(state, nearby);
  const isStreamed = resultsFirst && !isByDistance && checks.length === 0;
  const queries = planSearch(site, state, radiusFilter(state.near, nearby), isStreamed);
  if (!isStreamed) {
    const [page] = queries;
    const fits = queries.length + checks.length <= searchLimits.queries;
    const [answers, others, near] = await Promise.all([
      search(fits ? [...queries, ...checks] : queries, { signal }),
      fits ? [] : search(checks, { signal }),
      page && isByDistance ? nearestCars({ search, signal }, page, nearby) : null,
    ]);
    const own = queries.length;
    return {
      result: pageOf(answers.slice(0, own), near),
      counts: null,
      checked: [...answers.slice(own), ...others],
    };
  }
  let all: readonly Answer[] | null = null;
  let whole = Promise.resolve<readonly Answer[]>([]);
  const first = await new Promise<readonly Answer[]>((resolve, reject) => {
    whole = search(queries, { signal, onFirst: (answer) => resolve([answer]) });
    whole.then((answers) => resolve((all = answers)), reject);
  });
  // Kept answers come whole, and need not be shown in two steps.
  if (all) return { result: pageOf(all), counts: null, checked: [] };
  return { result: pageOf(first), counts: whole.then(facetsOf), checked: [] };
}
