import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useCompared, useFavourite, useSite, useWatched } from 'shared-contracts/react';
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

/** Keeps a car as a favourite (SRC-078). */
function FavouriteButton({ car }: CarProps): ReactNode {
  const { isKept, toggle } = useFavourite(sender, 'card', toFavouriteEntry(car));
  return (
    <IconButton veiled label={`Save ${car.name}`} aria-pressed={isKept} onClick={toggle}>
      {isKept ? <HeartFilledIcon /> : <HeartIcon />}
    </IconButton>
  );
}

/** Puts a car beside others (SHL-072). */
function CompareButton({ car }: CarProps): ReactNode {
  const { isKept, toggle } = useCompared(sender, toFavouriteEntry(car));
  return (
    <IconButton
      veiled
      data-control="compare"
      label={`Compare ${car.name}`}
      aria-pressed={isKept}
      onClick={toggle}
    >
      <CompareIcon />
    </IconButton>
  );
}

/** Asks for a car to be put into the visitor's watchlist or taken out (SRC-078). */
function WatchlistButton({ car }: CarProps): ReactNode {
  const site = useSite();
  const { isKept, toggle } = useWatched(sender, car);
  if (watchlistControl(car, isKept, site) === null) return null;
  const label = `${isKept ? 'Remove from' : 'Save to'} watchlist: ${car.name}`;
  return (
    <IconButton veiled label={label} onClick={toggle}>
      {isKept ? <BookmarkFilledIcon /> : <BookmarkIcon />}
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
  return (
    <div css={placeStyles} data-part="save">
      {controls}
    </div>
  );
}
