import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { distanceKm, type Point } from 'shared-rules/distance';
import { formatCount } from 'shared-rules/money';
import type { DealerLocation } from './dealer-location';

type Scope = Pick<PublicTenantConfig['site'], 'locations' | 'dealerships'>;

/** The locations a site uses: visible, of its dealerships, and in its list when it has one (LOC-007, LOC-030). */
export const inScope = <L extends Pick<DealerLocation, 'id' | 'visible' | 'dealership_slug'>>(
  locations: readonly L[],
  { locations: ids, dealerships }: Scope,
): L[] =>
  locations.filter(
    (location) =>
      location.visible &&
      dealerships.includes(location.dealership_slug) &&
      (ids.length === 0 || ids.includes(location.id)),
  );

/** Nearest first, with the distance; locations without coordinates last, in the order they had (LOC-025). */
export function byDistance(locations: readonly DealerLocation[], origin: Point): DealerLocation[] {
  const measured = locations.map((location): DealerLocation => {
    const { lat, long } = location.address;
    return {
      ...location,
      distanceKm: lat === null || long === null ? null : distanceKm(origin, { lat, long }),
    };
  });
  return measured.sort((a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0);
}

/** "732 km". */
export const distanceText = (km: number): string => `${formatCount(km)} km`;
