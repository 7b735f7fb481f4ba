import type { Settings } from 'meilisearch';
import { searchLimits } from 'shared-contracts/search/wire';
import { SEARCH_LIMIT_MS } from '../transport/meili-transport';
import { BY_LENDER, COMPARABLE, EQUATABLE, LONG_LISTS, SEARCHABLE, SORTS } from './attributes';

/** Words shoppers use for what listings call otherwise. One direction: a ute is a utility, not every van. */
const SYNONYMS: Record<string, string[]> = {
  vw: ['volkswagen'],
  merc: ['mercedes-benz'],
  mercedes: ['mercedes-benz'],
  chev: ['chevrolet'],
  chevy: ['chevrolet'],
  beemer: ['bmw'],
  landy: ['land rover'],
  pickup: ['ute'],
  utility: ['ute'],
  pathy: ['pathfinder'],
  gas: ['lpg'],
  ev: ['electric'],
  '4x4': ['4wd'],
  hatchback: ['hatch'],
  estate: ['wagon'],
  cabriolet: ['convertible'],
};

/**
 * Settings of a car index (API-044). Measured: explicit searchable attributes cost a third of indexing all; no
 * `_geo`, which rewrites a tree at every update.
 *
 * Every attribute may be shown, because only so can one lender of many be requested; the gateway asks for a fixed list
 * and is the only one that asks.
 *
 * Typos come before the sort, so that "ranger" sorted by price does not begin with cheap Range Rovers; the words of
 * a query all have to match in any case (the gateway asks for `matchingStrategy: all`).
 */
export const CAR_INDEX_SETTINGS = {
  searchableAttributes: [...SEARCHABLE],
  displayedAttributes: ['*'],
  filterableAttributes: [
    {
      attributePatterns: [...EQUATABLE, ...BY_LENDER],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: [...COMPARABLE, ...LONG_LISTS],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  sortableAttributes: [...new Set(Object.values(SORTS))].sort(),
  rankingRules: ['words', 'typo', 'sort', 'proximity', 'attribute', 'exactness', 'custom_rank:desc'],
  synonyms: SYNONYMS,
  faceting: {
    // Counting more costs every search: at 100,000 cars 50 ms instead of 5 with a limit of 5,000, mostly for prices and
    // kilometres, of which only the ends are used. Longer lists come in parts (see `gateway/all-facet-values.ts`).
    maxValuesPerFacet: searchLimits.facetValues,
    // A list that is too long for one answer begins with the values of most cars.
    sortFacetValuesBy: { '*': 'alpha', ...Object.fromEntries(LONG_LISTS.map((name) => [name, 'count'])) },
  },
  pagination: { maxTotalHits: 20_000 },
  // By word, or "mazda3", which the server also reads as "mazda 3", would find a Mazda CX-3.
  proximityPrecision: 'byWord',
  // Beyond it the server gives out cars it has not put in order, and its answer does not say so. The gateway has given up
  // by then, so no such answer is ever shown.
  searchCutoffMs: 2 * SEARCH_LIMIT_MS,
} satisfies Settings;

/** Typo settings; `exact` are words that are matched as typed (see `exactWords`). */
export const typoSettings = (exact: Iterable<string>): NonNullable<Settings['typoTolerance']> => ({
  enabled: true,
  minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
  disableOnNumbers: true,
  disableOnWords: [...new Set(exact)].sort(),
  disableOnAttributes: [],
});
