import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { stockNoun } from 'shared-rules/stock-noun';
import { textLinkStyles } from 'shared-ui/button';
import { useOwnReservation } from '../checkout/reservation/use-own-reservation';
import * as styles from './sidebar.styles';

/** That a car is reserved, and by whom where it is the shopper: the server renders it for anybody. */
export function ReservedNotice({ car }: { car: Car }): ReactNode {
  const noun = stockNoun(useSite());
  const reference = useOwnReservation(car.id);
  return (
    <p css={styles.reserved} role="note">
      {reference === null ? (
        <>
          This {noun} is reserved at the moment.{' '}
          <a css={textLinkStyles} href={hrefs.enquire({ carSlug: car.slug })}>
            Ask us about it
          </a>
        </>
      ) : (
        <>
          You have reserved this {noun}. Your reference <b>{reference}</b>
        </>
      )}
    </p>
  );
}
