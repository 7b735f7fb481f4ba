import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { searchLimits, type MultiSearchQuery } from 'shared-contracts/search/wire';
import { atDealerships, inLocalities, type Nearby } from 'shared-rules/search/nearby';

type SearchAnswer = Awaited<ReturnType<LoadServices['search']>>[number];

/** Cars at one distance from the shopper. */
interface Group {
  distanceKm: number;
  filter: string;
  /** The place its listings name; its cars are counted with those of all such places. */
  locality?: string;
}

/** Places of cars, nearest first; last what is on no map. */
function groupsOf({ dealerships, localities }: Nearby): Group[] {
  const slugs = dealerships.map(({ slug }) => slug);
  const ids = Object.keys(localities);
  const known: Group[] = [
    ...dealerships.map(({ slug, distanceKm }) => ({ distanceKm, filter: atDealerships([slug]) })),
    ...ids.map((id) => ({
      distanceKm: localities[id] ?? Infinity,
      filter: inLocalities([id]),
      locality: id,
    })),
  ];
  const others = [`NOT (${atDealerships(slugs)})`, ...(ids.length > 0 ? [`NOT ${inLocalities(ids)}`] : [])];
  return [
    ...known.toSorted((a, b) => a.distanceKm - b.distanceKm),
    { distanceKm: Infinity, filter: others.join(' AND ') },
  ];
}

/** Answers in the order of the queries, which may be more than one request holds. */
async function searchEach(
  queries: readonly MultiSearchQuery[],
  { search, signal }: Pick<LoadServices, 'search' | 'signal'>,
): Promise<SearchAnswer[]> {
  const requests: MultiSearchQuery[][] = [];
  for (let at = 0; at < queries.length; at += searchLimits.queries) {
    requests.push(queries.slice(at, at + searchLimits.queries));
  }
  return (await Promise.all(requests.map((request) => search(request, { signal })))).flat();
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
 * The cars of a page, nearest place first and in the site's own order within each. The index knows no distances, so each
 * place is a group: one request counts them all and brings the page of the nearest. Only a page that reaches beyond the
 * nearest place needs a second one.
 *
 * @param page the page's query with its words, filters, `hitsPerPage` and `offset`
 */
export async function nearestHits(
  services: Pick<LoadServices, 'search' | 'signal'>,
  { facets: _, hitsPerPage = 0, offset = 0, ...page }: MultiSearchQuery,
  nearby: Nearby,
): Promise<CarDocument[]> {
  const groups = groupsOf(nearby);
  const within = (filter: string): MultiSearchQuery => ({
    ...page,
    filter: [...[page.filter ?? []].flat(), filter],
  });
  const [nearest, ...rest] = groups;
  if (!nearest) return [];
  const single = rest.filter(({ locality }) => locality === undefined);
  const localities = { ...page, facets: ['locality_id'], hitsPerPage: 0, allFacetValues: true };
  const [first, ...counts] = await searchEach(
    [
      { ...within(nearest.filter), hitsPerPage, offset },
      ...single.map(({ filter }) => ({ ...within(filter), hitsPerPage: 0 })),
      ...(single.length < rest.length ? [localities] : []),
    ],
    services,
  );
  const inLocality = counts[single.length]?.facetDistribution?.['locality_id'] ?? {};
  const sizeOf = (group: Group): number => {
    if (group === nearest) return first?.totalHits ?? 0;
    if (group.locality !== undefined) return inLocality[group.locality] ?? 0;
    return counts[single.indexOf(group)]?.totalHits ?? 0;
  };
  const parts = partsOfPage(groups.map(sizeOf), offset, hitsPerPage).filter(({ group }) => group > 0);
  const further = await searchEach(
    parts.map(({ group, offset: from, limit }) => ({
      ...within(groups[group]?.filter ?? ''),
      offset: from,
      limit,
    })),
    services,
  );
  return [first, ...further].flatMap((answer) => answer?.hits ?? []);
}
