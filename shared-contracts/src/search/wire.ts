import * as z from 'zod/mini';
import type { Facet, SearchResult } from '../entities/search';

/** Limits of the search gateway (API-001). */
export const searchLimits = { queries: 12, hits: 100, queryCharacters: 512 } as const;

/**
 * A filter as Meilisearch takes it: expressions that all hold; an inner array holds expressions of which one
 * holds. Never one joined text.
 */
export const searchFilterSchema = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);
export type SearchFilter = z.infer<typeof searchFilterSchema>;

const searchParameters = {
  q: z.optional(z.string().check(z.maxLength(searchLimits.queryCharacters))),
  filter: z.optional(searchFilterSchema),
  facets: z.optional(z.array(z.string())),
  sort: z.optional(z.array(z.string())),
  hitsPerPage: z.optional(z.int().check(z.gte(0), z.lte(searchLimits.hits))),
  page: z.optional(z.int().check(z.gte(1))),
  offset: z.optional(z.int().check(z.gte(0))),
  limit: z.optional(z.int().check(z.gte(0), z.lte(searchLimits.hits))),
  attributesToHighlight: z.optional(z.array(z.string())),
};
/** Body of `POST {host}/indexes/{indexUid}/search`. Unknown parameters are refused. */
export const searchQuerySchema = z.strictObject(searchParameters);
/** One query of a multi-search. */
export const multiSearchQuerySchema = z.strictObject({ indexUid: z.string(), ...searchParameters });
export type MultiSearchQuery = z.infer<typeof multiSearchQuerySchema>;
/** Body of `POST {host}/multi-search`. */
export const multiSearchRequestSchema = z.strictObject({
  queries: z
    .array(multiSearchQuerySchema)
    .check(
      z.minLength(1),
      z.maxLength(searchLimits.queries, `At most ${searchLimits.queries} queries in one request.`),
    ),
});

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
}
export interface MultiSearchResponse<Hit> {
  results: SearchResponse<Hit>[];
}

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
  };
}
