import { locationZone } from 'shared-rules/location-zone';
import { appointmentText } from 'shared-rules/moment-text';
import { requestedMoment } from '../appointments/requested-moment';
import type { LeadRecord } from './lead-record';

/** The moment a lead asks for; null for none, and for a text that is no moment. */
export const appointmentOf = ({ values }: LeadRecord): Date | null => requestedMoment(values.appointment_at);

/** What a dealer has to know of a time that is not booked for its lead (API-020, D-20); undefined for one that is. */
export function timeNote(lead: LeadRecord): string | undefined {
  if (!lead.isTimeOpen) return undefined;
  const moment = appointmentOf(lead);
  if (moment === null) {
    return `The shopper asked for “${lead.values.appointment_at ?? ''}”, which can’t be read as a time, so nothing is booked. Please agree on a time.`;
  }
  if (moment <= new Date(lead.createdAt)) return 'This time has already passed. Please agree on another one.';
  return lead.facts.isTimeOffered === false
    ? 'This time can’t be booked online, so it isn’t booked. Please agree on a time.'
    : 'This time is already taken. Please agree on another one.';
}

/** The moment by the clock of the dealership: "Tuesday 24 Nov 2026, 12:00 pm (Brisbane time)". */
export function localTimeText(moment: Date, { dealership }: LeadRecord, siteZone: string): string {
  const zone = locationZone(dealership.address, siteZone);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return `${appointmentText(moment, zone)} (${city} time)`;
}
