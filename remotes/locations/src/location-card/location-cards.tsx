import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { Carousel } from 'shared-ui/carousel';
import { Grid } from 'shared-ui/layout';
import type { Place } from '../places/place';
import { LocationCard } from './location-card';

/** Places in a grid, or in a row that scrolls where there are more than the site wants (LOC-005). */
export function LocationCards({
  places,
  label,
  headingLevel = 3,
}: {
  places: readonly Place[];
  label: string;
  headingLevel?: 2 | 3;
}): ReactNode {
  const { locations } = useSite();
  const cards = places.map((place) => (
    <LocationCard key={place.id} place={place} headingLevel={headingLevel} />
  ));
  if (places.length > locations.carouselAbove) {
    return (
      <Carousel label={label} perView={3}>
        {cards}
      </Carousel>
    );
  }
  return <Grid columns={3}>{cards}</Grid>;
}
