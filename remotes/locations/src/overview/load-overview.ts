import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { SlotProps } from 'shared-contracts/slots';
import { locationTypeOf, type DealerLocation } from '../dealer-location/dealer-location';
import { loadLocations } from '../dealer-location/load-locations';

/** Locations of the home page and how many the site has in all. */
export interface OverviewData {
  locations: DealerLocation[];
  total: number;
}

/** Locations that sell cars come first: a visitor of the home page looks for cars. */
export async function loadOverview(
  { limit }: SlotProps['locations.overview'],
  services: LoadServices,
): Promise<OverviewData> {
  const locations = await loadLocations(services);
  const rank = (location: DealerLocation): number => (locationTypeOf(location) === 'sales' ? 0 : 1);
  const ordered = [...locations].sort((a, b) => rank(a) - rank(b));
  return { locations: ordered.slice(0, limit), total: locations.length };
}
