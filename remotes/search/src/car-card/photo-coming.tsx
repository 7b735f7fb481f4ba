import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import * as styles from './photo-coming.styles';
import { carDrawing } from './lazy';

/** In place of a picture: the body of the car in outline, on the ground that pictures have (SRC-054). */
export function PhotoComing({ car }: { car: CarCard }): ReactNode {
  const text = 'Photo coming';
  return (
    <span css={styles.placeholder} role="img" aria-label={`${car.name}. ${text}`}>
      <span css={styles.drawing}>
        <carDrawing.Component car={car} />
      </span>
      <span>{text}</span>
    </span>
  );
}
