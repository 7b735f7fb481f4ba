import type { Facet, SearchResult } from '../entities/search-state';

/**
 * Limits of the search gateway (API-001). A facet of a search holds the `facetValues` of most cars, unless all of its
 * values are requested.
 */
export const searchLimits = { queries: 12, hits: 100, queryCharacters: 512, facetValues: 500 } as const;

/** The part of Meilisearch's answer that is used (API-004). */
export interface SearchResponse<Hit> {
  indexUid?: string;
  hits: Hit[];
  /** Present when `hitsPerPage` was sent. */
  totalHits?: number;
  totalPages?: number;
  /** Present when `limit` was sent. */
  estimatedTotalHits?: number;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
  processingTimeMs: number;
  /** Answered without the search server, from the stock itself: no facets, and words are plain text. */
  isLimited?: boolean;
}
/** Answers of a multi-search, in the order of its queries. */
export interface MultiSearchResponse<Hit> {
  results: SearchResponse<Hit>[];
}

/**
 * A multi-search that accepts this type is answered in two lines, each a `MultiSearchResponse`: the first query as soon
 * as it is answered, then the others. Where those fail, the second line is an `ApiErrorBody`.
 */
export const ndjsonType = 'application/x-ndjson';

/** Reduces Meilisearch's answer to hits, count, facets, pages and ms (API-004, SRC-076). */
export function reduceSearch<Hit>(response: SearchResponse<Hit>): SearchResult<Hit> {
  const facets: Record<string, Facet> = {};
  for (const [name, values] of Object.entries(response.facetDistribution ?? {})) {
    facets[name] = { values, stats: response.facetStats?.[name] ?? null };
  }
  return {
    hits: response.hits,
    count: response.totalHits ?? response.estimatedTotalHits ?? response.hits.length,
    facets,
    pages: response.totalPages ?? 1,
    ms: response.processingTimeMs,
    ...(response.isLimited ? { isLimited: true } : {}),
  };
}
