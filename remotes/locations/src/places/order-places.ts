import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { distanceKm, type Point } from 'shared-rules/distance';
import { formatCount } from 'shared-rules/money';
import { compareText } from 'shared-rules/text-order';
import type { Place } from './place';

type Scope = Pick<PublicTenantConfig['site'], 'locations' | 'dealerships'>;

/** The locations a site uses: visible, of its dealerships, and in its list when it has one (LOC-007, LOC-030). */
export const inScope = <L extends Pick<Place, 'id' | 'visible' | 'dealership_slug'>>(
  locations: readonly L[],
  { locations: ids, dealerships }: Scope,
): L[] =>
  locations.filter(
    (location) =>
      location.visible &&
      dealerships.includes(location.dealership_slug) &&
      (ids.length === 0 || ids.includes(location.id)),
  );

/** By the site's order, those it leaves out last; without one by name (LOC-006). */
export function orderPlaces(places: readonly Place[], order: readonly string[] | null): Place[] {
  const rank = ({ slug }: Place): number => {
    const index = order?.indexOf(slug) ?? -1;
    return index === -1 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...places].sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name));
}

/** Nearest first, with the distance; places without coordinates last, in the order they had (LOC-025). */
export function byDistance(places: readonly Place[], origin: Point): Place[] {
  const measured = places.map((place): Place => {
    const { lat, long } = place.address;
    return { ...place, distanceKm: lat === null || long === null ? null : distanceKm(origin, { lat, long }) };
  });
  return measured.sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0);
}

/** "732 km". */
export const distanceText = (km: number): string => `${formatCount(km)} km`;
