/** A moment as a clock on the wall shows it. */
export interface ZonedTime {
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm, 24 hours. */
  time: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
}

/** A moment in an IANA time zone. */
export function dateInZone(moment: Date, timezone: string): ZonedTime {
  const part = Object.fromEntries(
    formatFor(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  return { date, time: `${part.hour}:${part.minute}`, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

/** No zone's clock is further from UTC than this. */
const mostOffsetMs = 14 * 3_600_000;

/**
 * The year it is in an IANA time zone. On all but two days it is the same everywhere, and `Intl`, whose first use on a
 * page takes a slow phone as long as drawing several cards, need not be called.
 */
export function yearInZone(moment: Date, timezone: string): number {
  const [least, most] = [-mostOffsetMs, mostOffsetMs].map((offsetMs) =>
    new Date(moment.getTime() + offsetMs).getUTCFullYear(),
  );
  return least === most ? moment.getUTCFullYear() : Number(dateInZone(moment, timezone).date.slice(0, 4));
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * A moment in ISO 8601 as the clock of an IANA time zone shows it, with that zone's offset (D-04):
 * "2026-12-02T10:00:00+10:00". Parts of a second are dropped.
 */
export function toZonedIso(moment: Date, timezone: string): string {
  const { date, time } = dateInZone(moment, timezone);
  const seconds = moment.getUTCSeconds();
  const wallClockMs = Date.parse(`${date}T${time}:${twoDigits(seconds)}Z`);
  const offsetMinutes = Math.round((wallClockMs - moment.getTime()) / 60_000);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${date}T${time}:${twoDigits(seconds)}${sign}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/**
 * The moment at which the clock of an IANA time zone shows a date (YYYY-MM-DD) and time (HH:mm). A time that the clocks
 * skip in spring is taken as that much after the change; one that occurs twice in autumn is the first.
 */
export function momentInZone(date: string, time: string, timezone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const shownAt = (ms: number) => {
    const shown = dateInZone(new Date(ms), timezone);
    return Date.parse(`${shown.date}T${shown.time}:00Z`);
  };
  const offsetAt = (ms: number) => shownAt(ms) - ms;
  // The offsets a day before and after are the only two that can hold; the larger one gives the earlier moment.
  const dayMs = 86_400_000;
  const earlier = wanted - Math.max(offsetAt(wanted - dayMs), offsetAt(wanted + dayMs));
  const later = wanted - Math.min(offsetAt(wanted - dayMs), offsetAt(wanted + dayMs));
  return new Date(shownAt(earlier) === wanted ? earlier : later);
}

/** Calendar arithmetic on YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2026-05-01" as "1 May 2026"; "2023-03" as "March 2023"; anything else as it is. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date) ?? [];
  const name = monthNames[Number(month) - 1];
  if (year === undefined || name === undefined) return date;
  // Short as Australians write it: Sept has four letters.
  return day ? `${Number(day)} ${name.slice(0, name === 'September' ? 4 : 3)} ${year}` : `${name} ${year}`;
}
