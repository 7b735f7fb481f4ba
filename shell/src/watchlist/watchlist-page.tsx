import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { stockNoun } from 'shared-rules/stock-noun';
import { containerStyles } from 'shared-ui/layout';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { color, media, space } from 'shared-ui/tokens';
import type { WatchlistData } from './load-watchlist';
import { SavedCars } from './saved-cars';
import { SimilarToSold } from './similar-to-sold';
import { useSavedCars, type SavedCarsView } from './use-saved-cars';

const pageStyles = css([
  containerStyles,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space[32],
    paddingBlock: `${space[32]} ${space[64]}`,
    '& > header': {
      display: 'grid',
      justifyItems: 'start',
      gap: space[8],
      [media.from(768)]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
      '& > h1': { gridColumn: '1/-1' },
    },
    '& > header > p': { color: color.muted },
  }),
]);

/** Sold cars that similar ones are shown for. */
const mostReplaced = 2;

/** "4 saved cars, 2 changed since you saved them". */
function summaryOf({ cards, removedIds, notes, count }: SavedCarsView, noun: string): string {
  const changed = cards.filter(({ id }) => id in notes && !removedIds.includes(id)).length;
  const cars = `${count} saved ${noun}${count === 1 ? '' : 's'}`;
  if (changed === 0) return cars;
  return `${cars}, ${changed} changed since you saved ${count === 1 ? 'it' : 'them'}`;
}

const orders = [
  { value: 'saved', label: 'Latest first' },
  { value: 'changed', label: 'Changed first' },
] as const;
type Order = (typeof orders)[number]['value'];

/** The cars about which there is something new before the others, each in the order they were saved in. */
const changedFirst = ({ cards, notes }: SavedCarsView): SavedCarsView['cards'] => [
  ...cards.filter(({ id }) => id in notes),
  ...cards.filter(({ id }) => !(id in notes)),
];

/** `/watchlist`: what the signed-in visitor has saved (SHL-032). */
export function WatchlistPage({ data }: { data: WatchlistData }): ReactNode {
  const noun = stockNoun(useSite());
  const saved = useSavedCars(data);
  const [order, setOrder] = useState<Order>('saved');
  const changed = changedFirst(saved);
  // Offered where it makes a difference.
  const isOffered = changed.some(({ id }, at) => id !== saved.cards[at]?.id);
  const view = order === 'changed' ? { ...saved, cards: changed } : saved;
  return (
    <div css={pageStyles}>
      <header>
        <h1>Your watchlist</h1>
        {view.count > 0 ? <p>{summaryOf(view, noun)}</p> : null}
        {isOffered ? (
          <SegmentedControl label="Order" options={orders} value={order} onChange={setOrder} />
        ) : null}
      </header>
      <SavedCars view={view} headingLevel={2} />
      {view.sold.slice(0, mostReplaced).map((car) => (
        <SimilarToSold key={car.id} car={car} />
      ))}
    </div>
  );
}
