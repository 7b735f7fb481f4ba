import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import { sessionMaxAgeS } from '../http/cookies';

/** At most `count` of something in `windowS` seconds. */
export interface Limit {
  count: number;
  windowS: number;
}

const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/**
 * Every limit of sign-in (D-12, API-035, API-036). Those of a phone hold for strangers together, and for each browser
 * that has signed in with the phone before by itself (`known-browser`), so that strangers cannot use up its own.
 *
 * A stranger guesses a code of a phone and site with a chance of 1e-5 a day at most: a code is one of 1,000,000, each
 * chosen anew, and the tries of all strangers together end with the tenth wrong one, so that in any 24 hours at most 10
 * tries of 1 in 1,000,000 are checked: 10 × 1e-6 = 1e-5. More codes, addresses or browsers give no more tries.
 */
export const SIGN_IN_LIMITS = {
  codeValidS: 5 * minuteS,
  wrongPerCode: 5,
  wrongPerPhone: [{ count: 10, windowS: dayS }],
  sendsPerPhone: [
    { count: 1, windowS: 30 },
    { count: 3, windowS: 10 * minuteS },
    { count: 5, windowS: hourS },
  ],
  sendsPerAddress: [{ count: 20, windowS: hourS }],
  sessionS: sessionMaxAgeS,
} as const;

const momentRow = z.object({ at: z.number() });

/**
 * Seconds until one more is within every limit; 0 when there is now.
 *
 * @param moments a query for what happened, one column `at`
 */
export async function waitS(tx: Tx, moments: SQL, limits: readonly Limit[], now: Date): Promise<number> {
  let longest = 0;
  for (const { count, windowS } of limits) {
    // The oldest of the last `count`: when it leaves the window one more is within it.
    const [last] = await query(
      tx,
      momentRow,
      sql`select (extract(epoch from at) * 1000)::float8 as at from (${moments}) moments
        order by at desc offset ${count - 1} limit 1`,
    );
    if (!last) continue;
    const left = Math.ceil((last.at - now.getTime()) / 1000 + windowS);
    longest = Math.max(longest, Math.min(left, windowS));
  }
  return longest;
}

/** "30 seconds", "8 minutes", "23 hours": rounded up, so that waiting as long is enough. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 2 * minuteS
      ? [seconds, 'second']
      : seconds < 2 * hourS
        ? [Math.ceil(seconds / minuteS), 'minute']
        : [Math.ceil(seconds / hourS), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
