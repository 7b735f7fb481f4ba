import { createContext, useContext, type ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import type { Nearby } from 'shared-rules/search/nearby';

const NearbyContext = createContext<Nearby | null>(null);

/** Distances from the shopper's postcode, for the field and the cards of one results page. */
export function NearbyProvider({
  nearby,
  children,
}: {
  nearby: Nearby | null;
  children: ReactNode;
}): ReactNode {
  return <NearbyContext value={nearby}>{children}</NearbyContext>;
}

/** What the postcode of this page came to; null when the shopper gave none. */
export const useNearby = (): Nearby | null => useContext(NearbyContext);

/** The way to a car: to the place its listing names, else to its dealership. */
function distanceOf(
  { dealership_slug: slug, locality_id: locality }: Pick<CarCard, 'dealership_slug' | 'locality_id'>,
  { dealerships, localities }: Nearby,
): number | undefined {
  if (locality !== null && locality !== undefined) return localities[locality];
  return dealerships.find((dealership) => dealership.slug === slug)?.distanceKm;
}

/** "12 km", or null where no distance is known. */
export function useDistanceLabel(car: Pick<CarCard, 'dealership_slug' | 'locality_id'>): string | null {
  const nearby = useNearby();
  const distanceKm = nearby ? distanceOf(car, nearby) : undefined;
  if (distanceKm === undefined) return null;
  return distanceKm < 1 ? 'Under 1 km' : `${Math.round(distanceKm)} km`;
}
