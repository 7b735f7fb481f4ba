import type { LoadContext } from 'shared-contracts/remote/remote-module';
import type { ResultsData } from './load-results';

/** The results in view while the next ones load, as they were loaded; null where the page in view is no results page. */
export const previousResults = ({ previous }: LoadContext): ResultsData | null =>
  typeof previous === 'object' && previous !== null && 'preset' in previous
    ? (previous as ResultsData) // no other page of this remote has a preset
    : null;

/** Results with the counts that have come after them by now. */
export async function withArrivedCounts({ counts, ...known }: ResultsData): Promise<ResultsData> {
  if (!counts) return known;
  const { facets: first } = known.result;
  // Counts that are still on their way, or cannot be had, leave the first ones.
  const facets = await Promise.race([counts, Promise.resolve(first)]).catch(() => first);
  return { ...known, result: { ...known.result, facets } };
}
