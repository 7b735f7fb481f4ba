import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import { locationZone } from 'shared-rules/location-zone';
import { openState, openWhenText, toSpecialDay } from 'shared-rules/opening-hours';
import { locationRating, reviewCountText } from 'shared-rules/rating';
import { addDays, dateInZone, momentInZone } from 'shared-rules/zoned-time';

/** Whether a location is open, as texts that hold until its doors open or close. */
export interface OpenNow {
  isOpen: boolean;
  /** "until 5:30 pm", "opens tomorrow 8:30 am", or empty. */
  when: string;
  /** Unix milliseconds until which this holds; null where no change is known. */
  validUntil: number | null;
}

/** What the sidebar says of the location a car stands at, ready to show. */
export interface DealerFacts {
  openNow: OpenNow | null;
  /** Average with one decimal and the number of reviews, "4.7" and "510 reviews". */
  rating: { average: string; reviews: string } | null;
}

function openNowOf(
  location: Location,
  specialHours: readonly SpecialHours[],
  now: Date,
  zone: string,
): OpenNow | null {
  const hours = location.contact_detail.opening_hours;
  const special = specialHours.filter(({ location_id: id }) => id === location.id).map(toSpecialDay);
  const state = openState(hours, special, now, zone);
  if (hours.length === 0 || state.kind === 'unknown') return null;
  const next = state.kind === 'open' ? { at: state.until, daysAhead: 0 } : state.opens;
  const validUntil = next && momentInZone(addDays(dateInZone(now, zone).date, next.daysAhead), next.at, zone);
  return {
    isOpen: state.kind === 'open',
    when: openWhenText(state),
    validUntil: validUntil?.getTime() ?? null,
  };
}

/** Open or not, and the rating, as far as each is known; the rating by the location card's rule (LOC-010). */
export function dealerFacts(
  location: Location,
  specialHours: readonly SpecialHours[],
  now: Date,
  siteZone: string,
): DealerFacts {
  const rating = locationRating(location);
  return {
    openNow: openNowOf(location, specialHours, now, locationZone(location.address, siteZone)),
    rating: rating && { average: rating.averageText, reviews: reviewCountText(rating.count) },
  };
}
