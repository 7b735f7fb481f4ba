import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Slot } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { AppLink } from '../platform/app-link';
import type { ShopperState } from '../store/store';
import type { WatchlistData } from './load-watchlist';

/** How many of the loaded cars are still saved, and which; one taken out goes at once (SHL-066). */
export function useSavedCards({ cards }: WatchlistData): WatchlistData['cards'] {
  const states = useSelector(({ watchlist }: ShopperState) => watchlist.states);
  return cards.filter(({ id }) => (states[id] ?? 'saved') === 'saved');
}

/** The saved cars as cards with a way to take each one out, or a way to the first one (SHL-032). */
export function SavedCars({ data, headingLevel }: { data: WatchlistData; headingLevel: 2 | 3 }): ReactNode {
  const cards = useSavedCards(data);
  const { goneCount } = data;
  return (
    <>
      {goneCount > 0 ? (
        <p>
          {goneCount === 1 ? 'One car you saved is' : `${goneCount} cars you saved are`} no longer listed.
        </p>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState
          headingLevel={headingLevel}
          title="No saved cars yet"
          action={
            <AppLink href={paths.search} css={buttonStyles('filled')}>
              Browse our cars
            </AppLink>
          }
        >
          Save a car and it waits for you here, on every device you sign in on.
        </EmptyState>
      ) : (
        <Slot
          name="search.cards"
          placement="watchlist"
          cards={cards}
          remove="watchlist"
          headingLevel={headingLevel}
        />
      )}
    </>
  );
}
