const minute = 60;
const hour = 60 * minute;

/**
 * Seconds from one attempt to the next: quick at first, because a lead grows cold, then the schedule of Standard
 * Webhooks; about 75 hours in all.
 */
export const retryDelaysS = [
  5, 30, 2 * minute, 10 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour,
] as const; // prettier-ignore

/** Share of a delay that is added at random, so that a sink that comes back is not hit by all at once. */
const jitter = 0.1;

/**
 * Seconds until the next attempt, or null when it is time to give up.
 *
 * @param failed attempts made, 1 or more
 * @param random 0 up to 1
 */
export function nextDelayS(failed: number, random: number): number | null {
  const delay = retryDelaysS[failed - 1];
  return delay === undefined ? null : delay * (1 + jitter * random);
}
