import type { LoadServices } from 'shared-contracts/remote/remote-module';
import type { SlotProps } from 'shared-contracts/slots';
import { locationTypeOf, type DealerLocation } from '../dealer-location/dealer-location';
import { loadLocations } from '../dealer-location/load-locations';

/** The location of a car, else its dealership's main location for sales; null when the site shows neither. */
export async function loadCarLocation(
  { dealershipSlug, locationSlug }: SlotProps['locations.card'],
  services: LoadServices,
): Promise<DealerLocation | null> {
  const locations = await loadLocations(services);
  const own = locations.filter(({ dealership_slug: slug }) => slug === dealershipSlug);
  const sales = own.filter((location) => locationTypeOf(location) === 'sales');
  return (
    locations.find(({ slug }) => slug === locationSlug) ??
    sales.find(({ primary }) => primary) ??
    sales[0] ??
    own[0] ??
    null
  );
}
