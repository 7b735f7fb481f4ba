import type { Location } from 'shared-contracts/entities/location';
import type { Review } from 'shared-contracts/entities/content';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { locationRating, showsReviews, toRating, type Rating } from 'shared-rules/rating';
import { orElse } from '../dealer-location/load-locations';

/** Reviews a page may show, already decided by the site's rules. */
export interface ShownReviews {
  rating: Rating;
  list: Review[];
}

/**
 * Reviews of a location, or the site's where it has none of its own; null when the site hides them, their average
 * is not above its minimum, or they cannot be had (LOC-026 to LOC-028).
 */
export async function loadReviews(
  location: Location,
  { site, api, signal }: Pick<LoadServices, 'site' | 'api' | 'signal'>,
): Promise<ShownReviews | null> {
  if (site.reviews.hidden || !site.site.plugins.includes('reviews')) return null;
  const own = location.reviews?.list ?? [];
  const decide = (rating: Rating | null, list: readonly Review[]): ShownReviews | null =>
    showsReviews(rating, site.reviews) && list.length > 0
      ? { rating, list: list.slice(0, site.reviews.limit) }
      : null;
  if (own.length > 0) return decide(locationRating(location), own);
  return orElse(null, async () => {
    const [aggregate, list] = await Promise.all([
      api('getReviewAggregate', {}, { signal }),
      api('listReviews', {}, { signal }),
    ]);
    return decide(aggregate ? toRating(aggregate.average_rating, aggregate.count) : null, list);
  });
}
