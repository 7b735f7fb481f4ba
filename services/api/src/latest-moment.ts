/** Seconds that the clocks of two machines of one installation may differ by. */
const toleranceS = 60;

/**
 * The latest moment that something noted before now can bear. What bears a later one is from before the clock was set back:
 * it counts towards no limit and is valid no longer, so that an hour back makes no code last an hour longer and no shopper
 * wait for one.
 */
export const latestMoment = (now: Date): Date => new Date(now.getTime() + toleranceS * 1000);
