import * as z from 'zod/mini';

/**
 * Attaches the meaning of a config key to its schema, so that the generated JSON Schema explains the key in an
 * editor. Every schema passed here must be a fresh instance: a shared one would keep only its last meaning.
 */
export function key<T extends z.core.$ZodType>(schema: T, meaning: string): T {
  z.globalRegistry.add(schema, { description: meaning });
  return schema;
}

/** Text with at least one visible character. */
export const text = () => z.string().check(z.regex(/\S/, { error: 'must not be empty' }));

/** Lower-case words joined by hyphens: "harbour-motors". */
export const slug = () =>
  z.string().check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'must be kebab-case (lower-case letters, digits and single hyphens)',
    }),
  );

/** CSS hex colour, three or six digits. */
export const hexColour = () =>
  z.string().check(
    z.regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, {
      error: 'must be a CSS hex colour such as "#0b4f9c"',
    }),
  );

/** Path on this site: begins with one slash, so that it can never point to another origin. */
export const path = () =>
  z
    .string()
    .check(
      z.regex(/^\/(?![/\\])\S*$/, { error: 'must be a path that begins with one "/" such as "/search"' }),
    );

/** Path on this site, or an absolute https URL. */
export const link = () =>
  z.string().check(
    z.regex(/^(?:\/(?![/\\])\S*|#\S+|https:\/\/[^\s/]+\S*|(?:tel|mailto):\S+)$/, {
      error: 'must be a path ("/search"), an https URL, "#anchor", "tel:" or "mailto:"',
    }),
  );

/** Path on this site, an absolute https URL, or a stored picture ("picture:<hash>"). */
export const picture = () =>
  z.string().check(
    z.regex(/^(?:\/(?![/\\])\S*|https:\/\/[^\s/]+\S*|picture:[a-z0-9-]+)$/, {
      error: 'must be a path ("/logo.svg"), an https URL or a stored picture ("picture:…")',
    }),
  );

/** Absolute https URL. */
export const httpsUrl = () =>
  z.string().check(
    z.regex(/^https:\/\/[^\s/]+\S*$/, {
      error: 'must be an absolute https URL such as "https://x.example"',
    }),
  );

/** Base of a service: a path on this site or an absolute http(s) URL. */
export const serviceBase = () =>
  z.string().check(
    z.regex(/^(?:\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/, {
      error: 'must be a path ("/search-service") or an absolute URL',
    }),
  );

/** Phone number as people write it: digits, spaces, and a leading plus. */
export const phone = () =>
  z.string().check(
    z.regex(/^\+?\d(?:[ ()-]?\d){5,14}$/, {
      error: 'must be a phone number such as "07 5550 0142" or "1300 000 000"',
    }),
  );

/** Whether a date is in the calendar: `Date.parse` alone takes 31 February for 3 March. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Day of the calendar. */
export const isoDate = () =>
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date such as "2026-12-25"' }),
      z.refine(isCalendarDay, { error: 'is not a date that exists' }),
    );

/** Date and time with an explicit offset; promotions compare in it (decision D-64). */
export const offsetDateTime = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/, {
      error: 'must be an ISO date with offset such as "2026-06-15T17:30:00+10:00"',
    }),
    z.refine((value) => isCalendarDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), {
      error: 'is not a date that exists',
    }),
  );

/** Whole number within bounds, both included. */
export const wholeNumber = (min: number, max: number) => z.number().check(z.int(), z.gte(min), z.lte(max));

/** Number within bounds, both included; the upper bound may be left out. */
export const numberFrom = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.number().check(z.gte(min), z.lte(max));

/** Dollars, zero or more. */
export const dollars = () => numberFrom(0);

/** Percent from 0 to 100. */
export const percent = () => numberFrom(0, 100);

/** A list without repeats; order is kept. */
export const uniqueList = <T extends z.core.$ZodType>(item: T) =>
  z
    .array(item)
    .check(z.refine((list) => new Set(list).size === list.length, { error: 'must not repeat an entry' }));
