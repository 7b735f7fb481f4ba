import type { AlertChannel, AlertFrequency } from 'shared-contracts/entities/saved-search';
import { addDays, dateInZone, momentInZone } from 'shared-rules/zoned-time';

/** Texts are sent from the first to the second, by the clock of the site; the first is also the time of daily alerts. */
const dayBegins = '08:00';
const dayEnds = '20:00';
/** Milliseconds between two looks at a search whose owner is notified at once. */
const nowIntervalMs = 3 * 60_000;

/** What decides when a saved search is looked at. */
export interface Schedule {
  channel: AlertChannel;
  frequency: AlertFrequency;
  /** IANA zone of the site. */
  timezone: string;
}

/** The next time it is 8:00 after a moment. */
export function nextMorning(moment: Date, timezone: string): Date {
  const { date } = dateInZone(moment, timezone);
  const today = momentInZone(date, dayBegins, timezone);
  return today > moment ? today : momentInZone(addDays(date, 1), dayBegins, timezone);
}

/** Whether no text may be sent at a moment: from 20:00 to 8:00. */
export function isQuietTime(moment: Date, timezone: string): boolean {
  const { time } = dateInZone(moment, timezone);
  return time < dayBegins || time >= dayEnds;
}

/** When a saved search is looked at after a moment: what comes up in the quiet hours of a text waits for the morning. */
export function nextRun(moment: Date, { channel, frequency, timezone }: Schedule): Date {
  const soon = new Date(moment.getTime() + nowIntervalMs);
  const waits = frequency === 'daily' || (channel === 'text' && isQuietTime(soon, timezone));
  return waits ? nextMorning(moment, timezone) : soon;
}
