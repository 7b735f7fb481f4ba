import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';

const defaultSize = 20;

/** The part of what was found that a query asks for, with its totals as Meilisearch names them. */
export function pageOf(
  found: readonly CarDocument[],
  { hitsPerPage, page = 1, offset, limit }: MultiSearchQuery,
): Pick<SearchResponse<CarDocument>, 'hits' | 'totalHits' | 'totalPages' | 'estimatedTotalHits'> {
  const size = hitsPerPage ?? limit ?? defaultSize;
  const from = offset ?? (page - 1) * size;
  return {
    hits: found.slice(from, from + size),
    ...(hitsPerPage === undefined
      ? { estimatedTotalHits: found.length }
      : { totalHits: found.length, totalPages: size === 0 ? 0 : Math.ceil(found.length / size) }),
  };
}
