import type { SiteBundle } from 'service-api';
import { findingAt, type Finding } from './finding';

type Day = SiteBundle['content']['locations']['locations'][number]['contact_detail']['opening_hours'][number];

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?`;
/** Two times with a dash or "to" between, as in "8:30am - 5pm". */
const RANGE = new RegExp(String.raw`\b${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`, 'gi');
const HALF_DAY = 12 * 60;
const EXAMPLE = 'such as "8:30 am - 5:00 pm"';

/** Minutes after midnight, or null for what no clock shows. A time without am or pm is by the 24-hour clock. */
function minutesOf(hour: string, minute = '0', half?: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 23 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  if (half === undefined) return hours * 60 + minutes;
  return (hours % 12) * 60 + minutes + (/^p/i.test(half) ? HALF_DAY : 0);
}

/** What is wrong with hours that are given as words, which may have several parts; null for other words. */
function problemOfWords(words: string): string | null {
  let before = 0;
  for (const [part, hour = '', minute, half, toHour = '', toMinute, toHalf] of words.matchAll(RANGE)) {
    const [open, until] = [minutesOf(hour, minute, half), minutesOf(toHour, toMinute, toHalf)];
    if (open === null || until === null) return `has "${part}", which no clock shows; write it ${EXAMPLE}`;
    // "8:30 - 5:00" ends in the afternoon.
    const close = toHalf === undefined && half === undefined && until <= open ? until + HALF_DAY : until;
    if (close <= open) return `has "${part}", which closes before it opens; check am and pm, ${EXAMPLE}`;
    if (open < before)
      return `has "${part}", which begins before the hours ahead of it end; make them follow each other`;
    before = close;
  }
  return null;
}

/** What is wrong with a day, and at which of its fields. */
function problemOf({ status, open, close, formated_hours: words }: Day): [keyof Day, string] | null {
  if (status === 'Closed')
    return open || close || words
      ? ['status', 'is Closed although the day has hours; make it Open or take the hours out']
      : null;
  if (words) {
    const problem = problemOfWords(words);
    return problem === null ? null : ['formated_hours', problem];
  }
  return open && close
    ? null
    : ['status', 'is Open without hours, which pages show as closed; add open and close'];
}

/**
 * Opening hours that shoppers would misread. A time that is none, a day that closes before it opens and a day that is
 * named twice keep the site from loading, so those findings are the parser's.
 */
export const checkHours = ({ content }: Pick<SiteBundle, 'content'>): Finding[] =>
  content.locations.locations.flatMap(({ contact_detail: { opening_hours: days } }, at) =>
    days.flatMap((day, index) => {
      const [field, problem] = problemOf(day) ?? [];
      if (field === undefined || problem === undefined) return [];
      const parts = ['locations', at, 'contact_detail', 'opening_hours', index, field];
      return [findingAt('error', { file: 'locations.json', parts }, problem)];
    }),
  );
