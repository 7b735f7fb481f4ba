import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { queryToSearchState, searchStateToQuery } from 'shared-contracts/search/url-state';
import { conditions } from 'shared-rules/search/filter-expressions';
import { locationTypeOf, type DealerLocation } from '../dealer-location/dealer-location';
import { orElse } from '../dealer-location/load-locations';

/** Cars at one or more locations. */
export interface LocationStock {
  count: number;
  /** Query string of the search page that lists them. */
  query: string;
}

/**
 * How many cars stand at these locations; null where none of them sells cars, none is in stock, or the search
 * service fails: the page is complete without its cars.
 */
export async function loadStock(
  locations: readonly DealerLocation[],
  { site, search, signal }: Pick<LoadServices, 'site' | 'search' | 'signal'>,
): Promise<LocationStock | null> {
  const names = locations.filter((location) => locationTypeOf(location) === 'sales').map(({ name }) => name);
  if (names.length === 0) return null;
  const query = searchStateToQuery({ filters: { location_name: names } });
  const wanted = conditions(queryToSearchState(new URLSearchParams(query)));
  return orElse(null, async () => {
    const [answer] = await search([{ indexUid: site.search.index, ...wanted, hitsPerPage: 0 }], { signal });
    const count = answer?.totalHits ?? 0;
    return count > 0 ? { count, query } : null;
  });
}
