import type { Settings } from 'meilisearch';
import { COMPARABLE, EQUATABLE, SEARCHABLE, SORTS } from './attributes';

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
 * Every attribute may be shown, because only so can one lender of many be asked for; the gateway asks for a fixed list
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
      attributePatterns: [...EQUATABLE],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: [...COMPARABLE],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  sortableAttributes: [...new Set(Object.values(SORTS))].sort(),
  rankingRules: ['words', 'typo', 'sort', 'proximity', 'attribute', 'exactness', 'custom_rank:desc'],
  synonyms: SYNONYMS,
  faceting: { maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'alpha' } },
  pagination: { maxTotalHits: 20_000 },
  // By word, or "mazda3", which the server also reads as "mazda 3", would find a Mazda CX-3.
  proximityPrecision: 'byWord',
  searchCutoffMs: 150,
} satisfies Settings;

/** Typo settings; `exact` are words that are matched as typed (see `exactWords`). */
export const typoSettings = (exact: Iterable<string>): NonNullable<Settings['typoTolerance']> => ({
  enabled: true,
  minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
  disableOnNumbers: true,
  disableOnWords: [...new Set(exact)].sort(),
  disableOnAttributes: [],
});
