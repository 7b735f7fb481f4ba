import type { ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { Car } from 'shared-contracts/entities/car';
import { useLastEvent, usePublish, useSite } from 'shared-contracts/react';
import { canCompare, canFavourite, toFavouriteEntry, watchlistControl } from 'shared-rules/save-controls';
import { Button } from 'shared-ui/button';
import { BookmarkFilledIcon, BookmarkIcon, CompareIcon, HeartFilledIcon, HeartIcon } from 'shared-ui/icons';

interface CarProps {
  car: Car;
}

/** Keeps a car as a favourite. Only adding one is reported to analytics. */
function FavouriteButton({ car }: CarProps): ReactNode {
  const publish = usePublish('vehicle');
  const isSaved = useLastEvent('favourites:changed')?.items.some(({ id }) => id === car.id) ?? false;
  const toggle = (): void => {
    publish('favourites:toggled', { entry: toFavouriteEntry(car), source: 'vehicle' });
    if (!isSaved) publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id: car.id } });
  };
  return (
    <Button variant="text" size="small" data-part="scripted" aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? <HeartFilledIcon /> : <HeartIcon />} {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** Puts a car beside others. */
function CompareButton({ car }: CarProps): ReactNode {
  const publish = usePublish('vehicle');
  const isCompared = useLastEvent('compare:changed')?.items.some(({ id }) => id === car.id) ?? false;
  return (
    <Button
      variant="text"
      size="small"
      data-part="scripted"
      aria-pressed={isCompared}
      onClick={() => publish('compare:toggled', { entry: toFavouriteEntry(car) })}
    >
      <CompareIcon /> Compare
    </Button>
  );
}

/** Asks for a car to be put into the visitor's watchlist or taken out. The shell reports what was saved. */
function WatchlistButton({ car }: CarProps): ReactNode {
  const site = useSite();
  const publish = usePublish('vehicle');
  const watchlist = useLastEvent('watchlist:changed');
  const control = watchlistControl(car, watchlist?.states[car.id] === 'saved', site);
  if (control === null) return null;
  const isSaved = control === 'remove';
  const about = { car_id: car.id, car_name: car.name, slug: car.slug };
  return (
    <Button
      variant="text"
      size="small"
      data-part="scripted"
      aria-label={isSaved ? 'Remove from watchlist' : 'Save to watchlist'}
      onClick={() => publish(isSaved ? 'watchlist:remove-requested' : 'watchlist:save-requested', about)}
    >
      {isSaved ? <BookmarkFilledIcon /> : <BookmarkIcon />} Watchlist
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
