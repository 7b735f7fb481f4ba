import type { OpeningHour, SpecialHours } from 'shared-contracts/entities/location';
import { toSpecialDay } from 'shared-rules/opening-hours';
import { addDays, momentInZone, toZonedIso } from 'shared-rules/zoned-time';

/** Minutes that a test drive takes up (D-20). */
export const SLOT_MINUTES = 30;
const slotMs = SLOT_MINUTES * 60_000;

/** A time that can be booked: ISO 8601 with the offset of the dealership's zone. */
export interface Slot {
  start: string;
  end: string;
}

/** What decides when a place can be visited. */
export interface SalesLocation {
  openingHours: readonly (Omit<OpeningHour, 'weekday'> & { weekday: number })[];
  specialHours: readonly SpecialHours[];
  timezone: string;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Opening and closing time of a day, HH:mm; null when closed or given in words only. Special hours go first. */
function hoursOf(
  { openingHours, specialHours }: SalesLocation,
  date: string,
): { open: string; close: string } | null {
  const special = specialHours.find((entry) => entry.date === date);
  const { start: open, end: close } = special ? toSpecialDay(special) : regular(openingHours, date);
  return open !== null && close !== null ? { open, close } : null;
}

function regular(openingHours: SalesLocation['openingHours'], date: string) {
  const entry = openingHours.find(({ weekday }) => weekday === weekdayOf(date));
  return entry?.status === 'Open' ? { start: entry.open, end: entry.close } : { start: null, end: null };
}

/**
 * Bookable times of a location from one day to another, both included, as YYYY-MM-DD (API-020, D-20): whole slots within
 * the opening hours that no booked one overlaps.
 *
 * @param booked moments at which booked slots begin, milliseconds
 */
export function freeSlots(
  location: SalesLocation,
  from: string,
  to: string,
  booked: readonly number[],
): Slot[] {
  const slots: Slot[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const hours = hoursOf(location, date);
    if (!hours) continue;
    const close = momentInZone(date, hours.close, location.timezone).getTime();
    let start = momentInZone(date, hours.open, location.timezone).getTime();
    for (; start + slotMs <= close; start += slotMs) {
      if (booked.some((other) => Math.abs(other - start) < slotMs)) continue;
      const iso = (ms: number) => toZonedIso(new Date(ms), location.timezone);
      slots.push({ start: iso(start), end: iso(start + slotMs) });
    }
  }
  return slots;
}
