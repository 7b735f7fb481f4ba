/** An entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same entry, so that a calendar takes it once. */
  uid: string;
  startsAt: Date;
  minutes: number;
  title: string;
  place: string;
}

/** Text as RFC 5545 writes it. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** "20261124T000000Z". */
const stamp = (moment: Date): string => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Octets that RFC 5545 allows in a line, its break left out. */
const longestLine = 75;

/** A line broken where it is too long; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** A file (RFC 5545) with one entry, which phones and computers put into their calendar. */
export function calendarFile({ uid, startsAt, minutes, title, place }: CalendarEntry): string {
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//My Garage//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    // When it was last changed is unknown; a time of its own would differ between server and browser.
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
