import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { analyticsIds } from 'shared-contracts/analytics';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { useLastEvent, usePublish } from 'shared-contracts/react';
import { IconButton } from 'shared-ui/button';
import { HeartFilledIcon, HeartIcon } from 'shared-ui/icons';
import { zIndex } from 'shared-ui/tokens';
import { sender } from '../sender';

/** Above the link that covers the card. Without script there is nothing to keep a car in. */
const placeStyles = css({
  position: 'absolute',
  zIndex: zIndex.cardControl,
  top: 6,
  right: 6,
  '@media (scripting:none)': { display: 'none' },
});

/** Keeps a car as a favourite. Only adding one is reported to analytics. */
export function FavouriteButton({ car }: { car: CarCard }): ReactNode {
  const publish = usePublish(sender);
  const favourites = useLastEvent('favourites:changed');
  const isSaved = favourites?.items.some(({ id }) => id === car.id) ?? false;
  const toggle = (): void => {
    const { id, name, slug, make, model, primary_image_url } = car;
    publish('favourites:toggled', {
      entry: { id, name, slug, make, model, primary_image_url },
      source: 'card',
    });
    if (!isSaved) publish('analytics:tracked', { eventId: analyticsIds.save, params: { car_id: id } });
  };
  return (
    <span css={placeStyles}>
      <IconButton veiled label={`Save ${car.name}`} aria-pressed={isSaved} onClick={toggle}>
        {isSaved ? <HeartFilledIcon /> : <HeartIcon />}
      </IconButton>
    </span>
  );
}
