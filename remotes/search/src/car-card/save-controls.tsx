import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useLastEvent, usePublish, useSite } from 'shared-contracts/react';
import { canCompare, canFavourite, toFavouriteEntry, watchlistControl } from 'shared-rules/save-controls';
import { IconButton } from 'shared-ui/button';
import { BookmarkFilledIcon, BookmarkIcon, CompareIcon, HeartFilledIcon, HeartIcon } from 'shared-ui/icons';
import { color, zIndex } from 'shared-ui/tokens';
import { sender } from '../sender';

/** Above the link that covers the card. Without script there is nothing to keep a car in. */
const placeStyles = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  top: 6,
  right: 6,
  display: 'flex',
  flexDirection: 'column',
  // The arrows have no filled shape, so the disc is filled instead.
  '& [data-control=compare][aria-pressed=true]': {
    color: color.onPrimary,
    '&::before': { background: color.primary },
  },
  '@media (scripting:none)': { display: 'none' },
});

interface CarProps {
  car: CarCard;
}

/** Keeps a car as a favourite. Only adding one is reported to analytics (SRC-078). */
function FavouriteButton({ car }: CarProps): ReactNode {
  const publish = usePublish(sender);
  const isSaved = useLastEvent('favourites:changed')?.items.some(({ id }) => id === car.id) ?? false;
  const toggle = (): void => {
    publish('favourites:toggled', { entry: toFavouriteEntry(car), source: 'card' });
    if (!isSaved) publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id: car.id } });
  };
  return (
    <IconButton veiled label={`Save ${car.name}`} aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  );
}

/** Puts a car beside others (SHL-072). */
function CompareButton({ car }: CarProps): ReactNode {
  const publish = usePublish(sender);
  const isCompared = useLastEvent('compare:changed')?.items.some(({ id }) => id === car.id) ?? false;
  return (
    <IconButton
      veiled
      data-control="compare"
      label={`Compare ${car.name}`}
      aria-pressed={isCompared}
      onClick={() => publish('compare:toggled', { entry: toFavouriteEntry(car) })}
    >
      <CompareIcon />
    </IconButton>
  );
}

/** Asks for a car to be put into the visitor's watchlist or taken out. The shell reports what was saved (SRC-078). */
function WatchlistButton({ car }: CarProps): ReactNode {
  const site = useSite();
  const publish = usePublish(sender);
  const watchlist = useLastEvent('watchlist:changed');
  const control = watchlistControl(car, watchlist?.states[car.id] === 'saved', site);
  if (control === null) return null;
  const about = { car_id: car.id, car_name: car.name, slug: car.slug };
  return control === 'save' ? (
    <IconButton
      veiled
      label={`Save to watchlist: ${car.name}`}
      onClick={() => publish('watchlist:save-requested', about)}
    >
      <BookmarkIcon />
    </IconButton>
  ) : (
    <IconButton
      veiled
      label={`Remove from watchlist: ${car.name}`}
      onClick={() => publish('watchlist:remove-requested', about)}
    >
      <BookmarkFilledIcon />
    </IconButton>
  );
}

/** The ways to keep a car that the site lists, in its order (SRC-055 to SRC-057). */
export function SaveControls({ car }: CarProps): ReactNode {
  const site = useSite();
  const controls = site.card.saveControls.map((control): ReactNode => {
    switch (control) {
      case 'favourite':
        return canFavourite(car, site) ? <FavouriteButton key={control} car={car} /> : null;
      case 'compare':
        return canCompare(car, site) ? <CompareButton key={control} car={car} /> : null;
      case 'watchlist':
        return <WatchlistButton key={control} car={car} />;
    }
  });
  return <div css={placeStyles}>{controls}</div>;
}
