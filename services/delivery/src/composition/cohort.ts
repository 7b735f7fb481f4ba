import { randomInt } from 'node:crypto';
import { readCookie, setCookie } from './cookies';

const monthS = 30 * 24 * 60 * 60;

/**
 * Cohort of a visitor: a number from 0 to 99 that a release for part of the visitors is decided by, in an order of its
 * own for each release (`salted-composition.ts`). It is the only thing the cookie holds. A visitor without one gets a random one.
 */
export function cohortOf(
  cookieHeader: string | undefined,
  isSecure: boolean,
): { cohort: number; setCookie: string | null } {
  const stored = readCookie(cookieHeader, 'cohort', isSecure);
  if (stored !== undefined && /^\d{1,2}$/.test(stored)) return { cohort: Number(stored), setCookie: null };
  const cohort = randomInt(100);
  return { cohort, setCookie: setCookie('cohort', String(cohort), { isSecure, maxAgeS: monthS }) };
}
