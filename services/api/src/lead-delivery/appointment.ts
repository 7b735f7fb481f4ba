import { locationZone } from 'shared-rules/location-zone';
import { dateInZone } from 'shared-rules/zoned-time';
import { formatMoment } from '../reservations/format-moment';
import type { LeadRecord } from './lead-record';

/** ISO 8601 with offset, as forms send it; anything else is words of the shopper. */
const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The moment a lead asks for; null for none, and for a text that is no moment. */
export function appointmentOf({ values }: LeadRecord): Date | null {
  const text = values.appointment_at ?? '';
  const moment = new Date(text);
  return isoMoment.test(text) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** The moment by the clock of the dealership: "Tuesday, 24 Nov 2026, 12:00 pm (Brisbane time)". */
export function appointmentText(moment: Date, { dealership }: LeadRecord, siteZone: string): string {
  const zone = locationZone(dealership.address, siteZone);
  const weekday = weekdays[dateInZone(moment, zone).weekday] ?? '';
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return `${weekday}, ${formatMoment(moment, zone)} (${city} time)`;
}
