import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { Carousel } from 'shared-ui/carousel';
import { EmptyState } from 'shared-ui/empty-state';
import { CarCardView } from '../car-card/car-card';
import { resultSizes, resultsGridStyles } from './results-grid.styles';

/** No car matches (SRC-025). */
function NoResults(): ReactNode {
  const { clearFiltersPath } = useSite().search;
  return (
    <EmptyState
      title="No Results Available"
      action={
        <Link css={buttonStyles('filled')} to={clearFiltersPath}>
          Clear Filters
        </Link>
      }
    >
      No results found for your search at this time. Please try adjusting the filters for more results.
    </EmptyState>
  );
}

interface ResultsListProps {
  cards: readonly CarCard[];
}

/**
 * The cars of a page: a grid, or the carousel of a site that shows its stock that way. Drawn anew only for other
 * cars: a tick in the filters must not wait for 21 cards.
 */
export const ResultsList = memo(function ResultsList({ cards }: ResultsListProps): ReactNode {
  const { layout } = useSite().search;
  if (cards.length === 0) return <NoResults />;
  const views = cards.map((car, at) => (
    <CarCardView
      key={car.id}
      car={car}
      sizes={resultSizes}
      isPriority={at === 0}
      isEdgeToEdge={layout === 'grid'}
    />
  ));
  if (layout === 'carousel') {
    return (
      <Carousel label="Cars" perView={3}>
        {views}
      </Carousel>
    );
  }
  return (
    <ul css={resultsGridStyles} aria-label="Cars">
      {views.map((view) => (
        <li key={view.key}>{view}</li>
      ))}
    </ul>
  );
});
