import { nearestSortBy, type SearchState } from 'shared-contracts/entities/search';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import { atDealerships, type Nearby } from './nearby';

/** Whether the cars of a search come by the way to them. */
export const isNearestFirst = ({ sortBy }: Pick<SearchState, 'sortBy'>, nearby: Nearby | null): boolean =>
  sortBy === nearestSortBy && nearby !== null && nearby.problem === null;

/** Cars of one dealership after another; last those of dealerships on no map, or too far to count apart. */
function groupFilters({ dealerships }: Nearby): string[] {
  const single = dealerships.slice(0, searchLimits.queries - 1).map(({ slug }) => slug);
  return [...single.map((slug) => atDealerships([slug])), `NOT ${atDealerships(single)}`];
}

/** A run of cars within one group. */
export interface Part {
  group: number;
  offset: number;
  limit: number;
}

/** Where the cars of a page lie, when groups of these sizes stand one behind the other. */
export function partsOfPage(sizes: readonly number[], offset: number, limit: number): Part[] {
  const parts: Part[] = [];
  let before = 0;
  for (const [group, size] of sizes.entries()) {
    const from = Math.max(offset, before);
    const to = Math.min(offset + limit, before + size);
    if (to > from) parts.push({ group, offset: from - before, limit: to - from });
    before += size;
  }
  return parts;
}

/**
 * The cars of a page, nearest dealership first and in the site's own order within each. The index knows no places, so
 * each dealership is a group: one request counts them all and brings the page of the nearest. Only a page that reaches
 * beyond the nearest dealership needs a second one.
 *
 * @param page the page's query with its words, filters, `hitsPerPage` and `offset`
 */
export async function nearestHits(
  { search, signal }: Pick<LoadServices, 'search' | 'signal'>,
  { facets: _, hitsPerPage = 0, offset = 0, ...page }: MultiSearchQuery,
  nearby: Nearby,
): Promise<CarDocument[]> {
  const groups = groupFilters(nearby).map((group): MultiSearchQuery => ({
    ...page,
    filter: [...[page.filter ?? []].flat(), group],
  }));
  const counted = await search(
    groups.map((group, at) => ({ ...group, ...(at === 0 ? { hitsPerPage, offset } : { hitsPerPage: 0 }) })),
    { signal },
  );
  const parts = partsOfPage(
    counted.map(({ totalHits }) => totalHits ?? 0),
    offset,
    hitsPerPage,
  );
  const more = parts.filter(({ group }) => group > 0);
  const further =
    more.length === 0
      ? []
      : await search(
          more.map(({ group, offset: from, limit }) => ({
            ...groups[group],
            indexUid: page.indexUid,
            offset: from,
            limit,
          })),
          { signal },
        );
  return [counted[0], ...further].flatMap((answer) => answer?.hits ?? []);
}
