import { formatCount } from './money';

/** A location's or dealer's rating ready to show; `average` keeps its full precision for the partial star. */
export interface Rating {
  average: number;
  /** One decimal, rounded half up (D-60). */
  averageText: string;
  count: number;
}

interface RatedPlace {
  average_rating: string | null;
  review_count: number | null;
  reviews: { average_rating: string | null; count: number } | null;
}

/** Rating of an average given as text and a count; null when the text is no number from 0 to 5 (LOC-028). */
export function toRating(averageText: string | null | undefined, count: number): Rating | null {
  const average = Number(averageText ?? Number.NaN);
  if (!averageText?.trim() || !Number.isFinite(average) || average < 0 || average > 5) return null;
  return { average, averageText: (Math.floor(average * 10 + 0.5 + 1e-9) / 10).toFixed(1), count };
}

/** The location's own figures first, then those of its reviews (LOC-010). */
export const locationRating = (place: RatedPlace): Rating | null =>
  toRating(place.average_rating, place.review_count ?? place.reviews?.count ?? 0) ??
  toRating(place.reviews?.average_rating, place.reviews?.count ?? 0);

/** Reviews are shown only above the site's minimum and when not hidden (LOC-026). */
export const showsReviews = (
  rating: Rating | null,
  settings: { minAverage: number; hidden: boolean },
): rating is Rating => rating !== null && !settings.hidden && rating.average > settings.minAverage;

/** "61 reviews", "1 review", with thousands separators. */
export const reviewCountText = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;
