import * as z from 'zod/mini';
import { financeTermsSchema } from '../entities/finance-terms';
import { searchLimits } from './reduce-search';

export { ndjsonType, reduceSearch, searchLimits } from './reduce-search';
export type { MultiSearchResponse, SearchResponse } from './reduce-search';

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
  /**
   * Counts every value of the one facet requested, however many there are; without it an answer holds those of most
   * cars. For a search that only counts: one facet, `hitsPerPage` 0.
   */
  allFacetValues: z.optional(z.boolean()),
  /**
   * The shopper's own terms: `weekly_price_range` then means the payments that the cards show by them, not those of the
   * site's lender.
   */
  financeTerms: z.optional(financeTermsSchema),
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
