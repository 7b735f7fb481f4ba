/**
 * Calendar arithmetic on days written YYYY-MM-DD, and their names. Plain text throughout: a day in a calendar belongs
 * to no time zone.
 */

/** shared-rules has them too, which nothing here may import; asking `Intl` takes a slow phone long at its first use. */
const monthNames = [
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
] as const;

/** Days of the week as a calendar's columns, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const daysOfWeek = weekdayNames.length;

const toMoment = (date: string): Date => new Date(`${date}T00:00:00Z`);
const toDate = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Month of a day as YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

const firstOf = (month: string): string => `${month}-01`;

/** 0 Monday to 6 Sunday. */
const columnOf = (date: string): number => (toMoment(date).getUTCDay() + 6) % daysOfWeek;

/** The day so many days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  const moment = toMoment(date);
  moment.setUTCDate(moment.getUTCDate() + days);
  return toDate(moment);
}

/** The last day of a month. */
export function lastOf(month: string): string {
  const moment = toMoment(firstOf(month));
  moment.setUTCMonth(moment.getUTCMonth() + 1, 0);
  return toDate(moment);
}

/** The same day so many months later, or that month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const moment = toMoment(firstOf(monthOf(date)));
  moment.setUTCMonth(moment.getUTCMonth() + months);
  const month = monthOf(toDate(moment));
  const sameDay = month + date.slice(7);
  const last = lastOf(month);
  return sameDay > last ? last : sameDay;
}

/** Monday or Sunday of the week that a day lies in. */
export const edgeOfWeek = (date: string, edge: 'monday' | 'sunday'): string =>
  addDays(date, (edge === 'monday' ? 0 : daysOfWeek - 1) - columnOf(date));

/** Keeps a day between two others, both included. */
export const clampDate = (date: string, first: string, last: string): string => {
  if (date < first) return first;
  return date > last ? last : date;
};

/** Rows of a month's calendar, Monday first; null where a day belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOf(month);
  const last = lastOf(month);
  const weeks: (string | null)[][] = [];
  for (let monday = edgeOfWeek(first, 'monday'); monday <= last; monday = addDays(monday, daysOfWeek)) {
    const days = weekdayNames.map((_, column) => addDays(monday, column));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/** Day of the month, 1 to 31. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));

/** "2026-12" as "December 2026". */
export const monthTitle = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** "2026-12-02" as "Wednesday 2 December 2026". */
export const dayTitle = (date: string): string =>
  `${weekdayNames[columnOf(date)] ?? ''} ${dayOfMonth(date)} ${monthTitle(monthOf(date))}`;
