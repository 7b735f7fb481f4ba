import { makeDocument } from 'harness/testing';
import type { Location } from 'shared-contracts/entities/location';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { makeLocation } from 'shared-contracts/testing';

/** A sales location of a dealership at a place. */
export const makeDealerLocation = (
  dealershipSlug: string,
  place: { postcode: string; lat: number | null; long: number | null },
  changes: Partial<Parameters<typeof makeLocation>[0]> = {},
): Location =>
  makeLocation({
    name: dealershipSlug,
    slug: dealershipSlug,
    dealership_slug: dealershipSlug,
    address: { ...makeLocation().address, ...place },
    ...changes,
  });

/** Four dealerships along the coast, seen from Brisbane (4000): 17, 70 and 733 km away, and one on no map. */
export const locations: Location[] = [
  makeDealerLocation('harbour-sydney', { postcode: '2000', lat: -33.8688, long: 151.2093 }),
  makeDealerLocation('harbour-springwood', { postcode: '4127', lat: -27.6121, long: 153.1284 }),
  makeDealerLocation('harbour-southport', { postcode: '4215', lat: -27.9731, long: 153.3987 }),
  makeDealerLocation('harbour-lost', { postcode: '0872', lat: null, long: null }),
];
export const brisbane = { '4000': { lat: -27.4698, lng: 153.0251 } };
export const severalDealerships = {
  site: { dealerships: locations.map((location) => location.dealership_slug) },
};

/** Cars of each dealership, in the order of the site's rank. */
export const carsOf = (counts: Readonly<Record<string, number>>): CarDocument[] =>
  Object.entries(counts).flatMap(([slug, count]) =>
    Array.from({ length: count }, (_, at) =>
      makeDocument({ id: slug.length * 1000 + at, slug: `${slug}-${at}`, dealership_slug: slug }),
    ),
  );
