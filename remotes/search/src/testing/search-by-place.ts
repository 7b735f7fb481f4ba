import { matchFilter } from 'shared-rules/search/match-filter';
import { pageOf } from 'shared-rules/search/page-of';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';

/** A search service that understands nothing but where a car stands. */
export function searchByPlace(cars: readonly CarDocument[]) {
  const requests: MultiSearchQuery[][] = [];
  const answer = (query: MultiSearchQuery): SearchResponse<CarDocument> => {
    const placed = [query.filter ?? []].flat(2).filter((text) => /dealership_slug|locality_id/.test(text));
    const holds = matchFilter(placed);
    const found = cars.filter((car) => holds({ ...car }));
    const counts: Record<string, number> = {};
    for (const { locality_id: id } of found) if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
    return {
      ...pageOf(found, query),
      ...(query.facets ? { facetDistribution: { locality_id: counts } } : {}),
      processingTimeMs: 1,
    };
  };
  return {
    requests,
    search: async (queries: MultiSearchQuery[]) => {
      requests.push(queries);
      return queries.map(answer);
    },
  };
}
