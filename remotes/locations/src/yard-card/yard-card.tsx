import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from 'shared-contracts/react';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import type { SlotProps } from 'shared-contracts/slots';
import { toSpecialDay, weekRows } from 'shared-rules/opening-hours';
import { dateInZone } from 'shared-rules/zoned-time';
import { buttonStyles, textLinkStyles } from 'shared-ui/button';
import { ArrowIcon, ClockIcon, PinIcon } from 'shared-ui/icons';
import { Phones } from '../location-card/phones';
import { RatingLine } from '../location-card/rating-line';
import { LocationMap } from '../map/location-map';
import { OpenNow } from '../opening-hours/open-now';
import { useNow } from '../opening-hours/use-now';
import { addressText, directionsHref } from '../places/address';
import { loadPlaces } from '../places/load-places';
import { hasHours, placeTypeOf, type Place } from '../places/place';
import * as styles from './yard-card.styles';

/** The yard of a car: its location, else its dealership's main place for sales. Null when the site shows neither. */
export async function loadYard(
  { dealershipSlug, locationSlug }: SlotProps['locations.card'],
  services: LoadServices,
): Promise<Place | null> {
  const places = await loadPlaces(services);
  const own = places.filter(({ dealership_slug: slug }) => slug === dealershipSlug);
  const sales = own.filter((place) => placeTypeOf(place) === 'sales');
  return (
    places.find(({ slug }) => slug === locationSlug) ??
    sales.find(({ primary }) => primary) ??
    sales[0] ??
    own[0] ??
    null
  );
}

/** Today's line of the week's hours. */
function HoursToday({ place }: { place: Place }): ReactNode {
  const { locations } = useSite();
  const now = useNow();
  const { weekday } = dateInZone(now, place.timezone);
  const today = weekRows(place.contact_detail.opening_hours, {
    closedLabel: locations.closedLabel,
    specialDays: place.specialHours.map(toSpecialDay),
    now,
    timezone: place.timezone,
  }).find(({ weekdays }) => weekdays.includes(weekday));
  if (!today || !hasHours(place)) return null;
  return (
    <p css={styles.line}>
      <ClockIcon size={16} />
      <span>Today {today.text}</span>
    </p>
  );
}

/** Where the car of a page stands: open or not, rating, phone, today's hours, address and map (VEH-072). */
export function YardCard({ data: place }: { data: Place | null }): ReactNode {
  const { maps } = useSite();
  if (!place) return null;
  const hasMap = (place.address.map_key ?? maps.key) !== null;
  return (
    <section css={styles.card} aria-labelledby="yard-name">
      <div css={styles.text}>
        <p css={styles.kicker}>Where to see it</p>
        <div css={styles.head}>
          <h2 id="yard-name" css={styles.name}>
            {place.name}
          </h2>
          <OpenNow place={place} />
        </div>
        <RatingLine place={place} />
        {hasMap ? (
          <p css={styles.line}>
            <PinIcon size={16} />
            <span>{addressText(place.address)}</span>
          </p>
        ) : null}
        <Phones place={place} />
        <HoursToday place={place} />
        <div css={styles.actions}>
          {hasMap ? (
            <a
              href={directionsHref(place.address)}
              target="_blank"
              rel="noopener"
              css={buttonStyles('outline', 'small')}
            >
              Get Directions
            </a>
          ) : null}
          <Link to={hrefs.location(place.slug)} css={textLinkStyles}>
            Hours and details <ArrowIcon size={16} />
          </Link>
        </div>
      </div>
      {/* Without a key it is the address with a way there. */}
      <LocationMap place={place} />
    </section>
  );
}
