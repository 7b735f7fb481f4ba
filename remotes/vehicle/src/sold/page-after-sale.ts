import type { Car } from 'shared-contracts/entities/car';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { filterText } from 'shared-contracts/search/filter-text';
import { isSoldLongAgo } from 'shared-rules/status';

/**
 * Where the page of a car leads that was sold longer ago than the site shows sold cars: to its model's page, or to
 * that of its make, or to the whole stock, whichever still has cars. Null while the page stays, and when that is
 * unknown: a permanent redirect must not be a guess.
 */
export async function pageAfterSale(
  car: Car,
  { site, search, now, signal }: Pick<LoadContext, 'site' | 'search' | 'now' | 'signal'>,
): Promise<string | null> {
  if (!isSoldLongAgo(car, now(), site.site.include_sold_cars_days)) return null;
  const make = `make = ${filterText(car.make)}`;
  const counted = { indexUid: site.search.index, hitsPerPage: 0 };
  try {
    const [ofModel, ofMake] = await search(
      [
        { ...counted, filter: [make, `model = ${filterText(car.model)}`] },
        { ...counted, filter: [make] },
      ],
      { signal },
    );
    if ((ofModel?.totalHits ?? 0) > 0) return hrefs.makeModel(car.make, car.model);
    return (ofMake?.totalHits ?? 0) > 0 ? hrefs.make(car.make) : paths.search;
  } catch {
    return null;
  }
}
