import * as z from 'zod/mini';
import type { Facet } from './search-state';

export {
  chosenValues,
  defaultSortBy,
  emptySearchState,
  excludedValues,
  excluding,
  filterNames,
  isExclusion,
  nearestSortBy,
  radiiKm,
  rangeFilterNames,
  withoutMark,
} from './search-state';
export type {
  Facet,
  FilterName,
  Near,
  RadiusKm,
  RangeFilterName,
  SearchResult,
  SearchState,
} from './search-state';

export const facetSchema: z.ZodMiniType<Facet> = z.object({
  values: z.record(z.string(), z.number()),
  stats: z.nullable(z.object({ min: z.number(), max: z.number() })),
  most: z.optional(z.number()),
  isPartial: z.optional(z.boolean()),
});
export const searchResultSchema = <Hit extends z.ZodMiniType>(hit: Hit) =>
  z.object({
    hits: z.array(hit),
    count: z.int(),
    facets: z.record(z.string(), facetSchema),
    pages: z.int(),
    ms: z.number(),
    isLimited: z.optional(z.boolean()),
  });
