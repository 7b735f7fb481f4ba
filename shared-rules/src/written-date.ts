import { monthNames } from './zoned-time';

/** Years of two digits from here on belong to the last century. */
const firstOfLastCentury = 70;

const yearOf = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) >= firstOfLastCentury ? 1900 : 2000);

/** 1 to 12 of a month by its name or the beginning of it; 0 of another word. */
const monthOf = (word: string): number =>
  monthNames.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function isoMonth(year: number, month: number): string | null {
  return month >= 1 && month <= 12 && year >= 1900 && year <= 2100 ? `${year}-${twoDigits(month)}` : null;
}

function isoDay(year: number, month: number, day: number): string | null {
  // The 31st of a shorter month is an earlier day of the next one.
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  const start = isoMonth(year, month);
  return isDay && start !== null ? `${start}-${twoDigits(day)}` : null;
}

/** Ways to write a day, in Australia's order, with the places of year, month and day among the groups. */
const dayForms: readonly (readonly [RegExp, year: number, month: number, day: number])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/, 1, 2, 3],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/, 3, 2, 1],
  [/^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})$/i, 3, 2, 1],
  [/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, 3, 1, 2],
];
const monthForms: readonly (readonly [RegExp, year: number, month: number])[] = [
  [/^(\d{4})-(\d{1,2})$/, 1, 2],
  [/^(\d{1,2})[/.-](\d{4}|\d{2})$/, 2, 1],
  [/^([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/i, 2, 1],
];

const monthNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : monthOf(text));

/**
 * A day as people in Australia write it ("13/05/2027", "13.5.27", "13 May 2027", "2027-05-13") as YYYY-MM-DD; null for
 * anything else, and for a day that no calendar has.
 */
export function writtenDay(text: string): string | null {
  for (const [form, year, month, day] of dayForms) {
    const found = form.exec(text.trim());
    if (found) return isoDay(yearOf(found[year] ?? ''), monthNumber(found[month] ?? ''), Number(found[day]));
  }
  return null;
}

/** A month of a year ("03/2021", "Mar-21", "2021-03"), or that of a day, as YYYY-MM; null for anything else. */
export function writtenMonth(text: string): string | null {
  for (const [form, year, month] of monthForms) {
    const found = form.exec(text.trim());
    if (found) return isoMonth(yearOf(found[year] ?? ''), monthNumber(found[month] ?? ''));
  }
  return writtenDay(text)?.slice(0, 7) ?? null;
}
