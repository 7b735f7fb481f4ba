import { formatTime, weekdayName } from './opening-hours';
import { dateInZone, formatDate } from './zoned-time';

/** A moment as the clocks of an IANA time zone show it: "24 Nov 2026, 10:30 am". */
export function momentText(moment: Date, timezone: string): string {
  const { date, time } = dateInZone(moment, timezone);
  return `${formatDate(date)}, ${formatTime(time)}`;
}

/** The same of a time that is booked or requested, with its weekday: "Tuesday 24 Nov 2026, 10:30 am". */
export function appointmentText(moment: Date, timezone: string): string {
  return `${weekdayName(dateInZone(moment, timezone).weekday)} ${momentText(moment, timezone)}`;
}
