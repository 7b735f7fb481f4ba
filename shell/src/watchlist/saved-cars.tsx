import type { ReactNode } from 'react';
import { Slot, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { AppLink } from '../platform/app-link';
import { UnlistedCars } from './unlisted-cars';
import type { SavedCarsView } from './use-saved-cars';

/** How to save a first car, by the control that the site's cards have. */
function NothingSaved({ headingLevel }: { headingLevel: 2 | 3 }): ReactNode {
  const site = useSite();
  const { card } = site;
  const [noun, nouns] = [stockNoun(site), stockNouns(site)];
  const control = card.saveControls.includes('watchlist') ? 'bookmark' : 'heart';
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={`No saved ${nouns} yet`}
      action={
        <AppLink href={paths.search} css={buttonStyles('filled')}>
          Browse our {nouns}
        </AppLink>
      }
    >
      Tap the {control} on a {noun} to save it. We’ll show you here when its price drops or it sells.
    </EmptyState>
  );
}

/** The saved cars as cards with a way to take each one out, or a way to the first one (SHL-032). */
export function SavedCars({
  view: { cards, removedIds, notes, unlisted, count },
  headingLevel,
}: {
  view: SavedCarsView;
  headingLevel: 2 | 3;
}): ReactNode {
  return (
    <>
      {cards.length === 0 ? null : (
        <Slot
          name="search.cards"
          placement="watchlist"
          cards={cards}
          remove="watchlist"
          removedIds={removedIds}
          notes={notes}
          headingLevel={headingLevel}
        />
      )}
      {unlisted.length === 0 ? null : <UnlistedCars cars={unlisted} headingLevel={headingLevel} />}
      {count === 0 ? <NothingSaved headingLevel={headingLevel} /> : null}
    </>
  );
}
