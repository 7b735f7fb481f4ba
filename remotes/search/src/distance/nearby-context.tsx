import { createContext, useContext, type ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import type { Nearby } from './nearby';

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

/** "12 km", or null where no distance is known. */
export function useDistanceLabel({ dealership_slug: slug }: Pick<CarCard, 'dealership_slug'>): string | null {
  const away = useNearby()?.dealerships.find((dealership) => dealership.slug === slug);
  if (!away) return null;
  return away.distanceKm < 1 ? 'Under 1 km' : `${Math.round(away.distanceKm)} km`;
}
