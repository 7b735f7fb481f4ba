import { clockMinutes } from '../clock-minutes';

/** A day's opening hours as `locations.json` writes them; weekday 0 is Sunday, times are HH:MM. */
export interface DayHours {
  weekday: number;
  status: 'Open' | 'Closed';
  open?: string;
  close?: string;
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const PART = /^([a-z]+)(?:\s*(?:-|–|to)\s*([a-z]+))?\s*:?\s+(.+)$/i;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i;

const dayOf = (word: string): number => DAYS.indexOf(word.slice(0, 3).toLowerCase());

/** Minutes after midnight, or null for what is no time. */
function minutesOf(text: string): number | null {
  const [, hour, minute, half] = TIME.exec(text.trim()) ?? [];
  return hour === undefined ? null : clockMinutes(hour, minute, half);
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function readTimes(text: string): Omit<DayHours, 'weekday'> | null {
  if (/^closed$/i.test(text)) return { status: 'Closed' };
  const [from = '', until = '', ...rest] = text.split(/\s*(?:-|–|\bto\b)\s*/);
  const [open, close] = [minutesOf(from), minutesOf(until)];
  if (open === null || close === null || rest.length > 0 || open >= close) return null;
  return { status: 'Open', open: clock(open), close: clock(close) };
}

/**
 * Reads opening hours from one line such as "Mon-Fri 8:30am-5:30pm, Sat 9am-4pm". Days that are not named are closed.
 * Gives a message for the dealer instead when the line makes no sense.
 */
export function readOpeningHours(line: string): DayHours[] | string {
  const week = new Map<number, DayHours>();
  for (const part of line.split(/[,;]/).map((text) => text.trim())) {
    const [, first = '', last = first, times = ''] = PART.exec(part) ?? [];
    const [from, until] = [dayOf(first), dayOf(last)];
    if (from < 0 || until < 0) return `"${part}" doesn't start with a day, such as Mon-Fri`;
    const hours = readTimes(times.trim());
    if (!hours) return `"${part}" needs an opening time before its closing time, such as 8:30am-5:30pm`;
    for (let step = 0; step <= (until - from + 7) % 7; step += 1) {
      const weekday = (from + step) % 7;
      if (week.has(weekday)) return `"${part}" names a day that is already there`;
      week.set(weekday, { weekday, ...hours });
    }
  }
  if ([...week.values()].every(({ status }) => status === 'Closed')) return 'there is no open day';
  return DAYS.map((_, weekday) => week.get(weekday) ?? { weekday, status: 'Closed' });
}
