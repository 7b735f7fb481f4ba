import type { ReactNode } from 'react';
import { locationRating } from 'shared-rules/rating';
import { Stars } from 'shared-ui/stars';
import type { DealerLocation } from '../dealer-location/dealer-location';

/** Stars, average and number of reviews of a location, where they are known (LOC-010). */
export function RatingLine({ location }: { location: DealerLocation }): ReactNode {
  const rating = locationRating(location);
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
