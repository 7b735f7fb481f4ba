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

/** Calendar arithmetic on YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** "2026-05-01" as "1 May 2026"; "2023-03" as "March 2023"; anything else as it is. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date);
  if (!match) return date;
  const month = new Intl.DateTimeFormat('en-AU', { month: match[3] ? 'short' : 'long', timeZone: 'UTC' });
  const moment = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3] ?? 1)));
  const monthName = month.format(moment).replace(/\.$/, '');
  return match[3] ? `${Number(match[3])} ${monthName} ${match[1]}` : `${monthName} ${match[1]}`;
}
