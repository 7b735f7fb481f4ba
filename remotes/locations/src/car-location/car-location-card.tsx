import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { toSpecialDay, weekRows } from 'shared-rules/opening-hours';
import { dateInZone } from 'shared-rules/zoned-time';
import { buttonStyles, textLinkStyles } from 'shared-ui/button';
import { ArrowIcon, ClockIcon, PinIcon } from 'shared-ui/icons';
import { Phones } from '../location-card/phones';
import { RatingLine } from '../location-card/rating-line';
import { LocationMap } from '../map/location-map';
import { OpenNow } from '../opening-hours/open-now';
import { useNow } from '../opening-hours/use-now';
import { addressText, directionsHref } from '../dealer-location/address';
import { hasHours, type DealerLocation } from '../dealer-location/dealer-location';
import * as styles from './car-location-card.styles';

/** Today's line of the week's hours. */
function HoursToday({ location }: { location: DealerLocation }): ReactNode {
  const { locations } = useSite();
  const now = useNow();
  const { weekday } = dateInZone(now, location.timezone);
  const today = weekRows(location.contact_detail.opening_hours, {
    closedLabel: locations.closedLabel,
    specialDays: location.specialHours.map(toSpecialDay),
    now,
    timezone: location.timezone,
  }).find(({ weekdays }) => weekdays.includes(weekday));
  if (!today || !hasHours(location)) return null;
  return (
    <p css={styles.line}>
      <ClockIcon size={16} />
      <span>Today {today.text}</span>
    </p>
  );
}

/** The location of a page's car: open or not, rating, phone, today's hours, address and map (VEH-072). */
export function CarLocationCard({ data: location }: { data: DealerLocation | null }): ReactNode {
  const { maps } = useSite();
  if (!location) return null;
  const hasMap = (location.address.map_key ?? maps.key) !== null;
  return (
    <section css={styles.card} aria-labelledby="yard-name">
      <div css={styles.text}>
        <p css={styles.kicker}>Where to see it</p>
        <div css={styles.head}>
          <h2 id="yard-name" css={styles.name}>
            {location.name}
          </h2>
          <OpenNow location={location} />
        </div>
        <RatingLine location={location} />
        {hasMap ? (
          <p css={styles.line}>
            <PinIcon size={16} />
            <span>{addressText(location.address)}</span>
          </p>
        ) : null}
        <Phones location={location} />
        <HoursToday location={location} />
        <div css={styles.actions}>
          {hasMap ? (
            <a
              href={directionsHref(location.address)}
              target="_blank"
              rel="noopener"
              css={buttonStyles('outline', 'small')}
            >
              Get Directions
            </a>
          ) : null}
          <a href={hrefs.location(location.slug)} css={textLinkStyles}>
            Hours and details <ArrowIcon size={16} />
          </a>
        </div>
      </div>
      {/* Without a key it is the address with a way there. */}
      <LocationMap location={location} />
    </section>
  );
}
