import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { usePublish } from 'shared-contracts/react';
import { Button } from 'shared-ui/button';
import { color, radius, space } from 'shared-ui/tokens';
import { sender } from '../sender';

const tileStyles = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  height: '100%',
  minHeight: 160,
  padding: space[24],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.base,
  color: color.muted,
  textAlign: 'center',
});

/** Stands where the card of a car stood that was taken out just now, with the way to put it back. */
export function RemovedCar({ car: { id, name, slug } }: { car: CarCard }): ReactNode {
  const publish = usePublish(sender);
  const undo = useRef<HTMLButtonElement>(null);
  // The control that had the focus went with the card.
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <div css={tileStyles}>
      <p>{name} removed</p>
      <Button
        ref={undo}
        size="small"
        aria-label={`Undo: save ${name} again`}
        onClick={() => publish('watchlist:save-requested', { car_id: id, car_name: name, slug })}
      >
        Undo
      </Button>
    </div>
  );
}
