import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';

const defaultSize = 20;

/** The part of what was found that a query asks for, with its totals as Meilisearch names them. */
export function pageOf<Hit>(
  found: readonly Hit[],
  {
    hitsPerPage,
    page = 1,
    offset,
    limit,
  }: Pick<MultiSearchQuery, 'hitsPerPage' | 'page' | 'offset' | 'limit'>,
): Pick<SearchResponse<Hit>, 'hits' | 'totalHits' | 'totalPages' | 'estimatedTotalHits'> {
  const size = hitsPerPage ?? limit ?? defaultSize;
  const from = offset ?? (page - 1) * size;
  return {
    hits: found.slice(from, from + size),
    ...(hitsPerPage === undefined
      ? { estimatedTotalHits: found.length }
      : { totalHits: found.length, totalPages: size === 0 ? 0 : Math.ceil(found.length / size) }),
  };
}
