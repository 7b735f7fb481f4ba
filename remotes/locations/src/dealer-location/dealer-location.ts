import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import { locationZone } from 'shared-rules/location-zone';

/** What a location is for; one without a type sells cars (LOC-012). */
export type LocationType = 'sales' | 'service' | 'parts';

export const locationTypes: readonly LocationType[] = ['sales', 'service', 'parts'];
export const locationTypeLabels: Record<LocationType, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

/** A location as the pages show it: with its special hours, clock and distance. */
export interface DealerLocation extends Location {
  specialHours: SpecialHours[];
  /** IANA zone that its hours are in. */
  timezone: string;
  /** From the visitor's postcode; null until one was entered, or where the location has no coordinates. */
  distanceKm: number | null;
}

export const locationTypeOf = ({ location_type: type }: Pick<Location, 'location_type'>): LocationType =>
  type || 'sales';

/** A location with its own special hours and clock. Team and reviews are left to the page that shows them. */
export const toDealerLocation = (
  location: Location,
  specialHours: readonly SpecialHours[],
  siteZone: string,
): DealerLocation => ({
  ...location,
  team: [],
  reviews: location.reviews && { ...location.reviews, list: [] },
  specialHours: specialHours.filter(({ location_id: id }) => id === location.id),
  timezone: locationZone(location.address, siteZone),
  distanceKm: null,
});

/** Whether any hours are known. */
export const hasHours = ({
  contact_detail: { opening_hours: hours },
}: Pick<Location, 'contact_detail'>): boolean => hours.length > 0;

/** A name made of a slug, for an entity without one: "harbour-springwood" is "Harbour Springwood". */
export const nameFromSlug = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap ? ' ' : ''}${letter.toUpperCase()}`);
