import type { SiteBundle } from 'service-api';
import { clockMinutes } from '../clock-minutes';
import { findingAt, type Finding } from './finding';

type Day = SiteBundle['content']['locations']['locations'][number]['contact_detail']['opening_hours'][number];

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b\.?)?`;
/** Two times with a dash or "to" between, as in "8:30am - 5pm". */
const RANGE = new RegExp(String.raw`\b${TIME}\s*(?:-|–|—|to|until|till)\s*${TIME}`, 'gi');
const HALF_DAY = 12 * 60;
const EXAMPLE = 'such as "8:30 am - 5:00 pm"';

/** What is wrong with hours that are given as words, which may have several parts; null for other words. */
function problemOfWords(words: string): string | null {
  let before = 0;
  for (const [part, hour = '', minute, half, toHour = '', toMinute, toHalf] of words.matchAll(RANGE)) {
    const [open, until] = [clockMinutes(hour, minute, half), clockMinutes(toHour, toMinute, toHalf)];
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
