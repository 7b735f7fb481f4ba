import type { ReactNode } from 'react';
import { locationRating } from 'shared-rules/rating';
import { Stars } from 'shared-ui/stars';
import type { Place } from '../places/place';

/** Stars, average and number of reviews of a place, where they are known (LOC-010). */
export function RatingLine({ place }: { place: Place }): ReactNode {
  const rating = locationRating(place);
  if (!rating) return null;
  return (
    <p>
      <Stars
        average={rating.average}
        count={rating.count}
        countNoun={rating.count === 1 ? 'review' : 'reviews'}
      />
    </p>
  );
}
