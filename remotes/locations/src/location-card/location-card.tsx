import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefs } from 'shared-contracts/routes';
import { buttonStyles } from 'shared-ui/button';
import { PinIcon } from 'shared-ui/icons';
import { HolidayHours } from '../opening-hours/holiday-hours';
import { HoursTable } from '../opening-hours/hours-table';
import { OpenNow } from '../opening-hours/open-now';
import { addressText, directionsHref } from '../places/address';
import { distanceText } from '../places/order-places';
import { hasHours, placeTypeOf, placeTypeWords, type Place } from '../places/place';
import * as styles from './location-card.styles';
import { Phones } from './phones';
import { RatingLine } from './rating-line';

export interface LocationCardProps {
  place: Place;
  /** Level of its heading in the page's outline. */
  headingLevel?: 2 | 3;
  /** Makes the card a choice of the page; `isChosen` says whether it is the chosen one. */
  choice?: { isChosen: boolean; onChoose: () => void } | undefined;
}

/** Numbers a dealer has to show (LOC-013). */
function Licences({ place }: { place: Place }): ReactNode {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = place;
  const numbers = [dealer ? `DL ${dealer}` : null, repairer ? `MRB ${repairer}` : null].filter(Boolean);
  return numbers.length > 0 ? (
    <p css={styles.small}>
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </p>
  ) : null;
}

/** One place with everything needed to call, visit or write to it (LOC-013, LOC-014). */
export function LocationCard({ place, headingLevel = 3, choice }: LocationCardProps): ReactNode {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article css={styles.card} data-chosen={choice?.isChosen ? '' : undefined}>
      <div css={styles.head}>
        <p css={styles.kind}>
          <span>{placeTypeWords[placeTypeOf(place)]}</span>
          {place.distanceKm === null ? null : <span>{distanceText(place.distanceKm)}</span>}
        </p>
        <Heading css={styles.name}>
          {choice ? (
            <button
              type="button"
              css={styles.choose}
              aria-pressed={choice.isChosen}
              onClick={choice.onChoose}
            >
              {place.name}
            </button>
          ) : (
            <Link to={hrefs.location(place.slug)} css={styles.nameLink}>
              {place.name}
            </Link>
          )}
        </Heading>
        <OpenNow place={place} />
        <RatingLine place={place} />
      </div>
      <p css={styles.line}>
        <PinIcon size={16} />
        <span>{addressText(place.address)}</span>
      </p>
      <Phones place={place} />
      {hasHours(place) ? (
        <div css={styles.hours}>
          <HoursTable place={place} label={`Opening hours of ${place.name}`} />
          <HolidayHours place={place} />
        </div>
      ) : null}
      <Licences place={place} />
      <div css={styles.actions}>
        <Link to={hrefs.contactLocation(place.slug)} css={buttonStyles('tonal', 'small')}>
          Contact Us
        </Link>
        <a
          href={directionsHref(place.address)}
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
