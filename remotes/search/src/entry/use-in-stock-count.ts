import { useEffect, useState } from 'react';
import type { SearchState } from 'shared-contracts/entities/search';
import { usePlatform } from 'shared-contracts/react';
import { countQuery } from './load-entry';
import { showMeOf, type ShowMe } from './show-me-count';

/**
 * Cars in stock that match, counted once the shopper pauses; the last count stays while the next is on its way
 * and when it fails.
 *
 * @param known the count when it needs no question
 */
export function useInStockCount(state: SearchState, known: ShowMe | null): ShowMe | null {
  const { site, search } = usePlatform();
  const [count, setCount] = useState<ShowMe | null>(null);
  useEffect(() => {
    if (known !== null) {
      setCount(known);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search([countQuery(site, state)], { signal: controller.signal }).then(
        ([answer]) => setCount(showMeOf(answer?.facetDistribution?.['status'], site)),
        // The button works without a number.
        () => undefined,
      );
    }, site.search.queryDebounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [site, search, state, known]);
  return count;
}
