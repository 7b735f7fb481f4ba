import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { Carousel } from 'shared-ui/carousel';
import { Grid } from 'shared-ui/layout';
import type { DealerLocation } from '../dealer-location/dealer-location';
import { LocationCard, type LocationCardProps } from './location-card';

/** Locations in a grid, or in a row that scrolls where there are more than the site wants (LOC-005). */
export function LocationCards({
  locations,
  label,
  headingLevel = 3,
  columns = 3,
  choiceOf,
}: {
  locations: readonly DealerLocation[];
  label: string;
  headingLevel?: 2 | 3;
  /** Cards beside each other on wide screens. */
  columns?: 2 | 3;
  /** Makes every card a choice of the page. */
  choiceOf?: (location: DealerLocation) => LocationCardProps['choice'];
}): ReactNode {
  const { carouselAbove } = useSite().locations;
  const cards = locations.map((location) => (
    <LocationCard
      key={location.id}
      location={location}
      headingLevel={headingLevel}
      choice={choiceOf?.(location)}
    />
  ));
  if (locations.length > carouselAbove) {
    return (
      <Carousel label={label} perView={columns}>
        {cards}
      </Carousel>
    );
  }
  return <Grid columns={columns}>{cards}</Grid>;
}
