/** Brisbane has no daylight saving. */
const brisbaneOffsetMs = 10 * 3_600_000;
const dayMs = 86_400_000;
/** Sales that the counter shows of a whole day, which makes one every 450 seconds. */
const salesPerDay = 192;
const saleSeconds = 450;

/** How often the counter is computed anew, in ms (SHL-053). */
export const salesCounterMs = 150_000;

/** "Sales this Month" at a moment, by the clock of Brisbane (SHL-053, D-59). */
export function salesThisMonth(moment: Date): number {
  const brisbane = new Date(moment.getTime() + brisbaneOffsetMs);
  const secondsSinceMidnight = Math.floor((brisbane.getTime() % dayMs) / 1000);
  return Math.floor((brisbane.getUTCDate() - 1) * salesPerDay + secondsSinceMidnight / saleSeconds);
}
