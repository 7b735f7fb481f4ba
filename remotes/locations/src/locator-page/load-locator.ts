import type { Manufacturer } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import type { LoadContext } from 'shared-contracts/remote/remote-module';
import type { Point } from 'shared-rules/distance';
import { loadLocations, orElse } from '../dealer-location/load-locations';
import { byDistance } from '../dealer-location/order-locations';
import type { DealerLocation } from '../dealer-location/dealer-location';

/** LOC-024, word for word. */
const invalidPostcode = 'Invalid postcode';
const unavailable = 'We could not look up this postcode just now. Please try again.';

/** Critical data of the dealer locator. */
export interface LocatorData {
  /** In the site's order, or nearest first when a postcode was found. */
  locations: DealerLocation[];
  /** Grouped by brand (LOC-001). */
  isByBrand: boolean;
  brands: Pick<Manufacturer, 'name' | 'slug'>[];
  postcode: string;
  postcodeError: string | null;
}

type Found = { kind: 'found'; origin: Point } | { kind: 'none' } | { kind: 'failed'; message: string };

/** Where a postcode is, by the platform's proxy (LOC-023). */
async function geocode({ api, signal }: LoadContext, postcode: string): Promise<Found> {
  if (postcode === '') return { kind: 'none' };
  try {
    const { results } = await api('geocode', { query: { postal_code: postcode, country: 'AU' } }, { signal });
    const location = results[0]?.geometry.location;
    if (!location) return { kind: 'failed', message: invalidPostcode };
    return { kind: 'found', origin: { lat: location.lat, long: location.lng } };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { kind: 'failed', message: error.code === 'invalid_fields' ? invalidPostcode : unavailable };
  }
}

/** Locations in order, by brand on request, by distance from a postcode (LOC-001, LOC-006, LOC-025). */
export async function loadLocator(context: LoadContext): Promise<LocatorData> {
  const { api, signal, url } = context;
  const postcode = (url.searchParams.get('postcode') ?? '').trim().slice(0, 10);
  const isByBrand = url.searchParams.get('filter') === 'brand';
  const [locations, found, manufacturers] = await Promise.all([
    loadLocations(context),
    geocode(context, postcode),
    isByBrand ? orElse([], () => api('listManufacturers', {}, { signal })) : [],
  ]);
  return {
    locations: found.kind === 'found' ? byDistance(locations, found.origin) : locations,
    isByBrand,
    brands: manufacturers.map(({ name, slug }) => ({ name, slug })),
    postcode,
    postcodeError: found.kind === 'failed' ? found.message : null,
  };
}
