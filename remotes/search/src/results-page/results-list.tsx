import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import { collapseSoldRuns } from 'shared-rules/sold-runs';
import { buttonStyles } from 'shared-ui/button';
import { Carousel } from 'shared-ui/carousel';
import { EmptyState } from 'shared-ui/empty-state';
import { CarCardView } from '../car-card/car-card';
import { mergePromos, type PlacedPromo } from '../promo/promo-rules';
import { PromoTile } from '../promo/promo-tile';
import { useFirstRowsFirst } from './first-rows-first';
import { carouselSizes, resultSizes, resultsGridStyles } from './results-grid.styles';

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
  promos: readonly PlacedPromo[];
  /** They answer a choice of the shopper, who waits for them. */
  isAnswer: boolean;
}

/**
 * The cars of a page with the promo tiles among them: a grid, or the carousel of a site that shows its stock that
 * way (SRC-017, SRC-018). Drawn anew only for other cars: a tick in the filters must not wait for 21 cards.
 */
export const ResultsList = memo(function ResultsList({
  cards,
  promos,
  isAnswer,
}: ResultsListProps): ReactNode {
  const { layout } = useSite().search;
  const list = useFirstRowsFirst(cards, isAnswer);
  if (cards.length === 0) return <NoResults />;
  const isGrid = layout === 'grid';
  const views = mergePromos(collapseSoldRuns(cards), promos).map((entry) =>
    entry.kind === 'car' ? (
      <CarCardView
        key={entry.car.id}
        car={entry.car}
        sizes={isGrid ? resultSizes : carouselSizes}
        isPriority={entry.car === cards[0]}
        isEdgeToEdge={isGrid}
      />
    ) : (
      <PromoTile key={`promo-${entry.promo.slot}`} node={entry.promo.node} isEdgeToEdge={isGrid} />
    ),
  );
  if (!isGrid) {
    return (
      <Carousel label="Cars" perView={3}>
        {views}
      </Carousel>
    );
  }
  return (
    <ul ref={list} css={resultsGridStyles} aria-label="Cars">
      {views.map((view) => (
        <li key={view.key}>{view}</li>
      ))}
    </ul>
  );
});
