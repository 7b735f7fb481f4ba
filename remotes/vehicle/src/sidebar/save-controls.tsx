import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useCompared, useFavourite, useSite, useWatched } from 'shared-contracts/react';
import { canCompare, canFavourite, toFavouriteEntry, watchlistControl } from 'shared-rules/save-controls';
import { Button } from 'shared-ui/button';
import { BookmarkFilledIcon, BookmarkIcon, CompareIcon, HeartFilledIcon, HeartIcon } from 'shared-ui/icons';
import { sender } from '../sender';

interface CarProps {
  car: Car;
}

/** Keeps a car as a favourite. */
function FavouriteButton({ car }: CarProps): ReactNode {
  const { isKept, toggle } = useFavourite(sender, 'vehicle', toFavouriteEntry(car));
  return (
    <Button variant="text" size="small" data-part="scripted" aria-pressed={isKept} onClick={toggle}>
      {isKept ? <HeartFilledIcon /> : <HeartIcon />} {isKept ? 'Saved' : 'Save'}
    </Button>
  );
}

/** Puts a car beside others. */
function CompareButton({ car }: CarProps): ReactNode {
  const { isKept, toggle } = useCompared(sender, toFavouriteEntry(car));
  return (
    <Button variant="text" size="small" data-part="scripted" aria-pressed={isKept} onClick={toggle}>
      <CompareIcon /> Compare
    </Button>
  );
}

/** Asks for a car to be put into the visitor's watchlist or taken out. */
function WatchlistButton({ car }: CarProps): ReactNode {
  const { isKept, toggle } = useWatched(sender, car);
  const site = useSite();
  if (watchlistControl(car, isKept, site) === null) return null;
  return (
    <Button
      variant="text"
      size="small"
      data-part="scripted"
      aria-label={isKept ? 'Remove from watchlist' : 'Save to watchlist'}
      onClick={toggle}
    >
      {isKept ? <BookmarkFilledIcon /> : <BookmarkIcon />} Watchlist
    </Button>
  );
}

/** The ways to keep a car that the site lists, in its order and by the rules of the card (VEH-040). */
export function SaveControls({ car }: CarProps): ReactNode {
  const site = useSite();
  return site.card.saveControls.map((control): ReactNode => {
    switch (control) {
      case 'favourite':
        return canFavourite(car, site) ? <FavouriteButton key={control} car={car} /> : null;
      case 'compare':
        return canCompare(car, site) ? <CompareButton key={control} car={car} /> : null;
      case 'watchlist':
        return <WatchlistButton key={control} car={car} />;
    }
  });
}
