import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { toDealerLocation, type DealerLocation } from './dealer-location';
import { inScope } from './order-locations';

/** What a page can do without: its failure leaves one part out. */
export async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

type Services = Pick<LoadServices, 'site' | 'api' | 'signal'>;

/** The site's locations in their order, in scope and visible, and its special hours. */
export interface LocationSources {
  locations: Location[];
  specialHours: SpecialHours[];
}

/** Special hours are optional: without them the regular ones are shown. */
export async function loadSources({ site, api, signal }: Services): Promise<LocationSources> {
  const [locations, specialHours] = await Promise.all([
    api('listLocations', {}, { signal }),
    orElse([], () => api('listSpecialHours', {}, { signal })),
  ]);
  return { locations: inScope(locations, site.site), specialHours };
}

/** Locations with their special hours. */
export const toDealerLocations = (
  { locations, specialHours }: LocationSources,
  { site }: Pick<Services, 'site'>,
): DealerLocation[] =>
  locations.map((location) => toDealerLocation(location, specialHours, site.site.timezone));

/** The site's locations in their order (LOC-006). */
export const loadLocations = async (services: Services): Promise<DealerLocation[]> =>
  toDealerLocations(await loadSources(services), services);
