import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import * as styles from './photo-coming.styles';
import { bodyDrawing } from './lazy';

/** In place of a picture: the body of the car in outline, on the ground that pictures have (SRC-054). */
export function PhotoComing({ car: { name, simple_body, item_type } }: { car: CarCard }): ReactNode {
  const text = 'Photo coming';
  return (
    <span css={styles.placeholder} role="img" aria-label={`${name}. ${text}`}>
      <span css={styles.drawing}>
        <bodyDrawing.Component type={simple_body ?? item_type} width={256} />
      </span>
      <span>{text}</span>
    </span>
  );
}
