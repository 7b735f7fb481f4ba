import { matchFilter } from 'harness/fake-api/match-filter';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, SearchResponse } from 'shared-contracts/search/wire';

/** A search service that understands nothing but where a car stands. */
export function searchByPlace(cars: readonly CarDocument[]) {
  const requests: MultiSearchQuery[][] = [];
  const answer = ({
    filter,
    facets,
    hitsPerPage,
    offset = 0,
    limit = 20,
  }: MultiSearchQuery): SearchResponse<CarDocument> => {
    const holds = matchFilter(
      [filter ?? []].flat(2).filter((text) => /dealership_slug|locality_id/.test(text)),
    );
    const found = cars.filter((car) => holds({ ...car }));
    const size = hitsPerPage ?? limit;
    const counts: Record<string, number> = {};
    for (const { locality_id: id } of found) if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
    return {
      hits: found.slice(offset, offset + size),
      totalHits: found.length,
      totalPages: 1,
      ...(facets ? { facetDistribution: { locality_id: counts } } : {}),
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
