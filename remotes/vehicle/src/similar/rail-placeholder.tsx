import type { ReactNode } from 'react';
import { CardSkeleton } from 'shared-ui/skeleton';
import * as styles from './rail.styles';

/** Cards in view on a wide screen. */
const cardsInView = [1, 2, 3, 4];

/** A row of cards in the shape it will have, under its heading, while it is on its way (VEH-068). */
export function RailPlaceholder({ title }: { title: string }): ReactNode {
  return (
    <div css={styles.placeholder} role="status" aria-label={`Loading ${title.toLowerCase()}`}>
      <h2>{title}</h2>
      <div>
        {cardsInView.map((at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}
