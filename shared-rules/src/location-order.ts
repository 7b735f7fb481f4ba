import type { Location } from 'shared-contracts/entities/location';
import { compareText } from './text-order';

/** Locations by the site's order, those it leaves out last; without one by name (LOC-006). */
export function orderLocations<Item extends Pick<Location, 'slug' | 'name'>>(
  locations: readonly Item[],
  order: readonly string[] | null,
): Item[] {
  const rank = ({ slug }: Item): number => {
    const index = order?.indexOf(slug) ?? -1;
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...locations].sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name));
}
