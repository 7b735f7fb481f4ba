import type { OpeningHour, SpecialHours } from 'shared-contracts/entities/location';
import { addDays, dateInZone, type ZonedTime } from './zoned-time';
import { compareText } from './text-order';

type Entry = Omit<OpeningHour, 'weekday'> & { weekday: number };

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;
const workingDays = [1, 2, 3, 4, 5] as const;
/** How far ahead special hours are listed (D-51). */
const upcomingDays = 60;

/** Name of a weekday, 0 Sunday to 6 Saturday; empty for any other number. */
export const weekdayName = (weekday: number): string => weekdayNames[weekday] ?? '';
/** 0 Sunday and 6 Saturday are the weekend (LOC-017). */
export const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6;

/** "08:30" as "8:30 am"; text that is no time is returned as it is (D-52). */
export function formatTime(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour < 12 ? 'am' : 'pm'}`;
}

const span = (open: string, close: string) => `${formatTime(open)} - ${formatTime(close)}`;

/** Hours of one day as text: formated_hours when present, else open and close (LOC-015, LOC-018). */
export function hoursText(entry: Omit<Entry, 'weekday'>, closedLabel: string): string {
  if (entry.status === 'Closed') return closedLabel;
  if (entry.formated_hours) return entry.formated_hours;
  return entry.open && entry.close ? span(entry.open, entry.close) : closedLabel;
}

/** Special hours of either shape in one form (LOC-020): `start` and `end` are HH:mm, null when closed. */
export interface SpecialDay {
  /** YYYY-MM-DD. */
  date: string;
  start: string | null;
  end: string | null;
}

/** Reads special hours of either shape; hours that are not whole count as closed (LOC-020). */
export function toSpecialDay(entry: SpecialHours): SpecialDay {
  const start = entry.start_hour ?? entry.hours?.begin ?? null;
  const end = entry.end_hour ?? entry.hours?.end ?? null;
  const open = entry.status === 'Open' && start !== null && end !== null;
  return { date: entry.date, start: open ? start : null, end: open ? end : null };
}

/** Hours of a special day as text, or the site's label for a closed day. */
export const specialDayText = (day: SpecialDay, closedLabel: string): string =>
  day.start && day.end ? span(day.start, day.end) : closedLabel;

/** A location's special hours from today on, 60 days ahead, by date (LOC-019, D-51). */
export function upcomingSpecialDays(
  entries: readonly SpecialHours[],
  locationId: number,
  now: Date,
  timezone: string,
): SpecialDay[] {
  const today = dateInZone(now, timezone).date;
  const last = addDays(today, upcomingDays);
  return entries
    .filter((entry) => entry.location_id === locationId && entry.date >= today && entry.date <= last)
    .map(toSpecialDay)
    .sort((a, b) => compareText(a.date, b.date));
}

/** One row of the hours table. */
export interface HoursRow {
  label: string;
  text: string;
  /** Special hours of this week stand in this row (LOC-021). */
  holiday: boolean;
  /** Weekdays the row stands for. */
  weekdays: number[];
}

/** Special days of the week (Monday to Sunday) that `now` lies in, by weekday; past days are left out. */
function specialsOfWeek(days: readonly SpecialDay[], today: ZonedTime): Map<number, SpecialDay> {
  const monday = addDays(today.date, -((today.weekday + 6) % 7));
  const found = new Map<number, SpecialDay>();
  for (const day of days) {
    const index = mondayFirst.findIndex((_, offset) => addDays(monday, offset) === day.date);
    const weekday = mondayFirst[index];
    if (weekday !== undefined && day.date >= today.date) found.set(weekday, day);
  }
  return found;
}

/**
 * The week as rows from Monday to Sunday: Monday to Friday in one row when all five match (LOC-016), special
 * hours of this week in place of the day's own and marked (LOC-021). A day without an entry is closed.
 */
export function weekRows(
  entries: readonly Entry[],
  options: { closedLabel: string; specialDays: readonly SpecialDay[]; now: Date; timezone: string },
): HoursRow[] {
  const specials = specialsOfWeek(options.specialDays, dateInZone(options.now, options.timezone));
  const row = (weekday: number): HoursRow => {
    const special = specials.get(weekday);
    const entry = entries.find((candidate) => candidate.weekday === weekday);
    const regular = entry ? hoursText(entry, options.closedLabel) : options.closedLabel;
    return {
      label: weekdayName(weekday),
      text: special ? specialDayText(special, options.closedLabel) : regular,
      holiday: special !== undefined,
      weekdays: [weekday],
    };
  };
  const rows = mondayFirst.map(row);
  const working = rows.slice(0, workingDays.length);
  const first = working[0];
  const alike = first && working.every((day) => !day.holiday && day.text === first.text);
  if (!alike) return rows;
  return [{ ...first, label: 'Mon - Fri', weekdays: [...workingDays] }, ...rows.slice(workingDays.length)];
}

/** Whether a place is open now; times are HH:mm in its own zone. `unknown`: its hours of today are only words. */
export type OpenState =
  | { kind: 'unknown' }
  | { kind: 'open'; until: string }
  | { kind: 'closed'; opens: { weekday: number; at: string; daysAhead: number } | null };

/** Open and close of one calendar day, special hours first; null when closed, `words` when not given as times. */
function dayHours(
  entries: readonly Entry[],
  specialDays: readonly SpecialDay[],
  date: string,
  weekday: number,
) {
  const special = specialDays.find((day) => day.date === date);
  if (special) return special.start && special.end ? { open: special.start, close: special.end } : null;
  const entry = entries.find((candidate) => candidate.weekday === weekday);
  if (entry?.status !== 'Open') return null;
  return entry.open && entry.close ? { open: entry.open, close: entry.close } : 'words';
}

/** Open until when, or when it opens next within a week, as far as its hours are times. */
export function openState(
  entries: readonly Entry[],
  specialDays: readonly SpecialDay[],
  now: Date,
  timezone: string,
): OpenState {
  const today = dateInZone(now, timezone);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const weekday = (today.weekday + daysAhead) % 7;
    const hours = dayHours(entries, specialDays, addDays(today.date, daysAhead), weekday);
    if (!hours) continue;
    if (hours === 'words') return daysAhead === 0 ? { kind: 'unknown' } : { kind: 'closed', opens: null };
    if (daysAhead > 0 || today.time < hours.open) {
      return { kind: 'closed', opens: { weekday, at: hours.open, daysAhead } };
    }
    if (today.time < hours.close) return { kind: 'open', until: hours.close };
  }
  return { kind: 'closed', opens: null };
}

/** "until 5:30 pm", "opens tomorrow 8:30 am"; empty where the next opening is not known as a time. */
export function openWhenText(state: Exclude<OpenState, { kind: 'unknown' }>): string {
  if (state.kind === 'open') return `until ${formatTime(state.until)}`;
  if (!state.opens) return '';
  const { at, daysAhead, weekday } = state.opens;
  const day = daysAhead === 0 ? '' : daysAhead === 1 ? 'tomorrow ' : `${weekdayName(weekday)} `;
  return `opens ${day}${formatTime(at)}`;
}
