import { memo, useMemo, type ReactElement, type ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useSite } from 'shared-contracts/react';
import { collapseSoldRuns } from 'shared-rules/sold-runs';
import { sentenceCase, stockNouns } from 'shared-rules/stock-noun';
import { CarCardView } from '../car-card/car-card';
import { pictureProportions } from '../car-card/card-sources';
import { carousel, noResults } from './lazy';
import { mergePromos, type ListEntry } from '../promo/promo-rules';
import { PromoTile } from '../promo/promo-tile';
import type { ResultsData } from './load-results';
import * as styles from './results-grid.styles';

type Entry = ListEntry<CarCard>;

const isSame = (one: Entry, other: Entry | undefined): boolean =>
  one.kind === 'car'
    ? other?.kind === 'car' && other.car === one.car
    : other?.kind === 'promo' && other.promo === one.promo;

/**
 * The list while a new one is being rendered: the first places that change, a row's number, among what stood there before.
 * Never longer than the new list.
 */
export function firstRowsOf(entries: readonly Entry[], before: readonly Entry[]): Entry[] {
  let changed = 0;
  return entries.flatMap((entry, at) => {
    const old = before[at];
    if (isSame(entry, old)) return [entry];
    changed += 1;
    return changed <= styles.firstPositions ? [entry] : (old ?? []);
  });
}

/** Re-renders only for another car. */
const CarPosition = memo(CarCardView);

/** What stands in one place of the list. */
const positionOf = (entry: Entry, at: number, isGrid: boolean, sizes: string): ReactElement =>
  entry.kind === 'car' ? (
    <CarPosition key={at} car={entry.car} sizes={sizes} isPriority={at === 0} isEdgeToEdge={isGrid} />
  ) : (
    <PromoTile key={at} node={entry.promo.node} isEdgeToEdge={isGrid} />
  );

/** Cars and tiles in the order they are shown; the same object for the same results. */
function useEntries({ result, promos }: ResultsData): Entry[] {
  const { hits } = result;
  const { tiles } = promos;
  return useMemo(() => mergePromos(collapseSoldRuns(hits), tiles), [hits, tiles]);
}

export interface ResultsListProps {
  data: ResultsData;
  /** The results whose rows are all rendered: `data` itself, or those before it while the rest is being rendered. */
  rendered: ResultsData;
}

/**
 * The cars of a page with the promo tiles among them: a grid, or the carousel of a site that shows its stock that
 * way (SRC-017, SRC-018). A place keeps its markup when another car comes to stand there: filling it anew is less work
 * for a phone than building it, and the first rows do not wait for the rest.
 */
export const ResultsList = memo(function ResultsList({ data, rendered }: ResultsListProps): ReactNode {
  const site = useSite();
  const { card, search } = site;
  const entries = useEntries(data);
  const before = useEntries(rendered);
  if (entries.length === 0) return <noResults.Component state={data.state} />;
  const label = sentenceCase(stockNouns(site));
  const isGrid = search.layout === 'grid';
  const shown = data === rendered ? entries : firstRowsOf(entries, before);
  const gridSizes = card.layout === 'compact' ? styles.compactSizes : styles.resultSizes;
  const sizes = isGrid ? gridSizes : styles.carouselSizes;
  const places = shown.map((entry, at) => positionOf(entry, at, isGrid, sizes));
  if (!isGrid) {
    // The row counts what is in it, promo tiles too: with pages after it that reads like another total of cars.
    const isAll = entries.length === data.result.count;
    return (
      <carousel.Component label={label} perView={3} isCounted={isAll}>
        {places}
      </carousel.Component>
    );
  }
  return (
    <ul
      css={styles.resultsGrid}
      style={pictureProportions(site)}
      aria-label={label}
      data-layout={card.layout}
    >
      {places.map((place, at) => (
        <li key={place.key} data-below={at < styles.positionsInView ? undefined : ''}>
          {place}
        </li>
      ))}
    </ul>
  );
});
