/**
 * Orders names as people read them, upper and lower case alike. By hand, because the first comparison by locale loads
 * its rules, which takes a slow phone longer than sorting all makes of a site.
 */
export function compareText(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
