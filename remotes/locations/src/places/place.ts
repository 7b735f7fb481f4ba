import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import { yardZone } from 'shared-rules/yard-zone';

/** What a place of a dealer is for; a location without a type sells cars (LOC-012). */
export type PlaceType = 'sales' | 'service' | 'parts';

export const placeTypes: readonly PlaceType[] = ['sales', 'service', 'parts'];
export const placeTypeWords: Record<PlaceType, string> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

/** A location as the pages show it, with its special hours. */
export interface Place extends Location {
  specialHours: SpecialHours[];
  /** IANA zone that its hours are in. */
  timezone: string;
  /** From the visitor's postcode; null until one was entered, or where the location has no coordinates. */
  distanceKm: number | null;
}

export const placeTypeOf = ({ location_type: type }: Pick<Location, 'location_type'>): PlaceType =>
  type || 'sales';

/** A location with its own special hours and clock. Reviews are left to the page that shows them. */
export const toPlace = (
  location: Location,
  specialHours: readonly SpecialHours[],
  siteZone: string,
): Place => ({
  ...location,
  reviews: location.reviews && { ...location.reviews, list: [] },
  specialHours: specialHours.filter(({ location_id: id }) => id === location.id),
  timezone: yardZone(location.address, siteZone),
  distanceKm: null,
});

/** Whether any hours are known. */
export const hasHours = ({
  contact_detail: { opening_hours: hours },
}: Pick<Location, 'contact_detail'>): boolean => hours.length > 0;

/** The slug in words, for what has no name of its own: "harbour-springwood" is "Harbour Springwood". */
export const inWords = (slug: string): string =>
  slug.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => `${gap ? ' ' : ''}${letter.toUpperCase()}`);
