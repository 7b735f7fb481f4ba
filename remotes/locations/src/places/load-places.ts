import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { toPlace, type Place } from './place';
import { inScope, orderPlaces } from './order-places';

/** What a page can do without: its failure leaves one part out. */
export async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

type Services = Pick<LoadServices, 'site' | 'api' | 'signal'>;

/** The site's locations as they came, in scope and visible, and its special hours. */
export interface PlaceSources {
  locations: Location[];
  specialHours: SpecialHours[];
}

/** Special hours are optional: without them the regular ones are shown. */
export async function loadSources({ site, api, signal }: Services): Promise<PlaceSources> {
  const [locations, specialHours] = await Promise.all([
    api('listLocations', {}, { signal }),
    orElse([], () => api('listSpecialHours', {}, { signal })),
  ]);
  return { locations: inScope(locations, site.site), specialHours };
}

/** Places in the site's order, with their special hours. */
export const toPlaces = (
  { locations, specialHours }: PlaceSources,
  { site }: Pick<Services, 'site'>,
): Place[] =>
  orderPlaces(
    locations.map((location) => toPlace(location, specialHours, site.site.timezone)),
    site.locations.order,
  );

/** The site's places in their order. */
export const loadPlaces = async (services: Services): Promise<Place[]> =>
  toPlaces(await loadSources(services), services);
