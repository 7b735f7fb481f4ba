/**
 * Minutes after midnight of a time that somebody typed, or null for what no clock shows. A time without am or pm is by the
 * 24-hour clock.
 */
export function clockMinutes(hour: string, minute = '0', half?: string): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (minutes > 59 || hours > 23 || (half !== undefined && (hours < 1 || hours > 12))) return null;
  if (half === undefined) return hours * 60 + minutes;
  return ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes;
}
