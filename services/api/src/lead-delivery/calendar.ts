import { carHeading } from 'shared-rules/car-title';
import { formatPhone } from 'shared-rules/phone';
import { SLOT_MINUTES } from '../appointments/free-slots';
import { appointmentOf, localTimeText } from './appointment';
import type { LeadRecord } from './lead-record';

/** Bytes of a line; a longer one goes on in the next, behind a space (RFC 5545, 3.1). */
const lineBytes = 75;

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** A text value: what ends a value or a line is escaped, what no calendar may hold is left out (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\p{Surrogate}]/gu, '');

/** A moment in UTC: it is the same one in every calendar, whatever daylight saving does. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const appointmentNames: Readonly<Partial<Record<LeadRecord['formType'], string>>> = {
  'test-drive': 'Test drive',
  service: 'Service',
};

/** A calendar file to attach to a mail. */
export interface CalendarFile {
  filename: string;
  content: string;
}

/**
 * The calendar file of a test drive or service booking that asks for a time (RFC 5545); null for any other lead, and
 * where the time is not booked for it. Its UID is the lead's, so that a repeated mail adds no second entry.
 */
export function leadCalendar(lead: LeadRecord, site: { url: string; timezone: string }): CalendarFile | null {
  const start = appointmentOf(lead);
  const name = appointmentNames[lead.formType];
  if (start === null || name === undefined || lead.isTimeOpen) return null;
  const { values, dealership, facts } = lead;
  const { street, city, state, postcode } = dealership.address;
  const shopper = `${values.name} ${values.last_name}`.trim();
  const about = facts.vehicle ? carHeading(facts.vehicle) : '';
  const description = [
    localTimeText(start, lead, site.timezone),
    [shopper, formatPhone(values.phone), values.email].join(', '),
    [about, facts.vehicle?.stockNumber ? `stock number ${facts.vehicle.stockNumber}` : '']
      .filter(Boolean)
      .join(', '),
    values.message ?? '',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Leads//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:lead-${lead.id}@${new URL(site.url).hostname}`,
    `DTSTAMP:${utc(new Date(lead.createdAt))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + SLOT_MINUTES * 60_000))}`,
    `SUMMARY:${escapeText([name, about, shopper].filter(Boolean).join(', '))}`,
    `LOCATION:${escapeText(`${dealership.name}, ${street}, ${city} ${state} ${postcode}`)}`,
    `DESCRIPTION:${escapeText(description.filter(Boolean).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    filename: `${lead.formType}-${lead.id}.ics`,
    content: lines.map((line) => `${fold(line)}\r\n`).join(''),
  };
}
