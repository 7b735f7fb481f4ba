import { sql, type SQL } from 'drizzle-orm';

/** Digits that every spelling of a mobile number ends with: "0412 345 678" and "+61 412 345 678" alike. */
const commonDigits = 9;

/** The last digits of a number as somebody typed it, which a column may keep. */
export const lastDigits = (given: SQL): SQL =>
  sql`right(regexp_replace(${given}, '\\D', '', 'g'), ${sql.raw(String(commonDigits))})`;

/**
 * Whether last digits are those of a number. Numbers of other kinds can end alike, so what is found has still to be
 * normalised and compared.
 *
 * @param phone normalised
 */
export const areDigitsOf = (digits: SQL, phone: string): SQL =>
  sql`${digits} = ${phone.slice(-commonDigits)}`;

/** Whether a number as somebody typed it may be this one: see `areDigitsOf`. */
export const samePhone = (given: SQL, phone: string): SQL => areDigitsOf(lastDigits(given), phone);
