import { formatTime, weekdayName } from './opening-hours';
import { dateInZone, formatDate } from './zoned-time';

/**
 * A time that is booked or requested, as the clocks of an IANA time zone show it: "Tuesday 24 Nov 2026, 10:30 am".
 *
 * @param startsAt ISO 8601
 */
export function appointmentTime(startsAt: string, timezone: string): string {
  const { date, time, weekday } = dateInZone(new Date(startsAt), timezone);
  return `${weekdayName(weekday)} ${formatDate(date)}, ${formatTime(time)}`;
}
