import { useEffect } from 'react';
import type { ResultsData } from './load-results';

/** The browser shows at most one results page; the server none, because effects do not run there. */
let shown: ResultsData | null = null;

/** What the shopper sees while the next search is on its way; null when it is no results page. */
export const resultsOnScreen = (): ResultsData | null => shown;

/** Keeps note of the results on screen while mounted. */
export function useResultsOnScreen(data: ResultsData): void {
  useEffect(() => {
    shown = data;
    return () => {
      if (shown === data) shown = null;
    };
  }, [data]);
}
