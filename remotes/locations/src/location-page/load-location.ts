import type { Location } from 'shared-contracts/entities/location';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { nameFromSlug, type DealerLocation } from '../dealer-location/dealer-location';
import { loadSources, toDealerLocations } from '../dealer-location/load-locations';
import { loadReviews, type ShownReviews } from '../reviews/load-reviews';
import { loadStock, type LocationStock } from './load-stock';

/** One location with those of its dealership, or a dealership with all of its locations (LOC-002). */
export type LocationData =
  | {
      kind: 'location';
      location: DealerLocation;
      siblings: DealerLocation[];
      team: Location['team'];
      reviews: ShownReviews | null;
      stock: LocationStock | null;
    }
  | {
      kind: 'dealership';
      slug: string;
      name: string;
      locations: DealerLocation[];
      stock: LocationStock | null;
    };

/** The location of a slug, else the dealership of that slug, else the 404 page (LOC-002, LOC-007). */
export async function loadLocation(context: LoadContext): Promise<LocationData> {
  const slug = context.params['slug'] ?? '';
  const sources = await loadSources(context);
  const locations = toDealerLocations(sources, context);
  const location = locations.find((candidate) => candidate.slug === slug);
  if (location) {
    const siblings = locations.filter(
      ({ id, dealership_slug: dealership }) => id !== location.id && dealership === location.dealership_slug,
    );
    // A dealer location leaves out team and reviews, which only this page shows.
    const source = sources.locations.find(({ id }) => id === location.id);
    const [reviews, stock] = await Promise.all([
      source ? loadReviews(source, context) : null,
      loadStock([location], context),
    ]);
    return { kind: 'location', location, siblings, team: source?.team ?? [], reviews, stock };
  }
  const own = locations.filter(({ dealership_slug: dealership }) => dealership === slug);
  if (own.length === 0) throw notFound();
  const stock = await loadStock(own, context);
  return { kind: 'dealership', slug, name: nameFromSlug(slug), locations: own, stock };
}
