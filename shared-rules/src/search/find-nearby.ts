import type { Near } from 'shared-contracts/entities/search';
import type { Location } from 'shared-contracts/entities/location';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { distanceKm, type Point } from '../distance';
import { compareText } from '../text-order';
import { hasDistance, isPostcode, postcodeMessage, type DistantDealership, type Nearby } from './nearby';

const pointOf = ({ address }: Location): Point | null =>
  address.lat === null || address.long === null ? null : { lat: address.lat, long: address.long };

/** Locations where cars are sold; an empty type counts as sales (LOC-012). */
const isLocation = ({ visible, location_type: type }: Location): boolean =>
  visible && (type === 'sales' || type === '');

function dealershipsFrom(origin: Point, locations: readonly Location[]): DistantDealership[] {
  const nearest = new Map<string, number>();
  for (const location of locations.filter(isLocation)) {
    const point = pointOf(location);
    if (!point) continue;
    const away = distanceKm(origin, point);
    nearest.set(location.dealership_slug, Math.min(away, nearest.get(location.dealership_slug) ?? Infinity));
  }
  return [...nearest]
    .map(([slug, km]) => ({ slug, distanceKm: Math.round(km * 10) / 10 }))
    .sort((a, b) => a.distanceKm - b.distanceKm || compareText(a.slug, b.slug));
}

/**
 * Distances from a shopper's postcode to the site's dealerships, and to the suburbs and towns that listings name
 * themselves (D-48). Never rejects but when aborted: an
 * unknown postcode, or a service that does not answer, is a problem shown at the field, and the search goes on without.
 *
 * @param before what the search on screen knows; the same postcode is not requested again
 */
export async function findNearby(
  near: Near | null,
  { site, api, signal }: Pick<LoadServices, 'site' | 'api' | 'signal'>,
  before: Nearby | null = null,
): Promise<Nearby | null> {
  if (!near || !hasDistance(site)) return null;
  const { postcode } = near;
  if (before?.postcode === postcode && before.problem === null) return before;
  const without = (problem: string): Nearby => ({ postcode, problem, dealerships: [], localities: {} });
  if (!isPostcode(postcode)) return without(postcodeMessage);
  try {
    const [locations, { results }] = await Promise.all([
      api('listLocations', {}, { signal }),
      api('geocode', { query: { postal_code: postcode, country: 'AU' } }, { signal }),
    ]);
    // The location's own coordinates are exact; a geocoder's are the middle of the postcode at best.
    const local = locations.find((location) => location.address.postcode === postcode && pointOf(location));
    const found = results[0]?.geometry.location;
    const origin = (local && pointOf(local)) ?? (found ? { lat: found.lat, long: found.lng } : null);
    if (!origin) return without(`We do not know the postcode ${postcode}. Please check it.`);
    const { distances } = await api('nearbyLocalities', { query: origin }, { signal });
    const dealerships = dealershipsFrom(origin, locations);
    return dealerships.length > 0 || Object.keys(distances).length > 0
      ? { postcode, problem: null, dealerships, localities: distances }
      : without('Distances are not available on this site.');
  } catch (error) {
    if (signal.aborted || !(error instanceof ApiFailure)) throw error;
    return without('Distances are not available right now. Please try again in a moment.');
  }
}
