import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { Carousel } from 'shared-ui/carousel';
import { Grid } from 'shared-ui/layout';
import type { Place } from '../places/place';
import { LocationCard, type LocationCardProps } from './location-card';

/** Places in a grid, or in a row that scrolls where there are more than the site wants (LOC-005). */
export function LocationCards({
  places,
  label,
  headingLevel = 3,
  choiceOf,
}: {
  places: readonly Place[];
  label: string;
  headingLevel?: 2 | 3;
  /** Makes every card a choice of the page. */
  choiceOf?: (place: Place) => LocationCardProps['choice'];
}): ReactNode {
  const { locations } = useSite();
  const cards = places.map((place) => (
    <LocationCard key={place.id} place={place} headingLevel={headingLevel} choice={choiceOf?.(place)} />
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
