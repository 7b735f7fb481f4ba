import { imageUrl } from 'shared-contracts/images';
import { defineRoute, notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import { locationPage } from '../late-pages';
import { addressText } from '../places/address';
import { loadSources, toPlaces } from '../places/load-places';
import { locationJsonLd } from '../places/location-json-ld';
import { inWords, type Place } from '../places/place';
import { loadReviews, type ShownReviews } from '../reviews/load-reviews';

/** One location with those of its dealership, or a dealership with all of its locations (LOC-002). */
export type LocationData =
  | { kind: 'location'; place: Place; siblings: Place[]; reviews: ShownReviews | null }
  | { kind: 'dealership'; slug: string; name: string; places: Place[] };

/** The location of a slug, else the dealership of that slug, else the 404 page (LOC-002, LOC-007). */
export async function loadLocation(context: LoadContext): Promise<LocationData> {
  const slug = context.params['slug'] ?? '';
  const sources = await loadSources(context);
  const places = toPlaces(sources, context);
  const place = places.find((candidate) => candidate.slug === slug);
  if (place) {
    const siblings = places.filter(
      ({ id, dealership_slug: dealership }) => id !== place.id && dealership === place.dealership_slug,
    );
    // The places leave out reviews, which only this page shows.
    const location = sources.locations.find(({ id }) => id === place.id);
    const reviews = location ? await loadReviews(location, context) : null;
    return { kind: 'location', place, siblings, reviews };
  }
  const own = places.filter(({ dealership_slug: dealership }) => dealership === slug);
  if (own.length === 0) throw notFound();
  return { kind: 'dealership', slug, name: inWords(slug), places: own };
}

const titleOf = (data: LocationData): string => (data.kind === 'location' ? data.place.name : data.name);

export const locationRoute = defineRoute<LocationData>({
  id: 'locations.location',
  pattern: paths.location,
  gate: 'none',
  cache: 'shared',
  load: locationPage.withCode(loadLocation),
  Component: locationPage.Component,
  meta: (data, { site }) => ({
    title: `${titleOf(data)} | ${site.site.name}`,
    description:
      data.kind === 'location'
        ? `${site.site.name} ${data.place.name}: ${addressText(data.place.address)}. Phone, opening hours and directions.`
        : `Locations of ${data.name}: addresses, phone numbers and opening hours.`,
    canonical: hrefs.location(data.kind === 'location' ? data.place.slug : data.slug),
    image: data.kind === 'location' ? imageUrl(site.images, data.place.image, { width: 1200 }) : null,
  }),
  jsonLd: (data, { site }) =>
    (data.kind === 'location' ? [data.place] : data.places).map((place) => locationJsonLd(place, site)),
});
