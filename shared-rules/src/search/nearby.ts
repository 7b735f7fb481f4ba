import { radiiKm, type Near, type SearchState } from 'shared-contracts/entities/search';
import { filterText } from 'shared-contracts/search/filter-text';
import type { PublicTenantConfig } from 'shared-contracts/site-config';

/** A dealership and the way to the nearest of its locations. */
export interface DistantDealership {
  slug: string;
  distanceKm: number;
}

/** What a shopper's postcode came to. */
export interface Nearby {
  postcode: string;
  /** Why there are no distances, fit for showing at the field; null when there are. */
  problem: string | null;
  /** Nearest first. Dealerships whose locations are on no map are left out. */
  dealerships: DistantDealership[];
  /** Kilometres to the suburbs and towns that listings name themselves, by `locality_id`. */
  localities: Readonly<Record<string, number>>;
}

/** Whether distances tell a site's cars apart. */
export const hasDistance = ({ site }: Pick<PublicTenantConfig, 'site'>): boolean =>
  site.dealerships.length > 1;

/** Wording of API-030 for what is no postcode. */
export const postcodeMessage = 'Invalid postcode. Please enter a 4-digit number.';

/** Whether a text has the form of an Australian postcode; it may be that of no place. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);

/** A place in words, as its chip says it. */
export const nearLabel = ({ postcode, withinKm }: Near): string =>
  withinKm ? `Within ${withinKm} km of ${postcode}` : `Distance from ${postcode}`;

/** Cars that stand at these dealerships: those whose listing names no suburb of its own. */
export const atDealerships = (slugs: readonly string[]): string =>
  `dealership_slug IN [${slugs.map(filterText).join(', ')}] AND NOT locality_id >= 0`;

/** Cars whose listing names one of these suburbs or towns. */
export const inLocalities = (ids: readonly string[]): string => `locality_id IN [${ids.join(', ')}]`;

/** The radius of a search as a filter expression; none where nothing is left out. */
export function radiusFilter(near: Near | null, nearby: Nearby | null): string[] {
  if (!near?.withinKm || !nearby || nearby.problem !== null) return [];
  const { withinKm } = near;
  const within = nearby.dealerships.filter((dealership) => dealership.distanceKm <= withinKm);
  const localities = Object.keys(nearby.localities).filter(
    (id) => (nearby.localities[id] ?? Infinity) <= withinKm,
  );
  const dealerships = atDealerships(within.map(({ slug }) => slug));
  return [localities.length > 0 ? `${inLocalities(localities)} OR ${dealerships}` : dealerships];
}

/** Radii beyond the one of a search, smallest first, and null for any distance. */
export const widerRadii = ({ near }: Pick<SearchState, 'near'>): Near['withinKm'][] =>
  near?.withinKm ? [...radiiKm.filter((km) => km > (near.withinKm ?? 0)), null] : [];
