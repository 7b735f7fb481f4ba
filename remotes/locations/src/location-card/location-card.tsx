import type { ReactNode } from 'react';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { PinIcon } from 'shared-ui/icons';
import { HolidayHours } from '../opening-hours/holiday-hours';
import { HoursTable } from '../opening-hours/hours-table';
import { OpenNow } from '../opening-hours/open-now';
import { addressText, directionsHref } from '../dealer-location/address';
import { distanceText } from '../dealer-location/order-locations';
import {
  hasHours,
  locationTypeOf,
  locationTypeLabels,
  type DealerLocation,
} from '../dealer-location/dealer-location';
import * as styles from './location-card.styles';
import { Phones } from './phones';
import { RatingLine } from './rating-line';

export interface LocationCardProps {
  location: DealerLocation;
  /** Level of its heading in the page's outline. */
  headingLevel?: 2 | 3;
  /** Makes the card a choice of the page; `isChosen` says whether it is the chosen one. */
  choice?: { isChosen: boolean; onChoose: () => void } | undefined;
}

/** Numbers a dealer has to show (LOC-013). */
function Licences({ location }: { location: DealerLocation }): ReactNode {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location;
  const numbers = [dealer ? `DL ${dealer}` : null, repairer ? `MRB ${repairer}` : null].filter(Boolean);
  return numbers.length > 0 ? (
    <p css={styles.small}>
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </p>
  ) : null;
}

/** One location with everything needed to call, visit or write to it (LOC-013, LOC-014). */
export function LocationCard({ location, headingLevel = 3, choice }: LocationCardProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article css={styles.card} data-chosen={choice?.isChosen ? '' : undefined}>
      <div css={styles.head}>
        <p css={styles.kind}>
          <span>{locationTypeLabels[locationTypeOf(location)]}</span>
          {location.distanceKm === null ? null : <span>{distanceText(location.distanceKm)}</span>}
        </p>
        <Heading css={styles.name}>
          {choice ? (
            <button
              type="button"
              css={styles.choose}
              aria-pressed={choice.isChosen}
              onClick={choice.onChoose}
            >
              {location.name}
            </button>
          ) : (
            <a href={hrefs.location(location.slug)} css={styles.nameLink}>
              {location.name}
            </a>
          )}
        </Heading>
        <OpenNow location={location} />
        <RatingLine location={location} />
      </div>
      <p css={styles.line}>
        <PinIcon size={16} />
        <span>{addressText(location.address)}</span>
      </p>
      <Phones location={location} />
      {hasHours(location) ? (
        <div css={styles.hours}>
          <HoursTable location={location} label={`Opening hours of ${location.name}`} />
          <HolidayHours location={location} />
        </div>
      ) : null}
      <Licences location={location} />
      <div css={styles.actions}>
        <a href={hrefs.contactLocation(location.slug)} css={buttonStyles('tonal', 'small')}>
          Contact Us
        </a>
        <a
          href={directionsHref(location.address)}
          target="_blank"
          rel="noopener"
          css={buttonStyles('outline', 'small')}
        >
          Get Directions
        </a>
      </div>
    </article>
  );
}
