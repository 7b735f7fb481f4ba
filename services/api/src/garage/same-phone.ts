import { sql, type SQL } from 'drizzle-orm';

/** Digits that every spelling of a mobile number ends with: "0412 345 678" and "+61 412 345 678" alike. */
const commonDigits = 9;

/**
 * Whether a number as somebody typed it may be this one. Numbers of other kinds can end alike, so what is found has
 * still to be normalised and compared.
 *
 * @param given the number as it was typed
 * @param phone normalised
 */
export const samePhone = (given: SQL, phone: string): SQL =>
  sql`right(regexp_replace(${given}, '\\D', '', 'g'), ${commonDigits}::int) = ${phone.slice(-commonDigits)}`;
