import { formatTime } from 'shared-rules/opening-hours';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';

/** "24 Nov 2026, 12:00 pm" in a time zone. */
export function formatMoment(moment: Date, timezone: string): string {
  const { date, time } = dateInZone(moment, timezone);
  return `${formatDate(date)}, ${formatTime(time)}`;
}
